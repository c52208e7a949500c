import type { Color, Opponent, ThinkRequest, Thought } from '../wire/index.ts';
import type { ThinkerPort } from './ports.ts';

/** How long a hint is looked for. */
const HINT_TIME = 1500;

/** The machine of the page: it thinks about one thing at a time, and what it thinks can be seen. */
export class Machine {
  readonly #thinker: ThinkerPort;
  thought: Thought | null = $state.raw(null);
  /** How likely White wins, by the latest thinking. */
  chance: number | null = $state(null);
  /** Thinking about its own turn. */
  thinking = $state(false);
  /** Thinking for a person. */
  hinting = $state(false);
  /** Thinking about a tie that it was offered. */
  weighing = $state(false);
  /** Counts the questions, so that a late answer to an old one is known. */
  #asked = 0;

  constructor(thinker: ThinkerPort) {
    this.#thinker = thinker;
  }

  /** The decision of a machine, in notation; null when it was stopped. */
  async decide(request: ThinkRequest): Promise<string | null> {
    return this.#think(request, 'thinking');
  }

  /** What the engine would play at its best; null when it was stopped. */
  async hint(record: string): Promise<string | null> {
    const opponent: Opponent = { type: 'engine', level: 10, seed: 1 };
    return this.#think({ record, opponent, moveTime: HINT_TIME, clock: null, lines: 1 }, 'hinting');
  }

  /** How likely a machine wins, by which it answers an offer: null if it does not know. Says so when it was stopped: that is
   * no answer. */
  async weigh(record: string, machine: Color): Promise<{ chance: number | null } | 'stopped'> {
    this.stop();
    const asked = this.#asked;
    this.weighing = true;
    let chance: number | null = null;
    try {
      chance = await this.#thinker.chance(record, machine);
    } catch {
      // A machine that broke down does not know.
    }
    if (asked !== this.#asked) return 'stopped';
    this.weighing = false;
    return { chance };
  }

  /** Ends the thinking with the best found so far. */
  moveNow(): void {
    if (this.thinking || this.hinting) this.#thinker.moveNow();
  }

  /** Ends the thinking without an answer. */
  stop(): void {
    this.#asked += 1;
    if (this.thinking || this.hinting || this.weighing) this.#thinker.stop();
    this.thinking = false;
    this.hinting = false;
    this.weighing = false;
  }

  /** Knows nothing of the game any more. */
  forget(): void {
    this.stop();
    this.thought = null;
    this.chance = null;
  }

  async #think(request: ThinkRequest, kind: 'thinking' | 'hinting'): Promise<string | null> {
    this.stop();
    const asked = this.#asked;
    this[kind] = true;
    this.thought = null;
    try {
      const answer = await this.#thinker.think(request, (thought) => {
        if (asked === this.#asked) this.#learn(thought);
      });
      if (asked !== this.#asked || !answer) return null;
      this.#learn(answer);
      return answer.best;
    } finally {
      if (asked === this.#asked) this[kind] = false;
    }
  }

  #learn(thought: Thought): void {
    this.thought = thought;
    if (thought.depth > 0) this.chance = thought.whiteChance;
  }
}
