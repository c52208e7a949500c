// Spaced repetition: what was missed comes back, after longer and longer times, until it sits.
import type { TryResult } from '../store/tries.ts';

/** Days until a puzzle comes back: after it was missed, and after each time that it was solved when it came back. */
export const INTERVALS: readonly number[] = [1, 3, 7, 16, 35];

/** A puzzle that comes back. */
export interface Repeat {
  /** The day on which it does. */
  day: number;
  /** How often it was solved when it came back. */
  step: number;
}

/** What a try on a day makes of it; null if the puzzle need not come back. */
export function repeated(before: Repeat | null, result: TryResult, day: number): Repeat | null {
  if (result !== 'solved') return { day: day + at(0), step: 0 };
  // Solved before its day: that tells little, and changes nothing.
  if (!before || day < before.day) return before;
  const step = before.step + 1;
  return step < INTERVALS.length ? { day: day + at(step), step } : null;
}

function at(step: number): number {
  return INTERVALS[step] ?? 0;
}
