import { keepLocal, readLocal } from './local.ts';
import { better, PROGRESS_KEY, type Progress, type PuzzleMark, readProgress } from './progress.ts';

/** The progress of this browser; what reads it follows every change. */
export const progress: Progress = $state(readProgress(readLocal(PROGRESS_KEY)));

/** Remembers that a task of the lesson is done; says whether that could be kept. */
export function taskDone(name: string): boolean {
  look();
  if (!progress.lesson.includes(name)) progress.lesson.push(name);
  return keep();
}

/** Remembers how far somebody came with a puzzle; says whether that could be kept. */
export function puzzleMarked(id: string, mark: PuzzleMark): boolean {
  look();
  progress.puzzles[id] = better(progress.puzzles[id], mark);
  return keep();
}

/** Forgets everything; says whether that could be kept. */
export function forgetProgress(): boolean {
  Object.assign(progress, readProgress(null));
  return keep();
}

/** Follows what another tab does; the answer ends that. */
export function followProgress(): () => void {
  const follow = (event: StorageEvent): void => {
    if (event.key === PROGRESS_KEY) Object.assign(progress, readProgress(event.newValue));
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

/** Another tab may have gone on meanwhile: nothing of that is lost. */
function look(): void {
  const stored = readLocal(PROGRESS_KEY);
  if (stored === null) return;
  const there = readProgress(stored);
  progress.lesson = [...new Set([...there.lesson, ...progress.lesson])];
  for (const [id, mark] of Object.entries(there.puzzles))
    progress.puzzles[id] = better(progress.puzzles[id], mark);
}

function keep(): boolean {
  return keepLocal(PROGRESS_KEY, JSON.stringify(progress));
}
