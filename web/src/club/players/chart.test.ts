import { expect, test } from 'vitest';
import type { RatedGame } from '../../wire/club.ts';
import { chartOf, nearest } from './chart.ts';

const DAY = 24 * 60 * 60 * 1000;
const plot = { left: 40, right: 640, top: 10, bottom: 210 };

function game(day: number, after: number, pool = '4-live'): RatedGame {
  return { game: `${pool}${day}`, pool, at: day * DAY, before: after - 10, after };
}

test('a line for each pool, from the first day on the left to the last on the right', () => {
  const history = [game(0, 1500), game(5, 1620), game(8, 1480, '2-days'), game(10, 1540)];
  const { series, levels, moments } = chartOf(history, ['4-live', '2-days', '3-live'], plot);
  expect(series.map((one) => [one.pool, one.spots.length])).toEqual([
    ['4-live', 3],
    ['2-days', 1],
  ]);
  const [live] = series;
  expect(live?.spots.map((one) => one.x)).toEqual([40, 340, 640]);
  expect(live?.path).toMatch(/^M40 [\d.]+L340 [\d.]+L640 [\d.]+$/);
  const values = levels.map((one) => one.value);
  expect(Math.min(...values)).toBeLessThanOrEqual(1480);
  expect(Math.max(...values)).toBeGreaterThanOrEqual(1620);
  expect(values.length).toBeLessThanOrEqual(7);
  expect(levels[0]?.y).toBe(plot.bottom);
  expect(levels.at(-1)?.y).toBe(plot.top);
  expect([moments[0]?.x, moments.at(-1)?.x]).toEqual([40, 640]);
});

test('one game is a spot in the middle, and a small change no fall', () => {
  const { series, levels, moments } = chartOf([game(3, 1512)], ['4-live'], plot);
  expect(series[0]?.spots[0]?.x).toBe(340);
  expect((levels.at(-1)?.value ?? 0) - (levels[0]?.value ?? 0)).toBeGreaterThanOrEqual(100);
  expect(moments).toHaveLength(1);
});

test('without a game there is nothing to draw', () => {
  const empty = chartOf([], ['4-live'], plot);
  expect(empty).toEqual({ series: [], levels: [], moments: [] });
  expect(nearest(empty, 0, 0)).toBeNull();
});

test('what is pointed at is the nearest spot', () => {
  const chart = chartOf([game(0, 1500), game(10, 1600)], ['4-live'], plot);
  expect(nearest(chart, 50, 100)?.after).toBe(1500);
  expect(nearest(chart, 600, 100)?.after).toBe(1600);
});

test('every rating lies within the drawing, whatever it is', () => {
  for (const [low, high] of [
    [1, 2],
    [900, 2900],
    [1499, 1501],
    [100, 4000],
  ] as const) {
    const { series } = chartOf([game(0, low), game(1, high)], ['4-live'], plot);
    for (const { y } of series[0]?.spots ?? []) {
      expect(y).toBeGreaterThanOrEqual(plot.top);
      expect(y).toBeLessThanOrEqual(plot.bottom);
    }
  }
});
