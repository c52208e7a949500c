import type { Table } from '../../wasm/jersi.js';
import type { Answer, Choice, ClockView, Color, Fault, Saved, View } from '../../wire/index.ts';
import type { Language } from '../../words/language.ts';
import type { GamePort } from '../ports.ts';

/** A table of WebAssembly with its view at hand: every change shows itself. */
export class Seat implements GamePort {
  readonly #table: Table;
  view: View;

  constructor(table: Table) {
    this.#table = table;
    this.view = $state.raw(this.#look());
  }

  #look(): View {
    return JSON.parse(this.#table.view());
  }

  /** Shows what came of a request. */
  #done(answer: string): Answer {
    this.view = this.#look();
    return JSON.parse(answer);
  }

  choose(choice: Choice): Answer {
    return this.#done(this.#table.choose(JSON.stringify(choice)));
  }

  back(): boolean {
    const there = this.#table.back();
    this.view = this.#look();
    return there;
  }

  play(): Answer {
    return this.#done(this.#table.play());
  }

  playText(text: string): Answer {
    return this.#done(this.#table.playText(text));
  }

  enterText(text: string): Answer {
    return this.#done(this.#table.enterText(text));
  }

  goTo(turn: number): void {
    this.#table.goTo(turn);
    this.view = this.#look();
  }

  undo(): Answer {
    return this.#done(this.#table.undo());
  }

  redo(): Answer {
    return this.#done(this.#table.redo());
  }

  continueHere(): Answer {
    return this.#done(this.#table.continueHere());
  }

  resign(color: Color): Answer {
    return this.#done(this.#table.resign(color));
  }

  offerDraw(color: Color): Answer {
    return this.#done(this.#table.offerDraw(color));
  }

  acceptDraw(color: Color): Answer {
    return this.#done(this.#table.acceptDraw(color));
  }

  declineDraw(color: Color): Answer {
    return this.#done(this.#table.declineDraw(color));
  }

  tick(now: number): boolean {
    const over = this.#table.tick(now);
    if (over) this.view = this.#look();
    return over;
  }

  startClock(): void {
    this.#table.startClock();
  }

  stopClock(): void {
    this.#table.stopClock();
  }

  clock(): ClockView | null {
    return JSON.parse(this.#table.clock());
  }

  record(): string {
    return this.#table.record();
  }

  save(): Saved {
    return JSON.parse(this.#table.save());
  }

  setLang(language: Language): void {
    this.#table.setLang(language);
    this.view = this.#look();
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
