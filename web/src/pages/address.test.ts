import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOf, PAGE_NAMES, readAddress } from './address.ts';

test.each([
  ['', 'play', []],
  ['#', 'play', []],
  ['#/', 'play', []],
  ['#/play', 'play', []],
  ['#/game', 'game', []],
  ['#/game/a1b2', 'game', ['a1b2']],
  ['#/records/import', 'shelf', ['import']],
  ['#/learn', 'learn', []],
  ['#/learn/', 'learn', []],
  ['#/learn/rules/4.8', 'learn', ['rules', '4.8']],
  ['#/study/link/a%20b', 'study', ['link', 'a b']],
  ['#/study/%E0%A4%A', 'study', ['%E0%A4%A']],
  ['#/elsewhere/1', null, ['1']],
])('%s leads to %s', (hash, page, parts) => {
  expect(readAddress(hash)).toMatchObject({ page, parts });
});

test('an address asks with a query', () => {
  const address = readAddress('#/editor?edition=4.8&position=7%2F8%20w');
  expect(address.page).toBe('editor');
  expect(address.query.get('position')).toBe('7/8 w');
});

test.each([
  ['', '?edition=4.8', 'game'],
  ['#/', '?position=7', 'game'],
  ['', '?game=4.8%20quiet-limit=60', 'game'],
  ['#/play?edition=2.0', '', 'game'],
  ['', '?utm=x', 'play'],
  ['#/learn', '?edition=4.8', 'learn'],
])('%s behind %s leads to %s', (hash, search, page) => {
  expect(readAddress(hash, search).page).toBe(page);
});

test('what is written is read again', () => {
  const part = fc.string({ minLength: 1 });
  fc.assert(
    fc.property(fc.constantFrom(...PAGE_NAMES), fc.array(part), part, (page, parts, asked) => {
      const address = readAddress(addressOf(page, parts, { asked }));
      expect(address).toMatchObject({ page, parts });
      expect(address.query.get('asked')).toBe(asked);
    }),
  );
});
