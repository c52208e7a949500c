import { tried } from '../app/engine/seat.svelte.ts';
import { Editor } from '../wasm/explain.js';
import type { Answer, Color, Comparison, EditorView, Fault, Kind, Piece } from '../wire/index.ts';
import type { Language } from '../words/language.ts';

/** Which rules a position is set up by. */
export interface RulesChoice {
  edition: string;
  reserve: boolean;
  ransom: boolean;
}

/** The editor of WebAssembly with its view at hand: every change shows itself. */
export class Desk {
  readonly #editor: Editor;
  view: EditorView;

  constructor(rules: RulesChoice, language: Language) {
    this.#editor = tried(() => Editor.begin(rules.edition, rules.reserve, rules.ransom, language));
    this.view = $state.raw(this.#look());
  }

  #look(): EditorView {
    return JSON.parse(this.#editor.view());
  }

  #done(answer: string | undefined): Fault | null {
    this.view = this.#look();
    if (answer === undefined) return null;
    const { fault }: Answer = JSON.parse(answer);
    return fault;
  }

  place(cell: string, piece: Piece): Fault | null {
    return this.#done(this.#editor.place(cell, piece.color, piece.kind));
  }

  take(cell: string, everything: boolean): Fault | null {
    return this.#done(this.#editor.take(cell, everything));
  }

  shift(from: string, to: string, everything: boolean): Fault | null {
    return this.#done(this.#editor.shift(from, to, everything));
  }

  start(setting: string): Fault | null {
    return this.#done(this.#editor.start(setting));
  }

  load(text: string): Fault | null {
    return this.#done(this.#editor.load(text));
  }

  setToMove(color: Color): Fault | null {
    return this.#done(this.#editor.setToMove(color));
  }

  setReserve(color: Color, kind: Kind, count: number): Fault | null {
    return this.#done(this.#editor.setReserve(color, kind, Math.max(0, count)));
  }

  setClock(clock: number | null): void {
    this.#editor.setClock(clock ?? undefined);
    this.view = this.#look();
  }

  setPair(pair: number): void {
    this.#editor.setPair(pair);
    this.view = this.#look();
  }

  /** Goes on by other rules; tells what had to be left out. */
  setRules(rules: RulesChoice): string {
    const answer: Answer = JSON.parse(this.#editor.setRules(rules.edition, rules.reserve, rules.ransom));
    this.view = this.#look();
    return answer.fault?.message ?? answer.said;
  }

  clear(): void {
    this.#editor.clear();
    this.view = this.#look();
  }

  swap(): void {
    this.#editor.swap();
    this.view = this.#look();
  }

  undo(): void {
    if (this.#editor.undo()) this.view = this.#look();
  }

  redo(): void {
    if (this.#editor.redo()) this.view = this.#look();
  }

  setLang(language: Language): void {
    this.#editor.setLang(language);
    this.view = this.#look();
  }

  /** The position judged by other rules; throws a `Fault` if it is none here. */
  judge(rules: RulesChoice): Comparison {
    return tried(() => JSON.parse(this.#editor.judge(rules.edition, rules.reserve, rules.ransom)));
  }

  /** Gives WebAssembly its memory back. */
  close(): void {
    this.#editor.free();
  }
}
