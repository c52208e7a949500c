import { tried } from '../app/engine/seat.svelte.ts';
import { settings } from '../store/settings.svelte.ts';
import { Study } from '../wasm/jersi.js';
import type {
  AnalysisView,
  Answer,
  BoardAction,
  Both,
  Drawn,
  Entered,
  Fault,
  Look,
  PlayerConfig,
  StudyTree,
  StudyTurn,
  View,
} from '../wire/index.ts';
import type { Language } from '../words/language.ts';

/** Where a step leads. */
export type Way = 'first' | 'previous' | 'next' | 'last' | 'into' | 'out' | 'above' | 'below';

/** A study of WebAssembly with what it shows at hand: every change shows itself. */
export class Desk {
  #study: Study;
  view: View = $state.raw() as View;
  tree: StudyTree = $state.raw() as StudyTree;
  /** The turn that is looked at; 0 is the start. */
  at = $state(0);
  /** What happened, for the live region. */
  said = $state('');
  /** Counts the changes that are worth keeping. */
  changes = $state(0);
  readonly #turns = $derived(new Map(this.tree.turns.map((turn) => [turn.id, turn])));

  /** A study of a record, which throws a fault if it is none; or one that is there already. */
  constructor(record: string | Study, language: Language) {
    this.#study = typeof record === 'string' ? tried(() => Study.fromRecord(record, language)) : record;
    this.#show(true);
  }

  /** The same study once more: what is done there is not done here. */
  copy(language: Language): Desk {
    return new Desk(this.#study.copy(), language);
  }

  /** Gives back the memory. */
  free(): void {
    this.#study.free();
  }

  #show(grown: boolean): void {
    this.view = JSON.parse(this.#study.view());
    this.at = this.#study.at();
    if (grown) this.tree = JSON.parse(this.#study.tree());
  }

  #did(answer: string, grown = true): Answer {
    const told: Answer = JSON.parse(answer);
    if (!told.fault && grown) this.changes += 1;
    this.#show(grown);
    return told;
  }

  speak(language: Language): void {
    this.#study.setLang(language);
    this.#show(true);
  }

  /** A turn by its number; null for the start. */
  turn(id: number): StudyTurn | null {
    return this.#turns.get(id) ?? null;
  }

  get current(): StudyTurn | null {
    return this.turn(this.at);
  }

  /** What may follow a turn, the main line first. */
  after(id: number): readonly number[] {
    return id === 0 ? this.tree.first : (this.turn(id)?.children ?? []);
  }

  /** The game itself, turn by turn. */
  readonly game: StudyTurn[] = $derived(this.tree.turns.filter((turn) => turn.main));

  /** What is drawn on the board that is looked at. */
  get drawn(): Drawn {
    return this.current?.drawn ?? this.tree.drawn;
  }

  go(id: number): void {
    if (id === this.at && this.view.entry.done.length === 0 && this.view.stage === 'turn') return;
    const { fault } = this.#did(this.#study.go(id), false);
    if (!fault) this.said = this.view.last?.sentence ?? '';
  }

  /** One step back, on, into a variation or out of it, to the one beside, to the first or the last turn of the line. */
  step(way: Way): void {
    const to = this.#stepTo(way);
    if (to !== null && to !== this.at) this.go(to);
  }

  #stepTo(way: Way): number | null {
    const { current } = this;
    if (way === 'first') return 0;
    if (way === 'previous') return current?.parent ?? null;
    if (way === 'next') return this.after(this.at)[0] ?? null;
    if (way === 'into') return this.after(this.at)[1] ?? null;
    if (way === 'out') {
      let turn = current;
      while (turn && this.after(turn.parent)[0] === turn.id) turn = this.turn(turn.parent);
      return turn?.parent ?? null;
    }
    if (way === 'last') {
      let at = this.at;
      for (let next = this.after(at)[0]; next !== undefined; next = this.after(at)[0]) at = next;
      return at;
    }
    if (!current) return null;
    const beside = this.after(current.parent);
    return beside[beside.indexOf(current.id) + (way === 'above' ? -1 : 1)] ?? null;
  }

  goBefore(id: number, decision: number): void {
    this.#did(this.#study.goBefore(id, decision), false);
  }

  get place(): number[] {
    return JSON.parse(this.#study.place());
  }

  goToPlace(place: readonly number[]): void {
    this.#did(this.#study.goToPlace(JSON.stringify(place)), false);
  }

  clear(): void {
    this.#study.clear();
    this.#show(false);
  }

  /** Does what the person does at the board; gives the referee's reason, and whether the turn is to be played. */
  enter(action: BoardAction): Entered {
    const entered: Entered = JSON.parse(this.#study.act(JSON.stringify(action), settings.confirm));
    this.#show(false);
    return entered;
  }

  /** Plays what is entered: the turn becomes one of the study. */
  play(): Fault | null {
    return this.#told(this.#did(this.#study.play()));
  }

  playText(text: string): Fault | null {
    return this.#told(this.#did(this.#study.playText(text)));
  }

  #told(answer: Answer): Fault | null {
    if (answer.said !== '') this.said = answer.said;
    return answer.fault;
  }

  /** Adds a line behind a turn and looks at its first turn. */
  addLine(from: number, turns: readonly string[]): void {
    const { fault, said } = this.#did(this.#study.addLine(from, JSON.stringify(turns)));
    if (!fault) this.go(Number(said));
  }

  setNote(id: number, text: string): void {
    this.#did(this.#study.setNote(id, text));
  }

  setMark(id: number, sign: string): void {
    this.#did(this.#study.setMark(id, sign));
  }

  /** Draws an arrow at what is looked at, or rubs it out. */
  toggleArrow(from: string, to: string): void {
    this.#did(this.#study.toggleArrow(this.at, from, to));
  }

  toggleRing(cell: string): void {
    this.#did(this.#study.toggleRing(this.at, cell));
  }

  clearDrawn(): void {
    this.#did(this.#study.clearDrawn(this.at));
  }

  promote(id: number): Fault | null {
    return this.#did(this.#study.promote(id)).fault;
  }

  remove(id: number): Fault | null {
    return this.#did(this.#study.remove(id)).fault;
  }

  /** Puts the study back as it was. Throws a fault if the record is none. */
  restore(record: string, place: readonly number[], language: Language): void {
    const before = this.#study;
    this.#study = tried(() => Study.fromRecord(record, language));
    before.free();
    this.changes += 1;
    this.goToPlace(place);
    this.#show(true);
  }

  absorb(record: string): Fault | null {
    const before = this.record();
    const told: Answer = JSON.parse(this.#study.absorb(record));
    // A game without news changes nothing.
    if (this.record() !== before) this.changes += 1;
    this.#show(true);
    return told.fault;
  }

  judge(looks: readonly Look[]): AnalysisView {
    return JSON.parse(this.#study.judge(JSON.stringify(looks)));
  }

  keepScores(looks: readonly Look[]): void {
    this.#did(this.#study.keepScores(JSON.stringify(looks)));
  }

  record(): string {
    return this.#study.record();
  }

  /** The game up to what is looked at. */
  lineRecord(): string {
    return this.#study.lineRecord();
  }

  /** The same as the beginning of a game of these players. */
  gameRecord(players: Both<PlayerConfig>): Answer {
    return JSON.parse(this.#study.gameRecord(JSON.stringify(players)));
  }
}
