import { expect, test } from 'vitest';
import type { Try, TryResult } from '../store/tries.ts';
import { BEGINNER, careerOf, dueOn } from './career.ts';
import { curveOf } from './curve.ts';
import { dayOf } from './day.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Noon, so that hours stay within a day. */
const NOON = new Date(2026, 10, 18, 12).getTime();

function tried(puzzle: string, result: TryResult, at: number, change: Partial<Try> = {}): Try {
  const id = `${puzzle}-${at}`;
  return { version: 1, id, puzzle, at, difficulty: BEGINNER.rating, result, first: true, ...change };
}

test('who has tried nothing begins in the middle of the puzzles', () => {
  const career = careerOf([], NOON);
  expect(career.strength).toEqual(BEGINNER);
  expect([career.streak, career.best, career.provisional]).toEqual([0, 0, true]);
  expect(curveOf(career.tries, { left: 0, right: 100, top: 0, bottom: 50 })).toBeNull();
});

test('the first try at a puzzle counts, later ones do not, and a hint counts half', () => {
  const up = careerOf([tried('a', 'solved', NOON)], NOON);
  const half = careerOf([tried('a', 'helped', NOON)], NOON);
  const down = careerOf([tried('a', 'missed', NOON)], NOON);
  const shown = careerOf([tried('a', 'shown', NOON)], NOON);
  expect(up.strength.rating).toBeGreaterThan(BEGINNER.rating + 100);
  expect(half.strength.rating).toBeCloseTo(BEGINNER.rating, 5);
  expect(down.strength.rating).toBeCloseTo(2 * BEGINNER.rating - up.strength.rating, 5);
  expect(shown.strength).toEqual(down.strength);
  const twice = careerOf([tried('a', 'missed', NOON), tried('a', 'solved', NOON + HOUR)], NOON + HOUR);
  expect(twice.tries.map((one) => one.rated)).toEqual([true, false]);
  expect(twice.strength.rating).toBe(down.strength.rating);
  const known = careerOf([tried('a', 'solved', NOON, { first: false })], NOON);
  expect(known.strength).toEqual(BEGINNER);
});

test('a harder puzzle gives more, and certainty grows', () => {
  const gain = (difficulty: number): number =>
    careerOf([tried('a', 'solved', NOON, { difficulty })], NOON).strength.rating;
  expect(gain(1600)).toBeGreaterThan(gain(1200));
  expect(gain(1200)).toBeGreaterThan(gain(700));
  const many = Array.from({ length: 40 }, (_, n) =>
    tried(`p${n}`, n % 2 === 0 ? 'solved' : 'missed', NOON + n * HOUR),
  );
  const career = careerOf(many, NOON + 40 * HOUR);
  expect(career.provisional).toBe(false);
  expect(careerOf(many, NOON + 3000 * DAY).provisional).toBe(true);
});

test('in whatever order two tabs wrote, the same comes of it', () => {
  const tries = [
    tried('a', 'solved', NOON),
    tried('b', 'missed', NOON + HOUR),
    tried('c', 'solved', NOON + 2 * HOUR),
    tried('a', 'solved', NOON + 3 * HOUR),
  ];
  expect(careerOf(tries.toReversed(), NOON + DAY)).toEqual(careerOf(tries, NOON + DAY));
});

test('a streak is what was solved alone in a row; anything else ends it', () => {
  const row = (...results: TryResult[]): [number, number] => {
    const career = careerOf(
      results.map((result, n) => tried(`p${n}`, result, NOON + n)),
      NOON,
    );
    return [career.streak, career.best];
  };
  expect(row('solved', 'solved', 'solved')).toEqual([3, 3]);
  expect(row('solved', 'solved', 'missed')).toEqual([0, 2]);
  expect(row('solved', 'helped', 'solved')).toEqual([1, 1]);
  expect(row('shown', 'solved', 'solved')).toEqual([2, 2]);
});

test('what was missed comes back on its day, the longest overdue first', () => {
  const tries = [
    tried('a', 'missed', NOON),
    tried('b', 'shown', NOON - DAY),
    tried('c', 'solved', NOON),
    tried('d', 'helped', NOON),
  ];
  const career = careerOf(tries, NOON);
  const today = dayOf(NOON);
  expect(dueOn(career, today)).toEqual(['b']);
  expect(dueOn(career, today + 1)).toEqual(['b', 'a', 'd']);
});

test('the curve begins where one began, and has a point for each try that counted', () => {
  const tries = [tried('a', 'solved', NOON), tried('a', 'solved', NOON + 1), tried('b', 'missed', NOON + 2)];
  const curve = curveOf(careerOf(tries, NOON).tries, { left: 0, right: 100, top: 0, bottom: 50 });
  expect(curve?.path).toMatch(/^M0 [\d.]+L50 [\d.]+L100 [\d.]+$/);
  expect(curve?.last.x).toBe(100);
});
