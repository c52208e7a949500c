/** How far somebody came with a puzzle: tried in vain, looked up, or solved by himself. */
export type PuzzleMark = 'missed' | 'shown' | 'solved';

/** What was done of the lesson and of the puzzles, in this browser. */
export interface Progress {
  version: 1;
  /** The tasks of the lesson that were done, by name. */
  lesson: string[];
  puzzles: Record<string, PuzzleMark>;
}

/** Where the progress is kept. */
export const PROGRESS_KEY = 'jersi.progress';

const MARKS: readonly PuzzleMark[] = ['missed', 'shown', 'solved'];

/** Progress out of stored text: what is known and well formed is taken, the rest is as for a new visitor. */
export function readProgress(text: string | null): Progress {
  const progress: Progress = { version: 1, lesson: [], puzzles: {} };
  const kept = parse(text);
  if (kept['version'] !== 1) return progress;
  if (Array.isArray(kept['lesson'])) {
    progress.lesson = [...new Set(kept['lesson'].filter((name) => typeof name === 'string'))];
  }
  for (const [id, value] of Object.entries(objectOf(kept['puzzles']))) {
    const mark = MARKS.find((one) => one === value);
    if (mark) progress.puzzles[id] = mark;
  }
  return progress;
}

/** What is remembered of a puzzle after something more happened: what is solved stays solved. */
export function better(old: PuzzleMark | undefined, now: PuzzleMark): PuzzleMark {
  return old !== undefined && MARKS.indexOf(old) > MARKS.indexOf(now) ? old : now;
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function parse(text: string | null): Record<string, unknown> {
  try {
    return objectOf(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}
