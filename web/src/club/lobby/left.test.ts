import { beforeEach, expect, test } from 'vitest';
import '../../words/all.ts';
import { setLanguage } from '../../words/words.svelte.ts';
import { timeLeft } from './left.ts';

const HOUR = 3_600_000;
const days = { control: null, days: 3 };
const live = { control: { initial: 600_000, increment: 5000 }, days: null };

function left(due: number | undefined, clock: Parameters<typeof timeLeft>[1]) {
  return timeLeft({ status: 'playing', ...(due === undefined ? {} : { due }) }, clock, 0);
}

beforeEach(() => setLanguage('en'));

test('time is told in whole units, never more than is left', () => {
  expect(left(72 * HOUR - 1, days)).toEqual({ text: '2 days left', low: false });
  expect(left(24 * HOUR, days)).toEqual({ text: 'one day left', low: false });
  expect(left(5 * HOUR + 1, days)).toEqual({ text: '5 hours left', low: true });
  expect(left(-5, days)).toEqual({ text: 'less than a minute left', low: true });
});

test('under twelve hours of days it gets short, and under a minute of a live clock', () => {
  expect(left(12 * HOUR, days)?.low).toBe(false);
  expect(left(12 * HOUR - 1, days)?.low).toBe(true);
  expect(left(9 * 60_000, live)).toEqual({ text: '9 minutes left', low: false });
  expect(left(59_000, live)?.low).toBe(true);
});

test('where no clock runs nothing is told, whatever happens by itself', () => {
  expect(left(90 * 24 * HOUR, { control: null, days: null })).toBeNull();
  expect(left(undefined, days)).toBeNull();
  expect(timeLeft({ status: 'over', due: 5 }, days, 0)).toBeNull();
  expect(left(5, null)).toBeNull();
});
