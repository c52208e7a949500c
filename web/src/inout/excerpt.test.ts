import { expect, test } from 'vitest';
import { excerpt, replaced } from './excerpt.ts';

test('the line of a fault, cut at its place', () => {
  const text = 'one\na2-b2\th4-h9 x\nthree';
  const at = text.indexOf('h9');
  expect(excerpt(text, [at, at + 2])).toEqual({ before: 'a2-b2  h4-', wrong: 'h9', after: ' x' });
  expect(excerpt(text, [text.length, text.length])).toMatchObject({ before: 'three' });
  expect(excerpt(text, null)).toBeNull();
  const long = `${'x'.repeat(100)}!${'y'.repeat(100)}`;
  expect(excerpt(long, [100, 101])?.before).toHaveLength(37);
});

test('a line as long as the text costs no more than a short one', () => {
  const text = 'x'.repeat(1_000_000);
  const cut = excerpt(text, [500_000, 900_000]);
  expect(cut?.before).toHaveLength(37);
  expect(cut?.wrong.length).toBeLessThan(300);
});

test('several places are replaced at once', () => {
  const places = [
    { whole: [0, 2] as const, by: 'long' },
    { whole: [3, 5] as const, by: 'x' },
  ];
  expect(replaced('ab cd ef', places)).toBe('long x ef');
});
