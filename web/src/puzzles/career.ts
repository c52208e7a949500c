// What follows from all tries: rating, streak, what comes back. Nothing of it is kept; so it is the same in every tab, and after
// tries of another browser were brought in.
import { byTime, type Try, type TryResult } from '../store/tries.ts';
import { dayOf } from './day.ts';
import { afterIdle, afterPeriod, MOST_DEVIATION, type Strength } from './glicko2.ts';
import { type Repeat, repeated } from './repetition.ts';

/** Who has tried nothing yet: the first puzzles should be among the easier ones, where most of them are. */
export const BEGINNER: Strength = { rating: 800, deviation: MOST_DEVIATION, volatility: 0.06 };
/** How sure the rating of a puzzle is. */
const PUZZLE_DEVIATION = 60;
/** Who is less certain than this has a rating that is still being found. */
const CERTAIN = 110;

/** What a try counts. A hint halves it. */
const SCORES: Record<TryResult, number> = { solved: 1, helped: 0.5, missed: 0, shown: 0 };

/** A try with what it did to the rating. */
export interface Counted extends Try {
  before: number;
  /** The rating after it; the same as before where it did not count. */
  after: number;
  rated: boolean;
}

export interface Career {
  strength: Strength;
  /** Whether the rating is still being found. */
  provisional: boolean;
  /** The oldest first. */
  tries: readonly Counted[];
  /** Solved alone in a row, now and at best. */
  streak: number;
  best: number;
  /** What comes back, by puzzle. */
  repeats: ReadonlyMap<string, Repeat>;
}

/** All that follows from tries, at a moment. */
export function careerOf(tries: readonly Try[], now: number): Career {
  let strength = BEGINNER;
  let since: number | null = null;
  let [streak, best] = [0, 0];
  const met = new Set<string>();
  const repeats = new Map<string, Repeat>();
  const counted = [...tries].sort(byTime).map((one): Counted => {
    const before = Math.round(strength.rating);
    const rated = one.first && !met.has(one.puzzle);
    if (rated) {
      const result = { rating: one.difficulty, deviation: PUZZLE_DEVIATION, score: SCORES[one.result] };
      const { deviation, ...rest } = afterPeriod(afterIdle(strength, one.at - (since ?? one.at)), [result]);
      strength = { ...rest, deviation: Math.min(deviation, MOST_DEVIATION) };
      since = one.at;
    }
    met.add(one.puzzle);
    streak = one.result === 'solved' ? streak + 1 : 0;
    best = Math.max(best, streak);
    const repeat = repeated(repeats.get(one.puzzle) ?? null, one.result, dayOf(one.at));
    if (repeat) repeats.set(one.puzzle, repeat);
    else repeats.delete(one.puzzle);
    return { ...one, before, after: Math.round(strength.rating), rated };
  });
  strength = afterIdle(strength, since === null ? 0 : now - since);
  return {
    strength,
    provisional: strength.deviation > CERTAIN,
    tries: counted,
    streak,
    best,
    repeats,
  };
}

/** The puzzles that come back on a day or should have before, the longest overdue first. */
export function dueOn(career: Career, day: number): string[] {
  return [...career.repeats]
    .filter(([, repeat]) => repeat.day <= day)
    .sort(([id, one], [other, two]) => one.day - two.day || (id < other ? -1 : 1))
    .map(([id]) => id);
}
