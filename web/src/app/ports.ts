import type { Settings } from '../store/settings.ts';
import type { EventMessage, GameState } from '../wire/club.ts';
import type {
  Answer,
  BoardAction,
  ClockView,
  Color,
  DecisionView,
  Entered,
  Fault,
  Followed,
  GameConfig,
  KeyRow,
  OfferAnswer,
  OnlineView,
  Received,
  Saved,
  ThinkRequest,
  Thought,
  View,
} from '../wire/index.ts';
import type { Language } from '../words/language.ts';

/** The game at the table, as far as the page around the board needs it. */
export interface GamePort {
  readonly view: View;
  /** What each kind of this game is and takes, for one player. */
  key(player: Color): KeyRow[];
  /** Does what the person does at the board. */
  act(action: BoardAction, confirm: Settings['confirm']): Entered;
  /** Takes everything back that is entered. */
  clear(): void;
  /** Plays what is entered. */
  play(): Answer;
  goTo(turn: number): void;
  /** Takes turns back until a person decides again; of two machines one. */
  undo(): Answer;
  /** Plays turns again until a person decides; of two machines one. */
  redo(): Answer;
  continueHere(): Answer;
  /** The person here gives up. */
  resign(): Answer;
  /** The person here offers a tie. */
  offerTie(): OfferAnswer;
  /** A machine answers a tie by its chance to win, if it knows it. */
  answerTie(machine: Color, chance: number | null): OfferAnswer;
  acceptTie(color: Color): Answer;
  declineTie(color: Color): Answer;
  /** Plays what a person wrote. */
  playText(text: string): Answer;
  /** Plays what a machine decided. */
  decideText(text: string): Answer;
  enterText(text: string): Answer;
  /** Tells the time; whether somebody's time was up. */
  tick(now: number): boolean;
  startClock(): void;
  stopClock(): void;
  clock(): ClockView | null;
  /** What the thinker is to be asked if a machine decides next. */
  thinkRequest(): ThinkRequest | null;
  /** The record that goes into a link now; null if there is none to send. */
  linkRecord(): string | null;
  /** The link was handed on: nothing in it is taken back any more. */
  sent(): void;
  /** Opens a link at its game; `ahead` agrees to turns of one's own that were played elsewhere. */
  receive(record: string, ahead: boolean): Received;
  record(): string;
  save(): Saved;
  setLang(language: Language): void;
}

/** A game of a club at the table: followed here, decided by asking the club. What decides at once is refused. */
export interface OnlinePort extends GamePort {
  /** Takes in an event that the club tells. Throws a `Fault` if it does not fit: then the whole state is asked for. */
  follow(event: EventMessage): Followed;
  /** How the game stands beside the board, at a moment of the server. */
  standing(now: number): OnlineView;
  /** What Play would send; null while nothing is entered that can be played. */
  decision(): DecisionView | null;
}

/** Makes games; throws a `Fault` where it cannot. */
export interface Games {
  begin(config: GameConfig, language: Language): GamePort;
  restore(saved: Saved, language: Language): GamePort;
  /** Sits down at the game that a link brings. */
  join(record: string, mine: Color, name: string, language: Language): GamePort;
}

/** Lays the tables of games of a club; throws a `Fault` where the club tells no game. */
export interface OnlineGames {
  /** The table of a game that the club tells whole; it must have begun. */
  online(state: GameState, language: Language): OnlinePort;
}

/** A machine that thinks beside the page. */
export interface ThinkerPort {
  /** Thinks, and tells its news; null when it was stopped. */
  think(request: ThinkRequest, tell: (thought: Thought) => void): Promise<Thought | null>;
  /** The chance of a machine to win a game; null if it does not know, or was stopped. */
  chance(record: string, machine: Color): Promise<number | null>;
  /** Ends the thinking at once with the best found so far. */
  moveNow(): void;
  /** Ends the thinking at once without an answer. */
  stop(): void;
}

/** Whether something that was thrown is a fault of the referee's. */
export function isFault(value: unknown): value is Fault {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}
