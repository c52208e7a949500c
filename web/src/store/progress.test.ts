import { expect, test } from 'vitest';
import { better, readProgress } from './progress.ts';

test('a new visitor has done nothing', () => {
  expect(readProgress(null)).toEqual({ version: 1, lesson: [], puzzles: {} });
});

test('what is kept is read again', () => {
  const kept = { version: 1, lesson: ['move', 'stack'], puzzles: { '48-01': 'solved', '20-02': 'missed' } };
  expect(readProgress(JSON.stringify(kept))).toEqual(kept);
});

test.each([
  '',
  '{',
  '7',
  '[]',
  'null',
  '{"version":2,"lesson":["move"]}',
  '{"version":1,"lesson":7,"puzzles":[]}',
])('%s is no progress', (text) => {
  expect(readProgress(text)).toEqual({ version: 1, lesson: [], puzzles: {} });
});

test('what is malformed is left out', () => {
  const text = '{"version":1,"lesson":["move",3,"move"],"puzzles":{"48-01":"won","48-02":"shown"}}';
  expect(readProgress(text)).toEqual({ version: 1, lesson: ['move'], puzzles: { '48-02': 'shown' } });
});

test('what is solved stays solved', () => {
  expect(better(undefined, 'missed')).toBe('missed');
  expect(better('missed', 'shown')).toBe('shown');
  expect(better('solved', 'missed')).toBe('solved');
});
