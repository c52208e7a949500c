import type { Explained, ExplainRequest, PuzzleReply, PuzzleTry } from '../wire/index.ts';
import type { Language } from '../words/language.ts';

/** A question to the worker that explains turns and judges tries at puzzles. */
export type ToExplainer =
  | { say: 'explain'; request: ExplainRequest; language: Language }
  | { say: 'judge'; request: PuzzleTry; language: Language };

/** Its answer; or what is wrong with the question, or with the worker, in words. */
export type FromExplainer = { explained: Explained } | { reply: PuzzleReply } | { fault: string };
