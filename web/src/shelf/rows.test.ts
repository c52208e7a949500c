import { expect, test } from 'vitest';
import { matches } from './rows.ts';

test('records are found by words and edition', () => {
  expect(matches({ text: '', edition: '' }, '4.8', 'Fox', 'Lucas')).toBe(true);
  expect(matches({ text: 'fox 2019', edition: '' }, '2.0', 'Fox – Lucas', '2019-07-14')).toBe(true);
  expect(matches({ text: 'fox', edition: '4.8' }, '2.0', 'Fox – Lucas')).toBe(false);
  expect(matches({ text: 'ete', edition: '' }, '4.8', 'Été')).toBe(true);
  expect(matches({ text: 'kerry', edition: '' }, '2.0', 'Fox – Lucas')).toBe(false);
});
