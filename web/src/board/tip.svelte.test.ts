import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tip } from './tip.svelte.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a mouse that rests is told a name, one that goes on is not', () => {
  const tip = new Tip();
  tip.point('e4', false);
  expect(tip.cell).toBe(null);
  tip.point('e5', false);
  vi.runAllTimers();
  expect(tip.cell).toBe('e5');
  tip.point(null, false);
  vi.runAllTimers();
  expect(tip.cell).toBe(null);
  tip.point('e4', false);
  tip.down('e4', false);
  vi.runAllTimers();
  expect(tip.cell, 'whoever presses knows').toBe(null);
});

test('a finger that holds is told a name, and its click does nothing else', () => {
  const tip = new Tip();
  tip.point('e4', true);
  vi.runAllTimers();
  expect(tip.cell).toBe(null);
  tip.down('e4', true);
  vi.runAllTimers();
  tip.up();
  expect([tip.cell, tip.takesClick(), tip.takesClick()]).toEqual(['e4', true, false]);
  vi.runAllTimers();
  expect(tip.cell).toBe(null);
  tip.down('e4', true);
  tip.up();
  vi.runAllTimers();
  expect([tip.cell, tip.takesClick()], 'a short press').toEqual([null, false]);
});
