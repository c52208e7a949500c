import { beforeEach, expect, test } from 'vitest';
import '../../words/all.ts';
import { setLanguage } from '../../words/words.svelte.ts';
import { timeLeft } from './left.ts';

const HOUR = 3_600_000;
const days = { control: null, days: 3 };
const live = { control: { initial: 600_000, increment: 5000 }, days: null };

function left(ends: number | undefined, clock: Parameters<typeof timeLeft>[1]) {
  return timeLeft({ status: 'playing', ...(ends === undefined ? {} : { ends }) }, clock, 0);
}

beforeEach(() => setLanguage('en'));

test('time is told in whole units, never more than is left', () => {
  expect(left(72 * HOUR - 1, days)).toEqual({ text: '2 days left', low: false, still: false });
  expect(left(24 * HOUR, days)).toEqual({ text: 'one day left', low: false, still: false });
  expect(left(5 * HOUR + 1, days)).toEqual({ text: '5 hours left', low: true, still: false });
  expect(left(-5, days)).toEqual({ text: 'less than a minute left', low: true, still: false });
});

test('under twelve hours of days it gets short, and under a minute of a live clock', () => {
  expect(left(12 * HOUR, days)?.low).toBe(false);
  expect(left(12 * HOUR - 1, days)?.low).toBe(true);
  expect(left(9 * 60_000, live)).toEqual({ text: '9 minutes left', low: false, still: false });
  expect(left(59_000, live)?.low).toBe(true);
});

test('where no clock runs nothing is told, whatever happens by itself', () => {
  expect(left(90 * 24 * HOUR, { control: null, days: null })).toBeNull();
  expect(left(undefined, days)).toBeNull();
  expect(timeLeft({ status: 'over', ends: 5 }, days, 0)).toBeNull();
  expect(left(5, null)).toBeNull();
});

test('who is on vacation has no time left and none that gets short: it stands still until a day', () => {
  const away = Date.UTC(2026, 7, 14, 12);
  const onVacation = (now: number) => timeLeft({ status: 'playing', away }, days, now);
  expect(onVacation(away - HOUR)).toEqual({ text: 'On vacation until August 14', low: false, still: true });
  setLanguage('fr');
  expect(onVacation(away - HOUR)?.text).toBe('En vacances jusqu’au 14 août');
  expect(onVacation(away - 365 * 24 * HOUR)?.text).toBe('En vacances jusqu’au 14 août 2026');
  expect(timeLeft({ status: 'over', away }, days, 0)).toBeNull();
});
