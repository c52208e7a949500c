import type { Loader } from '../pages/pages.ts';
import type { After } from '../words/words.svelte.ts';

/** A page's part of the address after `#/learn/`; its words are `learn-title-<id>` and `learn-about-<id>`. */
export type Topic = After<'learn-title-'>;

/** A page of Learn. */
export interface Entry {
  id: Topic;
  /** A page of its own instead of a text. It gets the parts of the address after its own. */
  page?: Loader;
}

/** The pages below `#/learn/`. */
export const CONTENTS: readonly Entry[] = [
  { id: 'lesson', page: () => import('../lesson/LessonPage.svelte') },
  { id: 'puzzles', page: () => import('../puzzles/PuzzlesPage.svelte') },
  { id: 'rules' },
  { id: 'powers' },
  { id: 'turns' },
  { id: 'faq' },
  { id: 'names' },
  { id: 'story' },
  { id: 'editions' },
];
