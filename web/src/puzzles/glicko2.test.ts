import { expect, test } from 'vitest';
import { afterIdle, afterPeriod, type Strength } from './glicko2.ts';

const DAY = 24 * 60 * 60 * 1000;

function strength(rating: number, deviation: number): Strength {
  return { rating, deviation, volatility: 0.06 };
}

test('the example of Glickman’s paper: three games in one period', () => {
  const after = afterPeriod(strength(1500, 200), [
    { rating: 1400, deviation: 30, score: 1 },
    { rating: 1550, deviation: 100, score: 0 },
    { rating: 1700, deviation: 300, score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

// As `after_game` of `crates/jersi-store/src/rating.rs` counts one game between 1500 ± 200 and 1400 ± 30; a test there has the
// same figures.
test.each([
  [1, 1563.564194, 175.402656, 0.059998657],
  [0.5, 1475.41093, 175.402651, 0.059997787],
  [0, 1387.257645, 175.402669, 0.060000853],
])('one game as the club counts it: %d', (score, rating, deviation, volatility) => {
  const after = afterPeriod(strength(1500, 200), [{ rating: 1400, deviation: 30, score }]);
  expect(after.rating).toBeCloseTo(rating, 4);
  expect(after.deviation).toBeCloseTo(deviation, 4);
  expect(after.volatility).toBeCloseTo(volatility, 7);
});

test('who does not try becomes less certain, up to a limit', () => {
  const known = strength(1600, 60);
  expect(afterIdle(known, 0).deviation).toBeCloseTo(60, 9);
  expect(afterIdle(known, 365 * DAY).deviation).toBeCloseTo(107.38, 2);
  expect(afterIdle(known, 100_000 * DAY).deviation).toBe(350);
  expect(afterIdle(known, -DAY).deviation).toBeCloseTo(60, 9);
  expect(afterIdle(afterIdle(known, 10 * DAY), 10 * DAY).deviation).toBeCloseTo(
    afterIdle(known, 20 * DAY).deviation,
    9,
  );
});

test('a period without a result makes less certain and changes nothing else', () => {
  const after = afterPeriod(strength(1500, 200), []);
  expect([after.rating, after.volatility]).toEqual([1500, 0.06]);
  expect(after.deviation).toBeCloseTo(Math.hypot(200, 0.06 * 173.7178), 6);
});
