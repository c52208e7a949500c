import { afterEach, expect, test } from 'vitest';
import { setLanguage } from '../words/words.svelte.ts';
import { clockText, count, percent, short, today, when } from './format.ts';

afterEach(() => setLanguage('en'));

test('a clock never shows time that is not left', () => {
  expect(clockText(3_723_999)).toBe('1:02:03');
  expect(clockText(521_000)).toBe('8:41');
  expect(clockText(10_000)).toBe('0:10');
  expect(clockText(9_999)).toBe('9.9');
  expect(clockText(40)).toBe('0.0');
  expect(clockText(-5)).toBe('0.0');
});

test('numbers follow the language', () => {
  expect([count(12_345), short(1_234_567), percent(0.614), clockText(9_400)]).toEqual([
    '12,345',
    '1.2M',
    '61%',
    '9.4',
  ]);
  setLanguage('fr');
  expect(count(12_345)).toMatch(/^12\s345$/);
  expect(percent(0.614)).toMatch(/^61\s%$/);
  expect(clockText(9_400)).toBe('9,4');
});

test('dates follow the language', () => {
  const time = new Date(2026, 10, 20, 15, 4).getTime();
  expect(when(time)).toMatch(/Nov 20, 2026/);
  setLanguage('fr');
  expect(when(time)).toMatch(/20 nov\. 2026/);
  expect(today(new Date(2026, 0, 5))).toBe('2026-01-05');
});
