import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backoff } from './backoff.ts';
import { ServerTime } from './time.ts';

test('the shortest round trip tells the time', () => {
  const time = new ServerTime();
  expect(time.known).toBe(false);
  time.told(5_000, 1_000);
  expect(time.at(1_000)).toBe(5_000);
  // 400 ms there, nothing back: 200 ms off. Then a quick one that is not.
  time.answered(6_400, 2_000, 2_400);
  expect(time.at(2_400)).toBe(6_600);
  time.answered(7_010, 3_000, 3_020);
  expect(time.at(3_020)).toBe(7_020);
  time.answered(8_300, 4_000, 4_600);
  expect(time.at(5_000), 'a slow one does not make it worse').toBe(9_000);
});

test('a clock that was set is believed at once', () => {
  const time = new ServerTime();
  time.answered(10_005, 0, 10);
  expect(time.at(10)).toBe(10_010);
  time.answered(20_000, 3_610_000, 3_610_200);
  expect(time.at(3_610_200)).toBe(20_100);
});

test('whatever the network does, it is at most half the shortest round trip off', () => {
  const trip = fc.record({ there: fc.nat(2_000), back: fc.nat(2_000) });
  fc.assert(
    fc.property(fc.array(trip, { minLength: 1, maxLength: 20 }), fc.integer(), (trips, offset) => {
      const time = new ServerTime();
      let now = 0;
      for (const { there, back } of trips) {
        time.answered(now + there + offset, now, now + there + back);
        now += 15_000;
      }
      const shortest = Math.min(...trips.slice(-8).map(({ there, back }) => there + back));
      expect(Math.abs(time.at(now) - (now + offset))).toBeLessThanOrEqual(shortest / 2 + 1);
    }),
  );
});

test('tries become rarer, stay within their bounds, and differ from page to page', () => {
  for (let failed = 0; failed < 100; failed += 1) {
    for (const chance of [0, 0.3, 0.999]) {
      const wait = backoff(failed, () => chance);
      expect(wait).toBeGreaterThanOrEqual(500);
      expect(wait).toBeLessThanOrEqual(15_000);
    }
  }
  expect(backoff(9, () => 0)).not.toBe(backoff(9, () => 0.9));
});
