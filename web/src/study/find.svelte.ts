import type { Where } from '../explain/explainer.ts';
import type { Color, Fault, SlipView, TriedView } from '../wire/index.ts';
import { language } from '../words/words.svelte.ts';
import type { AnalystPort } from './analyst.ts';
import type { Desk } from './desk.svelte.ts';
import type { Mistake, Review } from './review.svelte.ts';

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

/** Whose mistakes are asked about. */
export type Side = Color | 'both';

/** Finding the better turn where one was missed. Everything is tried on a copy of the study, so the record stays as it is. */
export class Find {
  readonly #analyst: AnalystPort;
  readonly #desk: Desk;
  readonly #review: Review;
  /** The turn that was a mistake; 0 while nothing is looked for. */
  id = $state(0);
  side: Side = $state('both');
  stage: Stage = $state('asked');
  /** What was tried last. */
  text = $state('');
  tried: TriedView | null = $state.raw(null);
  broken = $state(false);
  /** The board where turns are tried. */
  board: Desk | null = $state.raw(null);

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

  /** The answer is on the board. */
  get answered(): boolean {
    return this.stage === 'solved' || this.stage === 'shown';
  }

  get slip(): SlipView | null {
    return this.#review.judgedTurn(this.id)?.slip ?? null;
  }

  /** The position in which the turn is asked for, with its rules; null if it is not known. */
  get where(): Where | null {
    return this.#review.before(this.id);
  }

  /** The mistakes that are worth a question, the worst first. Inaccuracies are not, and what was better must be known. */
  tasksOf(side: Side): readonly Mistake[] {
    const asked = ({ slip }: Mistake): boolean =>
      slip.better.length > 0 && slip.judgement !== 'inaccuracy' && (side === 'both' || slip.player === side);
    return this.#review.slips.filter(asked);
  }

  /** How many questions there are, and which one this is, from 1; 0 if it is none of them. */
  get count(): { of: number; place: number } {
    const tasks = this.tasksOf(this.side);
    return { of: tasks.length, place: tasks.findIndex((task) => task.id === this.id) + 1 };
  }

  /** Begins with the worst mistake of a side. */
  train(side: Side): void {
    this.side = side;
    const [first] = this.tasksOf(side);
    if (first) this.begin(first.id);
  }

  /** Begins with a mistake of somebody's choice, and stays with the mistakes of its player. */
  ask(id: number): void {
    const player = this.#desk.turn(id)?.player;
    if (player) this.side = player;
    this.begin(id);
  }

  /** Goes to a mistake. */
  begin(id: number): void {
    const slip = this.#review.judgedTurn(id)?.slip;
    if (!slip || slip.better.length === 0) return;
    this.#analyst.stop();
    this.#clear();
    this.id = id;
    this.stage = 'asked';
    this.tried = null;
    this.text = '';
    this.board = this.#desk.copy(language());
    this.board.goBefore(id, slip.decision);
  }

  /** The next question, if there is one. */
  get next(): number | null {
    const tasks = this.tasksOf(this.side);
    return tasks[tasks.findIndex((task) => task.id === this.id) + 1]?.id ?? null;
  }

  /** Judges what is entered on the board. */
  async tryEntered(): Promise<Fault | null> {
    const { slip, board, id } = this;
    const text = board?.view.entry.playable ?? null;
    const look = slip ? this.#review.looks[slip.look] : undefined;
    if (!slip || !look || !board || text === null || !this.asks) return null;
    this.text = text;
    this.stage = 'judging';
    this.broken = false;
    try {
      const request = { record: board.lineRecord(), turn: text, look, nodes: this.#review.effort };
      const tried = await this.#analyst.tryTurn(request);
      if (!tried || this.id !== id || this.board !== board) return null;
      this.tried = tried;
      if (tried.good) {
        this.stage = 'solved';
        return board.play();
      }
      this.stage = 'failed';
    } catch {
      if (this.board !== board) return null;
      this.broken = true;
      this.stage = 'asked';
    }
    board.clear();
    return null;
  }

  /** Shows the better turn on the board. */
  show(): void {
    const { slip, board } = this;
    const turn = this.#desk.turn(this.id);
    if (!slip || !turn || !board) return;
    this.stage = 'shown';
    board.addLine(turn.parent, slip.better);
  }

  /** Puts what was found into the study as a variation, because somebody wants it there. */
  add(): void {
    const { slip, id, stage, text } = this;
    const turn = this.#desk.turn(id);
    this.leave();
    if (!slip || !turn) return;
    const own = stage === 'solved' && slip.decision === 0 && text !== slip.better[0];
    this.#desk.addLine(turn.parent, own ? [text] : slip.better);
  }

  /** Back to the study. */
  leave(): void {
    if (!this.on) return;
    this.#analyst.stop();
    this.id = 0;
    this.#clear();
  }

  #clear(): void {
    this.board?.free();
    this.board = null;
  }
}
