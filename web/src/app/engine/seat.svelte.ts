import type { Settings } from '../../store/settings.ts';
import type { Table } from '../../wasm/jersi.js';
import type { EventMessage } from '../../wire/club.ts';
import type {
  Answer,
  BoardAction,
  ClockView,
  Color,
  DecisionView,
  Entered,
  Fault,
  Followed,
  KeyRow,
  OfferAnswer,
  OnlineView,
  Received,
  Saved,
  ThinkRequest,
  View,
} from '../../wire/index.ts';
import type { Language } from '../../words/language.ts';
import type { GamePort, OnlinePort } from '../ports.ts';

/** A table of WebAssembly with its view at hand: every change shows itself. */
export class Seat implements GamePort {
  protected readonly table: Table;
  view: View;

  constructor(table: Table) {
    this.table = table;
    this.view = $state.raw(this.#look());
  }

  #look(): View {
    return JSON.parse(this.table.view());
  }

  /** Shows what came of a request. */
  protected done<T = Answer>(answer: string): T {
    this.view = this.#look();
    return JSON.parse(answer);
  }

  key(player: Color): KeyRow[] {
    // It changes with the view, and whoever reads it follows.
    void this.view;
    return JSON.parse(this.table.key(player));
  }

  act(action: BoardAction, confirm: Settings['confirm']): Entered {
    return this.done(this.table.act(JSON.stringify(action), confirm));
  }

  clear(): void {
    this.table.clear();
    this.view = this.#look();
  }

  play(): Answer {
    return this.done(this.table.play());
  }

  playText(text: string): Answer {
    return this.done(this.table.playText(text));
  }

  decideText(text: string): Answer {
    return this.done(this.table.decideText(text));
  }

  enterText(text: string): Answer {
    return this.done(this.table.enterText(text));
  }

  goTo(turn: number): void {
    this.table.goTo(turn);
    this.view = this.#look();
  }

  undo(): Answer {
    return this.done(this.table.undo());
  }

  redo(): Answer {
    return this.done(this.table.redo());
  }

  continueHere(): Answer {
    return this.done(this.table.continueHere());
  }

  resign(): Answer {
    return this.done(this.table.resign());
  }

  offerTie(): OfferAnswer {
    return this.done(this.table.offerTie());
  }

  answerTie(machine: Color, chance: number | null): OfferAnswer {
    return this.done(this.table.answerTie(machine, chance));
  }

  acceptTie(color: Color): Answer {
    return this.done(this.table.acceptTie(color));
  }

  declineTie(color: Color): Answer {
    return this.done(this.table.declineTie(color));
  }

  tick(now: number): boolean {
    const over = this.table.tick(now);
    if (over) this.view = this.#look();
    return over;
  }

  startClock(): void {
    this.table.startClock();
  }

  stopClock(): void {
    this.table.stopClock();
  }

  clock(): ClockView | null {
    return JSON.parse(this.table.clock());
  }

  thinkRequest(): ThinkRequest | null {
    return JSON.parse(this.table.thinkRequest());
  }

  linkRecord(): string | null {
    return this.table.linkRecord() ?? null;
  }

  sent(): void {
    this.table.sent();
    this.view = this.#look();
  }

  receive(record: string, ahead: boolean): Received {
    return this.done(tried(() => this.table.receive(record, ahead)));
  }

  record(): string {
    return this.table.record();
  }

  save(): Saved {
    return JSON.parse(this.table.save());
  }

  setLang(language: Language): void {
    this.table.setLang(language);
    this.view = this.#look();
  }
}

/** The same of a game of a club. */
export class OnlineSeat extends Seat implements OnlinePort {
  follow(event: EventMessage): Followed {
    return this.done(tried(() => this.table.follow(JSON.stringify(event))));
  }

  standing(now: number): OnlineView {
    // It changes with what happens, and whoever reads it follows.
    void this.view;
    return JSON.parse(this.table.standing(now));
  }

  decision(): DecisionView | null {
    void this.view;
    return JSON.parse(this.table.decision());
  }
}

/** Does something with WebAssembly; what it throws as text is a fault. */
export function tried<T>(work: () => T): T {
  try {
    return work();
  } catch (thrown) {
    if (typeof thrown !== 'string') throw thrown;
    const fault: Fault = JSON.parse(thrown);
    throw fault;
  }
}
