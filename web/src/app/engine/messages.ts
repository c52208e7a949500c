import type {
  Color,
  Diagnosis,
  Fault,
  GameRequest,
  Glimpse,
  ImportHint,
  Lines,
  LinesRequest,
  Looked,
  Saved,
  ThinkRequest,
  Thought,
  TriedView,
  TryRequest,
  TurnLinkView,
} from '../../wire/index.ts';
import type { Language } from '../../words/language.ts';

/** What the page tells a worker: first the compiled module, then one question after the other. */
export type ToWorker =
  | { say: 'begin'; module: WebAssembly.Module }
  /** A network to judge by, before the question that wants it. */
  | { say: 'network'; file: Uint8Array }
  /** For an opponent's turn, or a hint. */
  | { say: 'think'; request: ThinkRequest; language: Language }
  /** How likely a machine wins, before it answers an offer of a tie. */
  | { say: 'chance'; record: string; machine: Color; language: Language }
  | ToAnalyst
  /** What a text from elsewhere is. */
  | { say: 'read'; text: string; hint: ImportHint; language: Language }
  /** What a link with a turn says, and what it is to each of the games that are kept here. */
  | { say: 'link'; record: string; kept: readonly Saved[]; language: Language }
  /** The end of a game in JRN. */
  | { say: 'glimpse'; record: string; language: Language };

/** What the page asks an analyst: the best lines in a position, every position of a game, one turn. */
export type ToAnalyst =
  | { say: 'lines'; request: LinesRequest; language: Language }
  | { say: 'game'; request: GameRequest; language: Language }
  | { say: 'try'; request: TryRequest; language: Language };

/** What a link says, once for each game that was asked about and once without any; or why it says nothing. */
export type LinkFound = { views: TurnLinkView[] } | { fault: Fault };

/** What a worker tells the page. Every question ends with `done` or a fault. */
export type FromWorker =
  | { say: 'news' | 'answer'; thought: Thought }
  | { say: 'chance'; chance: number | null }
  | { say: 'lines'; lines: Lines }
  | { say: 'looked'; looked: Looked }
  | { say: 'tried'; tried: TriedView }
  | { say: 'diagnosis'; diagnosis: Diagnosis }
  | { say: 'link'; found: LinkFound }
  | { say: 'glimpse'; glimpse: Glimpse }
  | { say: 'done' }
  | { say: 'fault'; text: string };
