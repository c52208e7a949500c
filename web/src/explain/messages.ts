import type { Explained, ExplainRequest } from '../wire/index.ts';
import type { Language } from '../words/language.ts';

/** A question to the worker that explains turns. */
export interface ToExplainer {
  request: ExplainRequest;
  language: Language;
}

/** Its answer; or what is wrong with the question, or with the worker, in words. */
export type FromExplainer = { explained: Explained } | { fault: string };
