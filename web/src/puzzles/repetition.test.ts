import { expect, test } from 'vitest';
import { INTERVALS, type Repeat, repeated } from './repetition.ts';

test('what is solved at once never comes back, what is not comes back the next day', () => {
  expect(repeated(null, 'solved', 10)).toBeNull();
  for (const result of ['missed', 'shown', 'helped'] as const)
    expect(repeated(null, result, 10)).toEqual({ day: 11, step: 0 });
});

test('each time it is solved on its day it stays away longer, until it sits', () => {
  let repeat: Repeat | null = repeated(null, 'missed', 0);
  const waits: number[] = [];
  let day = 0;
  while (repeat) {
    waits.push(repeat.day - day);
    day = repeat.day;
    repeat = repeated(repeat, 'solved', day);
  }
  expect(waits).toEqual(INTERVALS);
  expect(waits).toEqual([...waits].sort((one, other) => one - other));
});

test('solved before its day changes nothing, missed begins anew, late counts from then', () => {
  const repeat = { day: 20, step: 2 };
  expect(repeated(repeat, 'solved', 19)).toBe(repeat);
  expect(repeated(repeat, 'missed', 19)).toEqual({ day: 20, step: 0 });
  expect(repeated(repeat, 'solved', 50)).toEqual({ day: 66, step: 3 });
});
