import type { Exercised } from '../practice/exercise.svelte.ts';
import type { After } from '../words/words.svelte.ts';
import type { Goal } from './goals.ts';
import data from './tasks.json' with { type: 'json' };

/** A task of the first lesson. Its words are in `lesson.ftl`, under its name. */
export interface Task extends Exercised {
  name: After<'lesson-title-'>;
  goal: Goal;
  /** A turn that does it, for whoever wants to be shown. */
  example: string;
  /** What Black plays once it is done, where that is a part of what is taught. */
  answer?: string;
}

/** Ten tasks: first what the game is about, then the means, and last a win by them. The terminal reads the same file. */
export const tasks = data.tasks.map((task) => ({
  reserve: false,
  ...task,
  edition: data.edition,
})) as readonly Task[];
