import type {
  GameRequest,
  Lines,
  LinesRequest,
  Looked,
  ThinkRequest,
  Thought,
  TriedView,
  TryRequest,
} from '../../wire/index.ts';
import type { Language } from '../../words/language.ts';

/** What the page tells the thinker beside it. */
export type ToThinker =
  /** First of all: the compiled module. */
  | { say: 'begin'; module: WebAssembly.Module }
  | { say: 'think'; request: ThinkRequest; language: Language }
  | ToAnalyst;

/** What the page asks an analyst: the best lines in a position, every position of a game, one turn. */
export type ToAnalyst =
  | { say: 'lines'; request: LinesRequest; language: Language }
  | { say: 'game'; request: GameRequest; language: Language }
  | { say: 'try'; request: TryRequest; language: Language };

/** What the thinker tells the page. */
export type FromThinker = { say: 'news' | 'answer'; thought: Thought } | { say: 'fault'; text: string };

/** What an analyst tells the page. */
export type FromAnalyst =
  | { say: 'lines'; lines: Lines }
  | { say: 'looked'; looked: Looked }
  | { say: 'tried'; tried: TriedView }
  | { say: 'done' }
  | { say: 'fault'; text: string };
