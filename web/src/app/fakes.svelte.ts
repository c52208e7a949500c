// A game that knows no rule, a thinker that answers when told, a keeper that counts: for tests.
import type { Settings } from '../store/settings.ts';
import type {
  Answer,
  BoardAction,
  Color,
  Entered,
  GameConfig,
  KeyRow,
  OfferAnswer,
  PlayerConfig,
  Received,
  Saved,
  ThinkRequest,
  Thought,
  TurnView,
  View,
} from '../wire/index.ts';
import type { GamePort, Games, ThinkerPort } from './ports.ts';

export const human: PlayerConfig = { name: '', opponent: { type: 'human' } };
export const machine: PlayerConfig = { name: '', opponent: { type: 'engine', level: 3, seed: 1 } };

const fine: Answer = { fault: null, said: '' };

export function configWith(white: PlayerConfig, black: PlayerConfig, timeControl = '-'): GameConfig {
  return {
    edition: '4.8',
    setting: null,
    seed: 1,
    guardian: false,
    reserve: true,
    ransom: false,
    position: null,
    players: { white, black },
    timeControl,
    date: '',
  };
}

/** A view with nothing on the board. */
export function emptyView(config: GameConfig): View {
  const tray = { places: [], left: 0, of: 0 };
  return {
    edition: config.edition,
    reserve: config.reserve,
    ransom: config.ransom,
    setting: null,
    rules: 'Edition 4.8',
    aim: '',
    goals: {
      white: { title: 'Goal: your king on row i', short: 'king to row i' },
      black: { title: 'Goal: your king on row a', short: 'king to row a' },
    },
    stage: 'turn',
    gift: null,
    toMove: 'white',
    decider: 'white',
    acts: 'person',
    speaker: 'white',
    pair: 1,
    count: null,
    cells: [],
    reserves: { white: tray, black: tray },
    captured: { white: [], black: [] },
    players: config.players,
    turns: [],
    cursor: 0,
    played: 0,
    live: true,
    ending: null,
    offer: null,
    canUndo: false,
    canRedo: false,
    last: null,
    blocked: [],
    entry: {
      done: [],
      next: [],
      other: [],
      lifts: [],
      bothParts: false,
      prompt: 'begin',
      sentence: '',
      held: '',
      takes: '',
      text: '',
      playable: null,
      goesOn: false,
      trail: null,
      changed: [],
      barred: [],
    },
    plan: null,
    position: '',
    control: null,
    correspondence: null,
  };
}

export class FakeGame implements GamePort {
  view: View = $state.raw() as View;
  entered: string | null = null;
  running = false;
  readonly #config: GameConfig;
  #texts: string[] = [];
  #undone: string[] = [];

  constructor(config: GameConfig, texts: string[] = []) {
    this.#config = config;
    this.#texts = texts;
    this.#show({});
  }

