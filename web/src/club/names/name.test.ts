import { beforeEach, expect, test } from 'vitest';
import '../../words/all.ts';
import { LONGEST_NAME } from '../../wire/club.ts';
import { setLanguage } from '../../words/words.svelte.ts';
import { allNames, drawName, fits, keepName, proposedName, tidied } from './name.ts';

beforeEach(async () => {
  localStorage.clear();
  await setLanguage('en');
});

test.each(['en', 'fr'] as const)(
  'every name that can be drawn is one that the club takes: %s',
  async (language) => {
    await setLanguage(language);
    const names = allNames();
    expect(names.length).toBeGreaterThan(300);
    expect(new Set(names).size).toBe(names.length);
    expect(
      names.filter((name) => !fits(name) || tidied(name) !== name || !/^\p{L}+ \p{L}+$/u.test(name)),
    ).toEqual([]);
    expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(LONGEST_NAME);
  },
);

test('the lot draws every word, the first and the last', () => {
  expect(drawName(() => 0)).toBe('Quiet Heron');
  expect(drawName(() => 0.9999)).toBe(allNames().at(-1));
});

test('a name is proposed as last time, as at the board, or by lot', () => {
  expect(proposedName([], () => 0)).toBe('Quiet Heron');
  keepName('  Ada   Lovelace ');
  expect(proposedName([], () => 0)).toBe('Ada Lovelace');
  localStorage.setItem('jersi.club.name', 'x'.repeat(LONGEST_NAME + 1));
  expect(proposedName([], () => 0)).toBe('Quiet Heron');
});

test('a name is measured as the club measures it', () => {
  expect(fits('  ')).toBe(false);
  expect(fits('é'.repeat(LONGEST_NAME))).toBe(true);
  // One sign to the eye and to the club, two to JavaScript.
  expect(fits('🦊'.repeat(LONGEST_NAME))).toBe(true);
  expect(fits('🦊'.repeat(LONGEST_NAME + 1))).toBe(false);
});
