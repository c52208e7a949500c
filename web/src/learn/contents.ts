import type { Loader } from '../pages/pages.ts';
import type { After } from '../words/words.svelte.ts';

/** A page of Learn, in the order of the contents. */
export interface Entry {
  /** Its part of the address after `#/learn/`; its words are `learn-title-<id>` and `learn-about-<id>`. */
  id: After<'learn-title-'>;
  /** A page of its own instead of a text. It gets the parts of the address after its own. */
  page?: Loader;
  /** What is drawn beside its name. */
  cubes: readonly string[];
}

/** The pages below `#/learn/`. */
export const CONTENTS: readonly Entry[] = [
  { id: 'rules', cubes: ['king', 'rock', 'paper', 'scissors'] },
  { id: 'lesson', page: () => import('../lesson/LessonPage.svelte'), cubes: ['rock', 'king'] },
  { id: 'puzzles', page: () => import('../puzzles/PuzzlesPage.svelte'), cubes: ['king', '-king'] },
  { id: 'powers', cubes: ['rock', '-scissors'] },
  { id: 'turns', cubes: ['paper', 'rock'] },
  { id: 'faq', cubes: ['fool', '-wise'] },
  { id: 'names', cubes: ['-king', '-rock', '-scissors', '-paper', '-guardian'] },
  { id: 'story', cubes: ['-guardian'] },
  { id: 'editions', cubes: ['mountain', 'wise', 'fool'] },
];
