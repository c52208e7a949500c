import { expect, test } from 'vitest';
import { layout } from './layout.ts';

test('the kind follows the window', () => {
  expect(layout(1440, 900).kind).toBe('wide');
  expect(layout(1199, 900).kind).toBe('between');
  expect(layout(820, 1180).kind).toBe('tall');
  expect(layout(719, 900).kind).toBe('phone');
  expect(layout(390, 844).kind).toBe('phone');
  expect(layout(844, 390).kind).toBe('landscape');
});

test('the board is never wider than its place', () => {
  for (let width = 320; width <= 2000; width += 7) {
    for (const height of [360, 560, 700, 900, 1200]) {
      const { kind, cell } = layout(width, height);
      const taken = { wide: 252 + 28 + 268 + 108, between: 388, tall: 32, landscape: 300, phone: 6 }[kind];
      if (cell > 20) expect(cell * 9.2 + taken).toBeLessThanOrEqual(width + 0.01);
    }
  }
});

test('hexagons are large enough to touch on a phone, and not too large on a desk', () => {
  expect(layout(390, 844).cell).toBeGreaterThan(41);
  expect(layout(2560, 1440).cell).toBe(108);
});
