import { expect, test } from 'vitest';
import { picked, taken } from './choices.ts';
import { emptyEntry, lift, next, step } from './samples.ts';

test('a kind of the reserve that is taken waits for its cell', () => {
  expect(taken(emptyEntry({ done: [{ type: 'take', kind: 'wise' }], prompt: 'land' }))).toBe('wise');
  expect(taken(emptyEntry({ done: [lift('a1', 'top')] }))).toBeNull();
  expect(taken(emptyEntry())).toBeNull();
});

test('what is picked up is where the next step begins', () => {
  expect(picked(emptyEntry({ done: [lift('a1', 'top')] }))).toEqual({ cell: 'a1', part: 'top' });
  const second = emptyEntry({
    done: [lift('a1', 'whole'), step('b1')],
    next: [next(step('c1'), 'free', 'top')],
  });
  expect(picked(second)).toEqual({ cell: 'b1', part: 'top' });
  expect(picked(emptyEntry({ done: [lift('a1', 'whole'), step('b1')] }))).toBeNull();
  expect(picked(emptyEntry())).toBeNull();
});
