import type { Fault, SlipView, TriedView } from '../wire/index.ts';
import type { AnalystPort } from './analyst.ts';
import type { Desk } from './desk.svelte.ts';
import type { Review } from './review.svelte.ts';

/** How far somebody is with a mistake. */
export type Stage =
  /** The turn is asked for. */
  | 'asked'
  /** The engine looks at what was entered. */
  | 'judging'
  /** As good as the best. */
  | 'solved'
  /** Not as good; another try, or the answer. */
  | 'failed'
  /** The answer was asked for. */
  | 'shown';

/** Finding the better turn where one was missed. */
export class Find {
  readonly #analyst: AnalystPort;
  readonly #desk: Desk;
  readonly #review: Review;
  /** The turn that was a mistake; 0 while nothing is looked for. */
  id = $state(0);
  stage: Stage = $state('asked');
  /** What was tried last. */
  text = $state('');
  tried: TriedView | null = $state.raw(null);
  broken = $state(false);

  constructor(analyst: AnalystPort, desk: Desk, review: Review) {
    this.#analyst = analyst;
    this.#desk = desk;
    this.#review = review;
  }

  get on(): boolean {
    return this.id !== 0;
  }

  /** Whether the board waits for a try. */
  get asks(): boolean {
    return this.on && (this.stage === 'asked' || this.stage === 'failed');
  }

  get slip(): SlipView | null {
    return this.#review.judgedTurn(this.id)?.slip ?? null;
  }

  /** How many mistakes there are, and which one this is, from 1. */
  get count(): { of: number; place: number } {
    const { slips } = this.#review;
    return { of: slips.length, place: slips.findIndex((turn) => turn.id === this.id) + 1 };
  }

  /** Goes to a mistake. */
  begin(id: number): void {
    const slip = this.#review.judgedTurn(id)?.slip;
    if (!slip) return;
    this.#analyst.stop();
    this.id = id;
    this.stage = 'asked';
    this.tried = null;
    this.text = '';
    this.#desk.goBefore(id, slip.decision);
  }

  /** The next mistake of the game, if there is one. */
  get next(): number | null {
    const { slips } = this.#review;
    return slips[slips.findIndex((turn) => turn.id === this.id) + 1]?.id ?? null;
  }

  /** Judges what is entered on the board. */
  async tryEntered(): Promise<Fault | null> {
    const { slip } = this;
    const text = this.#desk.view.entry.playable;
    const look = slip ? this.#review.looks[slip.look] : undefined;
    if (!slip || !look || text === null || !this.asks) return null;
    const { id } = this;
    this.text = text;
    this.stage = 'judging';
    this.broken = false;
    try {
      const request = { record: this.#desk.lineRecord(), turn: text, look, nodes: this.#review.effort };
      const tried = await this.#analyst.tryTurn(request);
      if (!tried || this.id !== id) return null;
      this.tried = tried;
      if (tried.good) {
        this.stage = 'solved';
        return this.#desk.play();
      }
      this.stage = 'failed';
    } catch {
      this.broken = true;
      this.stage = 'asked';
    }
    this.#desk.clear();
    return null;
  }

  /** Shows the better turn: it becomes a variation. */
  show(): void {
    const { slip, id } = this;
    const turn = this.#desk.turn(id);
    if (!slip || !turn) return;
    this.stage = 'shown';
    this.#desk.addLine(turn.parent, slip.better);
  }

  /** Back to the study. */
  leave(): void {
    if (!this.on) return;
    this.#analyst.stop();
    const { id, stage } = this;
    this.id = 0;
    if (stage !== 'solved' && stage !== 'shown') this.#desk.go(id);
  }
}
