import { expect, test } from 'vitest';
import { dayOf, noonOf, puzzleOfDay } from './day.ts';
import days from './days.json' with { type: 'json' };
import { allPuzzles } from './puzzles.ts';

test('a day is the local one, from midnight to midnight, also when clocks change', () => {
  const day = dayOf(new Date(2026, 10, 18, 0, 0, 1).getTime());
  expect(dayOf(new Date(2026, 10, 18, 23, 59, 59).getTime())).toBe(day);
  expect(dayOf(new Date(2026, 10, 19, 0, 0, 0).getTime())).toBe(day + 1);
  let last = dayOf(new Date(2026, 0, 1, 12).getTime());
  for (let n = 2; n <= 365; n += 1) {
    const next = dayOf(new Date(2026, 0, n, 12).getTime());
    expect(next).toBe(last + 1);
    expect(dayOf(noonOf(next))).toBe(next);
    last = next;
  }
});

test('the puzzle of the day is the same for everybody, and each comes once before one comes again', async () => {
  const puzzles = await allPuzzles();
  const pool = puzzles.filter((one) => one.edition === '4.8');
  const day = dayOf(new Date(2026, 10, 18, 9).getTime());
  const round = pool.map((_, n) => puzzleOfDay(day + n, puzzles).id);
  expect(new Set(round).size).toBe(pool.length);
  expect(puzzleOfDay(day + pool.length, puzzles).id).toBe(round[0]);
  expect(puzzleOfDay(day, puzzles.toReversed()).id).toBe(round[0]);
  expect(puzzleOfDay(-1, puzzles).edition).toBe('4.8');
  expect(round, 'a mixed order').not.toEqual([...round].sort());
});

/** A test of the terminal reads the same file: both have the same puzzle on the same day. */
test('known days have their puzzles', async () => {
  const puzzles = await allPuzzles();
  for (const [date, { day, puzzle }] of Object.entries(days)) {
    const [year = 0, month = 0, ofMonth = 0] = date.split('-').map(Number);
    expect(dayOf(new Date(year, month - 1, ofMonth, 18).getTime()), date).toBe(day);
    expect(puzzleOfDay(day, puzzles).id, date).toBe(puzzle);
  }
});
