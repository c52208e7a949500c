import { expect, test } from 'vitest';
import { firstClubWish, readClubWish, sameTime, TIMES, timeControl, whole } from './wish.ts';

test('times are told as the club reads them', () => {
  expect(TIMES.map(timeControl)).toEqual(['-', '600+5', '3d']);
  expect(timeControl({ kind: 'days', days: 14 })).toBe('14d');
  expect(TIMES.some((time) => sameTime(time, firstClubWish().time))).toBe(true);
});

test('what was wished for the last time is taken, and nothing that the club would refuse', () => {
  const kept = { time: { kind: 'live', minutes: 20, seconds: 10 }, seat: 'black', listed: true, rated: true };
  expect(readClubWish(JSON.stringify(kept))).toEqual(kept);
  // Of a page before there were ratings.
  const { rated: _, ...earlier } = kept;
  expect(readClubWish(JSON.stringify(earlier))).toEqual({ ...earlier, rated: false });
  for (const bad of [
    null,
    '{',
    '7',
    '{"time":{"kind":"days","days":15},"seat":"lot","listed":true}',
    '{"time":{"kind":"live","minutes":0,"seconds":0},"seat":"lot","listed":true}',
    '{"time":{"kind":"soon"},"seat":"lot","listed":true}',
    '{"time":{"kind":"none"},"seat":"both","listed":true}',
    '{"time":{"kind":"none"},"seat":"lot","listed":1}',
  ])
    expect(readClubWish(bad), String(bad)).toEqual(firstClubWish());
});

test('a number that is typed comes within its bounds', () => {
  expect([
    whole('7', 1, 14),
    whole('99', 1, 14),
    whole('-3', 1, 14),
    whole('', 1, 14),
    whole('2,6', 1, 14),
  ]).toEqual([7, 14, 1, 1, 3]);
});
