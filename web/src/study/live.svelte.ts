import { SvelteMap } from 'svelte/reactivity';
import type { Lines } from '../wire/index.ts';
import type { AnalystPort } from './analyst.ts';

/** Whoever steps through a game quickly wants no search at every turn. Milliseconds. */
const PAUSE = 180;
/** Before this depth lines jump about too much to be read. */
const READABLE = 2;
/** Positions whose lines are remembered. */
const MOST = 200;

/** What live analysis is asked about. */
export interface Asked {
  /** The position, as WebAssembly tells it: the key of its lines. */
  position: string;
  /** The game up to it; written only when the engine is really asked. */
  record: () => string;
  lines: number;
  /** The game is over there: nothing to look for. */
  over: boolean;
}

/** What is known of a position. */
export interface Known {
  lines: Lines;
  /** They were found on an earlier visit, and the search that goes on has not come so far again. */
  kept: boolean;
}

/** The analysis of the position that is looked at, going on until it is stopped. Lines are kept under the position that they tell
 * themselves, so they cannot be shown for another one. */
export class Live {
  readonly #analyst: AnalystPort;
  readonly #found = new SvelteMap<string, Lines>();
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #asked: Asked | null = null;
  /** The position whose lines are those of the search that goes on. */
  #fresh: string | null = $state(null);
  /** Whether it looks for more. */
  running = $state(false);
  /** The analyst broke down, or was never there. */
  broken = $state(false);

  constructor(analyst: AnalystPort) {
    this.#analyst = analyst;
  }

  /** What is known of a position; null if nothing is that can be shown. */
  known(position: string): Known | null {
    const lines = this.#found.get(position);
    return lines ? { lines, kept: this.#fresh !== position } : null;
  }

  /** Looks at another position, or at the same one for more lines. */
  follow(asked: Asked): void {
    this.stop();
    this.broken = false;
    if (asked.over) return;
    this.#asked = asked;
    this.running = true;
    this.#waiting = setTimeout(() => void this.#ask(asked), PAUSE);
  }

  /** Asks once more, after the analyst broke down. */
  again(): void {
    if (this.#asked) this.follow(this.#asked);
  }

  async #ask(asked: Asked): Promise<void> {
    try {
      const request = { record: asked.record(), lines: asked.lines, nodes: null };
      const last = await this.#analyst.lines(request, (news) => this.#hear(news));
      if (last) this.running = false;
    } catch {
      if (this.#asked !== asked) return;
      this.running = false;
      this.broken = true;
    }
  }

  #hear(news: Lines): void {
    if (news.depth < READABLE && !news.done) return;
    const there = this.#found.get(news.position);
    // What was found deeper before stays until the search is as far again.
    if (there && there.depth > news.depth && there.lines.length >= news.lines.length && !news.done) return;
    this.#found.delete(news.position);
    this.#found.set(news.position, news);
    this.#fresh = news.position;
    const [oldest] = this.#found.keys();
    if (this.#found.size > MOST && oldest !== undefined) this.#found.delete(oldest);
  }

  /** Ends the search; what was found stays. */
  stop(): void {
    clearTimeout(this.#waiting);
    this.#analyst.stop();
    this.running = false;
    this.#fresh = null;
  }

  /** Forgets all lines: they are told in another language. */
  forget(): void {
    this.#found.clear();
  }
}
