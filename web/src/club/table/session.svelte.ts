import { untrack } from 'svelte';
import type { OnlineGames, OnlinePort } from '../../app/ports.ts';
import { across } from '../../app/side/people.ts';
import type { Sitting } from '../../app/sitting.ts';
import { type Told, toldOf } from '../../board/told.ts';
import { settings } from '../../store/settings.svelte.ts';
import type { ActWord, GameState, Greeting, PlayerSeat } from '../../wire/club.ts';
import type { BoardAction, Both, ClockView, Color, Fault, OnlineView, View } from '../../wire/index.ts';
import type { Language } from '../../words/language.ts';
import { language } from '../../words/words.svelte.ts';
import { drawId } from '../live/api.ts';
import type { GameEvent, Line, Presence, Watcher } from '../live/line.svelte.ts';
import type { Outbox, Settled, Waiting } from '../live/outbox.svelte.ts';
import { named } from '../names/called.ts';
import { LATE } from './bar-parts.ts';
import { lengthOf, type Notice } from './notice.ts';

/** What a session of the club is made of. */
export interface OnlineParts {
  games: OnlineGames;
  line: Pick<Line, 'watch' | 'ask' | 'say' | 'serverNow' | 'time' | 'probe' | 'state' | 'nextTry'>;
  outbox: Pick<Outbox, 'post' | 'forget' | 'of' | 'follow' | 'adopt' | 'left' | 'unkept'>;
  /** Milliseconds of this machine's clock. */
  now: () => number;
}

/** What was decided here, and the event that it answers. */
type Decided = Pick<Waiting, 'text' | 'after'>;

function isSame(one: Decided | null, other: Decided): boolean {
  return one !== null && one.text === other.text && one.after === other.after;
}

/** A game of the club in front of a person. Nothing is decided here: what the person does goes into the outbox, and what the club
 * tells happens on the board. */
export class OnlineSession implements Sitting, Watcher {
  readonly #parts: OnlineParts;
  #game: OnlinePort = $state.raw() as OnlinePort;
  #standing: OnlineView = $state.raw() as OnlineView;
  flipped = $state(false);
  said = $state('');
  told: Told | null = $state.raw(null);
  presence: Presence = $state.raw({ white: false, black: false, watching: 0 });
  /** Since when the other player is away, by this machine's clock; null while he is here. */
  awaySince: number | null = $state(null);
  notice: Notice | null = $state.raw(null);
  /** What the person is asked before it is done. */
  asking: 'resign' | 'abort' | null = $state(null);
  /** This machine's clock at the last look. */
  now = $state(0);
  /** The identifier of the game on the shelf, once it is over and kept there. */
  id: string | null = $state(null);
  /** Points of the games before this one: White's, Black's, ties. */
  score: readonly [number, number, number] = $state.raw([0, 0, 0]);
  /** Who sits where, as the club told it last. */
  seats: Both<PlayerSeat | null> = $state.raw({ white: null, black: null });
  /** Whether the game counts for ratings. */
  rated = $state(false);
  /** A rematch was made while one looked on: where to go. */
  following: string | null = $state(null);
  /** Once the turn is kept, the next game is opened. */
  thenNext = $state(false);
  onnext: () => void = () => {};
  #noticed = 0;
  /** The club has done something whose event is not here yet. */
  #awaited: Waiting | null = $state.raw(null);
  #awaitedSeq = 0;
  #own: Decided | null = null;
  #cancelled: Decided | null = null;
  #probed: string | null = null;
  #askWhole = false;
  /** The server's time when the state was told, until the line tells it better. */
  #toldAt = 0;

  constructor(parts: OnlineParts, state: GameState) {
    this.#parts = parts;
    this.#take(state);
    this.flipped = this.mine === 'black';
  }

  get game(): OnlinePort {
    return this.#game;
  }

  get view(): View {
    return this.#game.view;
  }

  get standing(): OnlineView {
    return this.#standing;
  }

  get clock(): ClockView | null {
    return this.#standing.clock;
  }

  /** Where the person sits; null for who watches. */
  get mine(): Color | null {
    return this.#standing.mine;
  }

  /** Whether the clock runs by minutes, not by days. */
  get live(): boolean {
    return this.view.control !== null;
  }

  get line(): OnlineParts['line'] {
    return this.#parts.line;
  }

  get unkept(): boolean {
    return this.#parts.outbox.unkept;
  }

  /** What was done here and is not seen on the board yet. */
  get pending(): Waiting | null {
    return this.#parts.outbox.of(this.#standing.game) ?? this.#awaited;
  }

  get underway(): string | null {
    return this.pending?.do === 'decide' ? this.pending.text : null;
  }

