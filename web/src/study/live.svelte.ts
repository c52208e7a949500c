import type { Lines } from '../wire/index.ts';
import type { AnalystPort } from './analyst.ts';

/** Whoever steps through a game quickly wants no search at every turn. Milliseconds. */
const PAUSE = 180;

/** What live analysis is asked about. */
export interface Asked {
  /** The game up to the position. */
  record: string;
  lines: number;
  /** The game is over there: nothing to look for. */
  over: boolean;
}

/** The analysis of the position that is looked at, going on until it is stopped. */
export class Live {
  readonly #analyst: AnalystPort;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  /** What is found so far, and for which game up to its position. */
  #found: { record: string; lines: Lines } | null = $state.raw(null);
  /** Whether anything is found. */
  readonly hasFound = $derived(this.#found !== null);
  /** Whether it looks for more. */
  running = $state(false);
  /** The analyst broke down. */
  broken = $state(false);

  constructor(analyst: AnalystPort) {
    this.#analyst = analyst;
  }

  /** What is found so far for a position; null if the lines are those of another one. */
  foundFor(record: string): Lines | null {
    return this.#found?.record === record ? this.#found.lines : null;
  }

  /** Looks at another position, or at the same one for more lines. */
  follow(asked: Asked): void {
    this.stop();
    if (asked.over) return;
    this.running = true;
    this.#waiting = setTimeout(() => void this.#ask(asked), PAUSE);
  }

  async #ask({ record, lines }: Asked): Promise<void> {
    try {
      this.broken = false;
      const last = await this.#analyst.lines({ record, lines, nodes: null }, (news) => {
        this.#found = { record, lines: news };
      });
      if (last) this.running = false;
    } catch {
      this.running = false;
      this.broken = true;
    }
  }

  /** Ends the search; what was found stays. */
  stop(): void {
    clearTimeout(this.#waiting);
    this.#analyst.stop();
    this.running = false;
  }
}
