import { untrack } from 'svelte';
import { type Told, toldOf } from '../board/told.ts';
import type { Keeper } from '../store/keeper.svelte.ts';
import type { KeptGame } from '../store/kept.ts';
import { settings } from '../store/settings.svelte.ts';
import type {
  Answer,
  BoardAction,
  ClockView,
  Color,
  Fault,
  GameConfig,
  Received,
  View,
} from '../wire/index.ts';
import type { Language } from '../words/language.ts';
import { language, t } from '../words/words.svelte.ts';
import { changed, type Series } from './end/series.ts';
import { today } from './format.ts';
import { Machine } from './machine.svelte.ts';
import { rematch } from './new/wish.ts';
import type { GamePort, Games, ThinkerPort } from './ports.ts';
import { type ActionState, actionState } from './side/actions.ts';
import { across, isMachine, onlyHuman } from './side/people.ts';
import { type Company, snapshotOf, stateOf } from './snapshot.ts';

/** A machine does not answer faster than this, in milliseconds: people want to see what happened. */
const MANNERS = 500;
/** Longer than this between two looks at the clock, in milliseconds, nobody was at the board. */
const AWAY = 2000;

/** What a session is made of. */
export interface Parts {
  games: Games;
  thinker: ThinkerPort;
  keeper: Keeper;
  /** Milliseconds from any moment, never going back. */
  now: () => number;
}

/** The game of this tab with everything around it: machines, clock, keeping. */
export class Session {
  readonly #parts: Parts;
  readonly machine: Machine;
  #game: GamePort = $state.raw() as GamePort;
  config: GameConfig = $state.raw() as GameConfig;
  clock: ClockView | null = $state.raw(null);
  /** The machine was stopped and waits to be told. */
  paused = $state(false);
  flipped = $state(false);
  /** What happened, for the live region. */
  said = $state('');
  /** What the last press told of a cell. */
  told: Told | null = $state.raw(null);
  /** The games before this one in a row of rematches, told by the colours of this one. */
  series: Series = $state.raw([]);
  /** Milliseconds spent at this game; null if nobody counted from its start. */
  spent: number | null = null;
  #looked = 0;
  #kept = '';
  /** Which game of the shelf stands on the table. The keeper may have another at hand, before this one is opened or when it
   * is left: that is never written over. */
  #shelved: string | null = null;

  constructor(parts: Parts, config: GameConfig) {
    this.#parts = parts;
    this.machine = new Machine(parts.thinker);
    this.#seat(parts.games.begin(config, language()), config);
  }

  get game(): GamePort {
    return this.#game;
  }

  get view(): View {
    return this.#game.view;
  }

  /** The identifier of the game on the shelf; null while it is not kept. */
  get id(): string | null {
    return this.#parts.keeper.current?.id ?? null;
  }

  get elsewhere(): boolean {
    return this.#parts.keeper.keeping === 'elsewhere';
  }

  get showsChances(): boolean {
    const { white, black } = this.view.players;
    return settings.chances && (isMachine(white) || isMachine(black));
  }

  get can(): ActionState {
    const { thinking, hinting, weighing } = this.machine;
    const { elsewhere } = this;
    return actionState(this.view, {
      thinking,
      hinting: hinting || weighing,
      elsewhere,
      kept: this.id !== null,
    });
  }

  /** Begins a game and keeps it. Throws a fault if there is no such game. */
  async start(config: GameConfig, series: Series = []): Promise<void> {
    this.#seat(this.#parts.games.begin(config, language()), config);
    this.series = series;
    this.#kept = stateOf(this.view);
    await this.#begin();
  }

  /** Takes up a game that was kept. Throws a fault if it cannot be read. */
  take(kept: KeptGame): void {
    this.#seat(this.#parts.games.restore(kept.game, language()), kept.config);
    this.#shelved = kept.id;
    this.series = kept.series ?? [];
    this.spent = kept.spent ?? null;
    this.#kept = stateOf(this.view);
  }

