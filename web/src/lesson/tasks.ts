import type { Exercised } from '../practice/exercise.svelte.ts';
import type { After } from '../words/words.svelte.ts';
import type { Goal } from './goals.ts';

/** A task of the first lesson. Its words are in `lesson.ftl`, under its name. */
export interface Task extends Exercised {
  name: After<'lesson-title-'>;
  goal: Goal;
  /** A turn that does it, for whoever wants to be shown. */
  example: string;
  /** What Black plays once it is done, where that is a part of what is taught. */
  answer?: string;
}

const task = (name: Task['name'], position: string, goal: Goal, example: string, reserve = false): Task => ({
  name,
  edition: '4.8',
  reserve,
  position,
  goal,
  example,
});

/** Ten tasks: first what the game is about, then the means, and last a win by them. */
export const tasks: readonly Task[] = [
  task('move', '7/3K-4/2r-4/8/4S-4/8/2k-4/8/7 w - 0 1', 'win', 'h4-i4'),
  task(
    'build',
    '3k-3/8/7/8/9/3S-4/2R-4/8/3K-3 w - 0 1',
    {
      legs: [
        { act: 'step', part: 'top', onto: 'own' },
        { act: 'step', part: 'whole' },
      ],
    },
    'c3-d4=f5',
  ),
  task(
    'unbuild',
    '3k-3/8/7/8/9/3PR4/7/8/3K-3 w - 0 1',
    {
      legs: [
        { act: 'step', part: 'whole' },
        { act: 'step', part: 'top' },
      ],
    },
    'd4=f5-g5',
  ),
  task(
    'capture',
    '3k-3/8/7/3p-s-3/4R-4/8/7/8/3K-3 w - 0 1',
    { legs: [{ act: 'step', captures: true }] },
    'e5-f5!',
  ),
  {
    ...task(
      'fool',
      '3k-3/8/7/4p-3/4r-4/3F-4/7/8/3K-3 w - 0 1',
      { legs: [{ act: 'step', captures: true }] },
      'd4-e5!',
    ),
    answer: 'f5-e5!',
  },
  task(
    'double',
    '3k-3/8/4s-2/4s-3/9/3PR4/7/8/3K-3 w - 0 1',
    {
      legs: [
        { act: 'step', captures: true },
        { act: 'step', captures: true },
      ],
    },
    'd4=f5!-g5!',
  ),
  task(
    'mountain',
    '3k-3/8/7/8/3m-M-4/3S-4/7/8/3K-3 w - 0 1',
    { legs: [{ act: 'step', part: 'top', onto: 'mountain' }] },
    'd4-e5',
    true,
  ),
  task(
    'drop',
    '3k-3/8/7/8/9/3R-4/7/8/3K-3 w MMMMWWmmmmww 0 1',
    { legs: [{ act: 'drop' }, { act: 'drop' }] },
    'M:e4/W:e5',
    true,
  ),
  task(
    'relocation',
    '2s-1p-2/8/7/8/4k-4/3R-4/7/8/3K-3 w - 0 1',
    { legs: [{ act: 'step', captures: true }, { act: 'relocate' }] },
    'd4-e5!!/K:i4',
  ),
  task('win', '1r-3p-1/8/7/4RK3/9/8/1k-5/8/7 w - 0 1', 'win', 'f5=h6-i5'),
];
