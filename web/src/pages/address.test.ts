import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOf, PAGE_NAMES, readAddress } from './address.ts';

test.each([
  ['', 'play', []],
  ['#', 'play', []],
  ['#/', 'play', []],
  ['#/play', 'play', []],
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