  #show(more: Partial<View>): void {
    const played = this.#texts.length;
    const mover = (n: number): Color => (n % 2 === 0 ? 'white' : 'black');
    const turns: TurnView[] = this.#texts.map((text, n) => ({
      text,
      player: mover(n),
      pair: Math.floor(n / 2) + 1,
      label: `${Math.floor(n / 2) + 1}${n % 2 === 0 ? '.' : '…'}`,
      placement: false,
      undone: false,
      sentence: '',
    }));
    const toMove = mover(played);
    const isHuman = (color: Color): boolean => this.#config.players[color].opponent.type === 'human';
    const person = [toMove, mover(played + 1)].find(isHuman) ?? null;
    this.view = {
      ...emptyView(this.#config),
      turns,
      played,
      cursor: played,
      toMove,
      decider: toMove,
      acts: more.ending ? 'nobody' : isHuman(toMove) ? 'person' : 'machine',
      speaker: more.ending ? null : person,
      canUndo: played > 0,
      canRedo: this.#undone.length > 0,
      ...more,
    };
  }

  decideText(text: string): Answer {
    return this.playText(text);
  }

  playText(text: string): Answer {
    if (text === 'bad') return { fault: { code: 'no', message: 'No.', span: [0, 3], near: [] }, said: '' };
    this.#texts.push(text);
    this.#undone = [];
    this.#show({});
    return { fault: null, said: text };
  }

  /** Pressing a cell enters a turn; `x…` is refused, `g…` could go on. */
  act(action: BoardAction, confirm: Settings['confirm']): Entered {
    if (action.type !== 'press') {
      this.clear();
      return { fault: null, play: false, said: '' };
    }
    const { cell } = action;
    if (cell.startsWith('x'))
      return { fault: { code: 'no', message: 'No.', span: null, near: [] }, play: false, said: '' };
    const goesOn = cell.startsWith('g');
    const done = [...this.view.entry.done, { type: 'step' as const, cell }];
    this.#show({ entry: { ...this.view.entry, done, playable: cell, goesOn } });
    return { fault: null, play: !goesOn && confirm !== 'always', said: '' };
  }

  clear(): void {
    this.#show({});
  }

  play(): Answer {
    const { playable } = this.view.entry;
    return playable === null ? fine : this.playText(playable);
  }

  /** Takes turns from one list to the other until a person decides. */
  #shift(from: string[], to: string[]): Answer {
    do {
      const text = from.pop();
      if (text !== undefined) to.push(text);
      this.#show({});
    } while (this.view.acts === 'machine' && this.view.speaker !== null && from.length > 0);
    return fine;
  }

  undo(): Answer {
    return this.#shift(this.#texts, this.#undone);
  }

  redo(): Answer {
    return this.#shift(this.#undone, this.#texts);
  }

  goTo(turn: number): void {
    this.#show({ cursor: turn, live: turn === this.#texts.length, ending: this.view.ending });
  }

  continueHere(): Answer {
    this.#texts = this.#texts.slice(0, this.view.cursor);
    this.#show({});
    return fine;
  }

  resign(): Answer {
    const winner = this.view.speaker === 'white' ? 'black' : 'white';
    this.#show({
      ending: {
        winner,
        tie: false,
        code: 'resignation',
        sentence: '',
        points: null,
        reason: '',
        cells: [],
        reopens: false,
      },
    });
    return fine;
  }

  offerTie(): OfferAnswer {
    const { speaker, players } = this.view;
    const other = speaker === 'white' ? 'black' : 'white';
    this.#show({ offer: speaker });
    return { ...fine, asked: players[other].opponent.type === 'human' ? null : other, declined: false };
  }

  answerTie(_: Color, chance: number | null): OfferAnswer {
    const declined = chance === null || chance >= 0.45;
    declined ? this.declineTie() : this.acceptTie();
    return { ...fine, asked: null, declined };
  }

  acceptTie(): Answer {
    this.#show({
      ending: {
        winner: null,
        tie: true,
        code: 'agreement',
        sentence: '',
        points: null,
        reason: '',
        cells: [],
        reopens: false,
      },
    });
    return fine;
  }

  declineTie(): Answer {
    this.#show({ offer: null });
    return fine;
  }

  enterText(text: string): Answer {
    this.entered = text;
    return fine;
  }

  tick(): boolean {
    return false;
  }

  startClock(): void {
    this.running = true;
  }

  stopClock(): void {
    this.running = false;
  }

  clock(): null {
    return null;
  }

  thinkRequest(): ThinkRequest | null {
    const { opponent } = this.#config.players[this.view.decider];
    return { record: this.record(), opponent, moveTime: null, clock: null, lines: 1 };
  }

  key(): KeyRow[] {
    return [];
  }

  linkRecord(): string | null {
    return null;
  }

  sent(): void {}

  receive(): Received {
    return { relation: 'foreign', said: '' };
  }

  record(): string {
    return this.#texts.join(' ');
  }

  save(): Saved {
    return { record: this.record(), undone: [], offer: null, clock: null };
  }

  setLang(): void {}
}

/** Makes fake games and remembers the latest. */
export class FakeGames implements Games {
  latest: FakeGame | null = null;

  begin(config: GameConfig): FakeGame {
    this.latest = new FakeGame(config);
    return this.latest;
  }

  join(): FakeGame {
    throw new Error('nobody sends links to a fake');
  }

  restore(saved: Saved): FakeGame {
    this.latest = new FakeGame(configWith(human, human), saved.record.split(' '));
    return this.latest;
  }
}

/** Thinks until it is told what to answer. */
export class FakeThinker implements ThinkerPort {
  records: string[] = [];
  #answer: ((thought: Thought | null) => void) | null = null;
  tell: ((thought: Thought) => void) | null = null;

  think(request: { record: string }, tell: (thought: Thought) => void): Promise<Thought | null> {
    this.records.push(request.record);
    this.tell = tell;
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  async answer(best: string, whiteChance = 0.5): Promise<void> {
    this.#answer?.({ ...news(whiteChance), best, done: true });
    await new Promise((resolve) => setTimeout(resolve, 0));
  }

  /** What it knows of its chances. */
  knows: number | null = null;

  /** Whether it takes its time over a tie, until it is told to answer or stopped. */
  holds = false;
  #weighed: ((chance: number | null) => void) | null = null;

  chance(): Promise<number | null> {
    if (!this.holds) return Promise.resolve(this.knows);
    return new Promise((resolve) => {
      this.#weighed = resolve;
    });
  }

  weighed(): void {
    this.#weighed?.(this.knows);
  }

  moveNow(): void {
    this.#answer?.({ ...news(0.5), best: 'now', done: true });
  }

  stop(): void {
    this.#answer?.(null);
    this.#weighed?.(null);
  }
}

export function news(whiteChance: number): Thought {
  return {
    best: 'x',
    line: [],
    depth: 3,
    nodes: 100,
    time: 10,
    scoreKind: 'units',
    score: 0,
    whiteChance,
    progress: 0.5,
    done: false,
  };
}