  /** The same again, colours changed. */
  rematch(): Promise<void> {
    const series = changed(this.series, this.view.ending);
    return this.start(rematch(this.config, today(), Math.random), series);
  }

  #snapshot(): ReturnType<typeof snapshotOf> {
    const company: Company = { series: this.series, spent: this.spent };
    return snapshotOf(this.#game, company);
  }

  #seat(game: GamePort, config: GameConfig): void {
    this.machine.forget();
    this.#game = game;
    this.config = config;
    this.paused = false;
    this.flipped = onlyHuman(game.view.players) === 'black';
    this.said = '';
    this.series = [];
    this.spent = 0;
    this.#looked = this.#parts.now();
    this.tick();
    if (!this.elsewhere) game.startClock();
    this.tick();
  }

  /** Called after every change of the game: keeps it, and lets a machine think if it is its turn. */
  follow(): void {
    const state = stateOf(this.view);
    const { view } = this;
    const wanted = view.live && view.acts === 'machine' && !this.paused;
    const asked = this.paused ? null : this.#asked;
    const may = !this.elsewhere;
    untrack(() => {
      if (state !== this.#kept && may) void this.keep();
      this.#kept = state;
      if (!may) this.#game.stopClock();
      if (!may || view.ending) this.machine.stop();
      else if (asked && !this.machine.weighing) void this.#answer(asked);
      else if (wanted && !this.machine.thinking && !this.machine.weighing) void this.#decide(state);
    });
  }

  /** The machine that owes an answer to an offer of a tie; also after a reload, or when it was stopped. */
  get #asked(): Color | null {
    const { offer, ending, players } = this.view;
    const asked = offer && !ending ? across(offer) : null;
    return asked && isMachine(players[asked]) ? asked : null;
  }

  /** Keeps the game on the table as one of its own from now on. */
  async #begin(): Promise<void> {
    const { keeper } = this.#parts;
    const begun = keeper.begin(this.config, this.#snapshot());
    this.#shelved = keeper.current?.id ?? null;
    await begun;
  }

  /** Keeps the game as it stands. One that nobody chose is kept from its first turn on. */
  async keep(): Promise<void> {
    const { keeper } = this.#parts;
    if (keeper.current && keeper.current.id === this.#shelved) await keeper.keep(this.#snapshot());
    else if (!keeper.current && this.view.played > 0) await this.#begin();
  }

  async #decide(state: string): Promise<void> {
    const began = this.#parts.now();
    const request = this.#game.thinkRequest();
    if (!request) return;
    let text: string | null;
    try {
      text = await this.machine.decide(request);
    } catch {
      // The machine broke down; a person may send it on again.
      this.stop();
      return;
    }
    if (text === null) return;
    const rest = settings.animations ? MANNERS - (this.#parts.now() - began) : 0;
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    if (this.paused || this.elsewhere || stateOf(this.view) !== state) return;
    if (!this.view.live) return;
    const fault = this.#tell(this.#game.decideText(text));
    if (!fault) return;
    // What it decided cannot be played; asked again it would say the same.
    this.said = fault.message;
    this.stop();
  }

  #tell(answer: Answer): Fault | null {
    if (answer.said !== '') this.said = answer.said;
    this.tick();
    return answer.fault;
  }

  /** Speaks another language from now on. */
  speak(wanted: Language): void {
    untrack(() => this.#game).setLang(wanted);
  }

  /** Tells the game the time. */
  tick(): void {
    const now = this.#parts.now();
    const going = !this.paused && untrack(() => this.view.ending) === null;
    if (this.spent !== null && going) this.spent += Math.min(now - this.#looked, AWAY);
    this.#looked = now;
    this.#game.tick(now);
    this.clock = this.#game.clock();
  }

  goTo(turn: number): void {
    this.machine.stop();
    this.#game.goTo(turn);
  }

  /** Takes turns back until a person decides again; of two machines one turn, and they wait. */
  undo(): Fault | null {
    this.machine.stop();
    const fault = this.#tell(this.#game.undo());
    this.#settle(this.view.acts === 'machine');
    return fault;
  }

  /** Plays turns again until a person decides. */
  redo(): Fault | null {
    this.machine.stop();
    const fault = this.#tell(this.#game.redo());
    this.#settle(this.paused);
    return fault;
  }

  /** Goes on from the turn that is looked at. A game whose end was declared stays on the shelf as it ended, and this is
   * another one. */
  async continueHere(): Promise<Fault | null> {
    this.machine.stop();
    const another = this.view.ending !== null && !this.view.ending.reopens;
    const fault = this.#tell(this.#game.continueHere());
    if (fault) return fault;
    this.#settle(false);
    if (another) {
      this.#kept = stateOf(this.view);
      await this.#begin();
    }
    return null;
  }

  resign(): Fault | null {
    this.machine.stop();
    return this.#tell(this.#game.resign());
  }

  /** Whether the machines wait, and the clock with them: one cannot be without the other. */
  #settle(paused: boolean): void {
    this.paused = paused;
    if (paused || this.elsewhere) this.#game.stopClock();
    else this.#game.startClock();
    this.tick();
  }

  /** Offers a tie. A machine answers as soon as it knows how it stands. Says whether it was declined. */
  async offerTie(): Promise<boolean> {
    const offered = this.#game.offerTie();
    this.#tell(offered);
    return offered.asked ? this.#answer(offered.asked) : offered.declined;
  }

  /** Lets a machine answer a tie; says whether it declined. */
  async #answer(asked: Color): Promise<boolean> {
    const state = stateOf(this.view);
    const weighed = await this.machine.weigh(this.#game.record(), asked);
    if (weighed === 'stopped' || stateOf(this.view) !== state) return false;
    const answer = this.#game.answerTie(asked, weighed.chance);
    this.#tell(answer);
    return answer.declined;
  }

  answerTie(color: Color, yes: boolean): void {
    this.#tell(yes ? this.#game.acceptTie(color) : this.#game.declineTie(color));
  }

  /** Does what the person does at the board; gives the referee's reason if it is refused. */
  enter(action: BoardAction): Fault | null {
    if (this.elsewhere) return { code: 'elsewhere', message: t('elsewhere'), span: null, near: [] };
    const entered = this.#game.act(action, settings.confirm);
    this.told = toldOf(entered, this.view);
    return entered.play ? this.play() : entered.fault;
  }

  /** Plays what is entered. */
  play(): Fault | null {
    return this.#tell(this.#game.play());
  }

  /** Strikes everything that is entered, or planned. */
  clear(): void {
    this.#game.clear();
  }

  playText(text: string): Fault | null {
    return this.#tell(this.#game.playText(text));
  }

  /** A link of this game was handed on. */
  sent(): void {
    this.#game.sent();
  }

  /** Opens a link at this game: what the friend has decided is shown. */
  receive(record: string, ahead: boolean): Received {
    const received = this.#game.receive(record, ahead);
    if (received.said !== '') this.said = received.said;
    return received;
  }

  /** Enters what the engine would play, without playing it; says which turn it is. */
  async hint(): Promise<string | null> {
    // Whoever asks now would take the machine away from the tie that it weighs.
    if (this.machine.weighing) return null;
    const state = stateOf(this.view);
    const text = await this.machine.hint(this.#game.record());
    if (text === null || stateOf(this.view) !== state || !this.view.live) return null;
    return this.#game.enterText(text).fault ? null : text;
  }

  moveNow(): void {
    this.machine.moveNow();
  }

  /** Stops the machine, and its clock with it. */
  stop(): void {
    this.machine.stop();
    this.#settle(true);
  }

  resume(): void {
    this.tick();
    this.#settle(false);
  }

  /** The player goes to another page: the game is kept as it stands, and nothing goes on behind him. */
  leave(): void {
    this.stop();
    if (!this.elsewhere) void this.keep();
  }
}
