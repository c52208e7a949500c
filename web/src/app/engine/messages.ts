import type { ThinkRequest, Thought } from '../../wire/index.ts';
import type { Language } from '../../words/language.ts';

/** What the page tells the thinker beside it. */
export type ToThinker =
  /** First of all: the compiled module. */
  { say: 'begin'; module: WebAssembly.Module } | { say: 'think'; request: ThinkRequest; language: Language };

/** What the thinker tells the page. */
export type FromThinker = { say: 'news' | 'answer'; thought: Thought } | { say: 'fault'; text: string };
