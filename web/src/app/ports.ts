import type {
  Answer,
  Choice,
  ClockView,
  Color,
  Fault,
  GameConfig,
  Saved,
  ThinkRequest,
  Thought,
  View,
} from '../wire/index.ts';
import type { Language } from '../words/language.ts';

/** The game at the table, as far as the page around the board needs it. */
export interface GamePort {
  readonly view: View;
  choose(choice: Choice): Answer;
  /** Takes one choice back; whether there was one. */
  back(): boolean;
  /** Plays what is entered. */
  play(): Answer;
  goTo(turn: number): void;
  undo(): Answer;
  redo(): Answer;
  continueHere(): Answer;
  resign(color: Color): Answer;
  offerDraw(color: Color): Answer;
  acceptDraw(color: Color): Answer;
  declineDraw(color: Color): Answer;
  playText(text: string): Answer;
  enterText(text: string): Answer;
  /** Tells the time; whether somebody's time was up. */
  tick(now: number): boolean;
  startClock(): void;
  stopClock(): void;
  clock(): ClockView | null;
  record(): string;
  save(): Saved;
  setLang(language: Language): void;
}

/** Makes games; throws a `Fault` where it cannot. */
export interface Games {
  begin(config: GameConfig, language: Language): GamePort;
  restore(saved: Saved, language: Language): GamePort;
}

/** A machine that thinks beside the page. */
export interface ThinkerPort {
  /** Thinks, and tells its news; null when it was stopped. */
  think(request: ThinkRequest, tell: (thought: Thought) => void): Promise<Thought | null>;
  /** Ends the thinking at once with the best found so far. */
  moveNow(): void;
  /** Ends the thinking at once without an answer. */
  stop(): void;
}

/** Whether something that was thrown is a fault of the referee's. */
export function isFault(value: unknown): value is Fault {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}