  /** What the other player of the person here is called; of who watches, the one who decides. */
  get friend(): string {
    return this.view.players[this.mine ? across(this.mine) : this.view.decider].name;
  }

  /** Whether the other player has left the club: nobody answers any more. */
  get friendGone(): boolean {
    return this.mine !== null && this.seats[across(this.mine)]?.kind === 'gone';
  }

  get friendHere(): boolean {
    return this.mine === null || this.presence[across(this.mine)];
  }

  /** How many others watch. */
  get watching(): number {
    return Math.max(0, this.presence.watching - (this.mine === null ? 1 : 0));
  }

  /** Follows the game until the answer is called. */
  attend(): () => void {
    const { line, outbox } = this.#parts;
    const stops = [
      line.watch(this.#standing.game, this),
      outbox.follow((act, came) => this.#settled(act, came)),
    ];
    void outbox.adopt().then(() => this.#takeUp());
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** Shows what an earlier page, or this one before a reload, has not sent. */
  #takeUp(): void {
    const { outbox } = this.#parts;
    const { game, after } = this.#standing;
    const waits = outbox.of(game);
    if (waits?.do === 'decide' && waits.after === after) this.#game.enterText(waits.text);
    const left = outbox.left.filter((act) => act.game === game);
    for (const act of left) {
      if (act.do === 'decide' && act.after === after && !this.#game.enterText(act.text).fault)
        this.#notify({ kind: 'left', turn: act.text });
      void outbox.forget(act.id);
    }
  }

  seen(): number {
    return this.#askWhole ? 0 : this.#standing.seq;
  }

  /** The state as the club tells it whole: what is new in it happens one by one, so that nothing that is entered is lost. */
  onstate(state: GameState): void {
    const mine = state.white?.you ? 'white' : state.black?.you ? 'black' : null;
    const whole = this.#askWhole || mine !== this.mine;
    this.#askWhole = false;
    if (whole) this.#take(state);
    else {
      this.meet(state);
      for (const event of state.events) if (event.seq > this.#standing.seq) this.#follow(event);
    }
    this.tick();
  }

  onevent(event: GameEvent): void {
    this.#follow(event);
    this.tick();
  }

  onpresence(presence: Presence): void {
    this.presence = presence;
    if (this.friendHere) this.awaySince = null;
    else this.awaySince ??= this.#parts.now();
  }

  ongreet(color: Color, word: Greeting): void {
    this.#notify({ kind: 'greeting', color, word });
  }

  #take(state: GameState): void {
    this.#game = this.#parts.games.online(named(state), language());
    this.#toldAt = state.clock?.at ?? 0;
    this.#standing = this.#game.standing(this.#serverNow());
    this.meet(state);
    this.tick();
  }

  /** Whether the club still counts what this game did to the ratings. */
  get counting(): boolean {
    const { white, black } = this.seats;
    const counted = white?.rating_after !== undefined && black?.rating_after !== undefined;
    return this.rated && this.view.ending !== null && !counted;
  }

  /** Who plays and who looks on, as the club tells it. */
  meet(state: GameState): void {
    this.seats = { white: state.white, black: state.black };
    this.rated = state.rated ?? false;
    this.#company(state);
  }

  #company(state: GameState): void {
    this.score = state.score ?? [0, 0, 0];
    const { watching } = state;
    this.onpresence({ white: state.white?.here ?? false, black: state.black?.here ?? false, watching });
  }

  #follow(event: Pick<GameEvent, 'seq' | 'kind' | 'at' | 'next' | 'color' | 'text'>): void {
    const before = this.#standing.after;
    try {
      const { kind, said } = this.#game.follow(event);
      if (kind === 'gap') this.#parts.line.ask(this.#standing.game, this);
      if (kind !== 'next') return;
      this.#standing = this.#game.standing(this.#serverNow());
      if (said !== '') this.said = said;
      this.#happened(event, before, said);
    } catch {
      // What is here does not fit what the club has: the club is right.
      this.#askWhole = true;
      this.#parts.line.ask(this.#standing.game, this);
    }
  }

  #happened(
    { seq, kind, color, text }: Pick<GameEvent, 'seq' | 'kind' | 'color' | 'text'>,
    after: number,
    said: string,
  ): void {
    if (seq >= this.#awaitedSeq) this.#awaited = null;
    // What was told of the last event is told.
    if (this.notice && lengthOf(this.notice) < Number.POSITIVE_INFINITY) this.notice = null;
    if (kind === 'rematch-made') this.following = text ?? null;
    if (kind === 'decided') {
      if (color === this.mine && this.mine !== null) this.#played({ text: text ?? '', after });
      else this.notice = null;
    } else if (said !== '' && !this.view.ending && (color === undefined || color !== this.mine)) {
      const answered: readonly string[] = [
        'draw-declined',
        'back-kept',
        'back-given',
        'here',
        'paused',
        'away',
        'back',
      ];
      if (answered.includes(kind)) this.#notify({ kind: 'said', text: said });
    }
  }

  /** A decision of the person here has come back: sent from here, called back too late, or from another screen. */
  #played(decided: Decided): void {
    const turn = decided.text;
    const waits = this.#parts.outbox.of(this.#standing.game);
    const own = isSame(this.#own, decided) || (waits?.do === 'decide' && isSame(waits, decided));
    if (isSame(this.#cancelled, decided)) this.#notify({ kind: 'arrived', turn });
    else this.#notify(own ? { kind: 'kept', turn } : { kind: 'elsewhere', turn });
    this.#cancelled = null;
    this.#own = decided;
  }

  #settled(act: Waiting, came: Settled): void {
    if (act.game !== this.#standing.game) return;
    const next = this.thenNext;
    this.thenNext = false;
    if (came.kind === 'done') {
      if (act.do === 'decide') this.#own = act;
      if (came.seq > this.#standing.seq) {
        this.#awaited = act;
        this.#awaitedSeq = came.seq;
        this.#parts.line.ask(act.game, this);
      }
      if (next && act.do === 'decide') this.onnext();
      return;
    }
    // The same decision has come from another screen, or a moment before.
    if (act.do === 'decide' && isSame(this.#own, act)) return;
    this.#notify({ kind: 'refused', code: came.code, draft: act.do === 'decide' ? act.text : null });
    this.#parts.line.ask(act.game, this);
  }

  #notify(notice: Notice): void {
    this.notice = notice;
    this.#noticed = this.#parts.now();
  }

  dismiss(): void {
    this.notice = null;
  }

  #serverNow(): number {
    const { line } = this.#parts;
    return line.time.known ? line.serverNow() : this.#toldAt;
  }

  /** Looks at the time. */
  tick(): void {
    const { line, now } = this.#parts;
    this.now = now();
    this.#standing = untrack(() => this.#game.standing(this.#serverNow()));
    const { notice } = this;
    if (notice && this.now - this.#noticed > lengthOf(notice)) this.notice = null;
    const late = untrack(() => this.pending);
    if (late && this.now - late.made > LATE && line.state === 'open' && this.#probed !== late.id) {
      this.#probed = late.id;
      line.probe();
    }
  }

  /** The server's time at the last look. */
  get serverNow(): number {
    void this.now;
    return this.#serverNow();
  }

  speak(wanted: Language): void {
    untrack(() => this.#game).setLang(wanted);
  }

  goTo(turn: number): void {
    this.#game.goTo(turn);
  }

  enter(action: BoardAction): Fault | null {
    const entered = this.#game.act(action, settings.confirm);
    this.told = toldOf(entered, this.view);
    if (entered.play) this.play();
    return entered.fault;
  }

  clear(): void {
    this.#game.clear();
  }

  /** Sends what is entered. It stays as it is until the club has it. */
  play(): void {
    const decision = this.#game.decision();
    if (!decision) return;
    this.notice = null;
    this.#do('decide', decision.after, decision.text);
  }

  /** Enters a written turn and sends it; gives the referee's reason if it cannot be played. */
  playText(text: string): Fault | null {
    const { fault } = this.#game.enterText(text);
    if (!fault) this.play();
    return fault;
  }

  /** Shows a turn again that the club did not take; gives the referee's reason if it cannot be played any more. */
  showDraft(text: string): Fault | null {
    this.notice = null;
    this.#game.goTo(this.view.played);
    return this.#game.enterText(text).fault;
  }

  /** Calls back what is not known to have arrived. */
  cancel(): void {
    const act = this.pending;
    if (!act) return;
    if (act.do === 'decide') this.#cancelled = act;
    this.thenNext = false;
    this.#awaited = null;
    void this.#parts.outbox.forget(act.id);
  }

  /** Does something that is no turn. An answer names what it answers. */
  act(word: Exclude<ActWord, 'decide'>): void {
    const { after, offer, back } = this.#standing;
    const answers = word === 'accept-draw' || word === 'decline-draw' ? offer?.seq : undefined;
    const gives = word === 'give-back' || word === 'keep' ? back?.seq : undefined;
    this.asking = null;
    this.#do(word, answers ?? gives ?? after);
  }

  greet(word: Greeting): void {
    this.#parts.line.say({ is: 'greet', game: this.#standing.game, word });
  }

  #do(word: ActWord, after: number, text = ''): void {
    if (this.pending) return;
    const { game } = this.#standing;
    const act: Waiting = {
      id: drawId(),
      game,
      after,
      do: word,
      text,
      live: this.live,
      made: this.#parts.now(),
    };
    void this.#parts.outbox.post(act);
    this.tick();
  }
}
