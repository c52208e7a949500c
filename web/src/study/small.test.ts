import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { areaOf, nearest, pathOf, ticksOf } from './graph.ts';
import { readStudy } from './kept.ts';
import { room } from './room.ts';
import { nameOfSign, SIGNS } from './signs.ts';
import {
  deleteStudy,
  findStudy,
  lastStudy,
  listStudies,
  newStudy,
  openStudy,
  putStudy,
  rememberStudy,
  studyOf,
} from './store.ts';
import { readTaste } from './taste.svelte.ts';

beforeEach(() => localStorage.clear());

test('a graph goes as far as the game is judged, with pairs by fives below', () => {
  const plot = { left: 34, width: 400, height: 100, turns: 4 };
  expect(pathOf(plot, [0.5, 1, 0])).toBe('M34 50L134 0L234 100');
  expect(areaOf(plot, [0.5, 1, 0])).toBe('M34 50L134 0L234 100L234 100L34 100Z');
  expect(areaOf(plot, [])).toBe('');
  expect([nearest(plot, 140), nearest(plot, -9), nearest(plot, 999)]).toEqual([1, 0, 4]);
  const pairs = (turns: number, from = 1): number[] =>
    Array.from({ length: turns }, (_, n) => from + Math.floor(n / 2));
  const told = (turns: number, from?: number): number[] =>
    ticksOf({ ...plot, turns }, pairs(turns, from)).map((tick) => tick.pair);
  expect(told(57)).toEqual([1, 5, 10, 15, 20, 25]);
  expect(told(20, 4)).toEqual([4, 10]);
  expect(told(616)).toEqual([1, 50, 100, 150, 200, 250, 300]);
  expect(told(0)).toEqual([]);
});

test('a taste is remembered as far as it makes sense', () => {
  const usual = { live: false, lines: 3, effort: 'normal', arrows: true };
  expect(readTaste(null)).toEqual(usual);
  expect(readTaste('{')).toEqual(usual);
  expect(readTaste('{"live":true,"lines":9,"effort":"huge","arrows":1}')).toEqual({ ...usual, live: true });
  expect(readTaste('{"lines":5,"effort":"deep","arrows":false}')).toEqual({
    live: false,
    lines: 5,
    effort: 'deep',
    arrows: false,
  });
});

test('every sign has a name', () => {
  expect(SIGNS.map(([sign]) => nameOfSign(sign))).toEqual(SIGNS.map(([, name]) => name));
});

test('the board fits the window', () => {
  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
    [1280, 720],
    [1200, 880],
    [2560, 1440],
    [1024, 768],
    [820, 1180],
    [390, 844],
    [844, 390],
  ] as const) {
    const { cell, kind } = room(width, height);
    expect(cell * 9.2).toBeLessThanOrEqual(width);
    if (kind !== 'column') expect(cell * 8.3).toBeLessThanOrEqual(height);
  }
  expect([room(390, 844).tabs, room(1366, 768).tabs, room(1440, 900).tabs]).toEqual(['all', 'lower', 'last']);
  expect(room(1440, 900).cell * 9.2).toBeGreaterThanOrEqual(800);
  expect(room(1366, 768).cell * 9.2).toBeGreaterThanOrEqual(700);
  expect(room(2560, 1440).cell).toBe(150);
});

test('a tab that knows an older study cannot write over it, and what it changed becomes a study of its own', async () => {
  const first = newStudy('[JRN "1"]\n\n*\n');
  await putStudy({ ...first, changed: 1 });
  vi.resetModules();
  const other = await import('./store.ts');
  const found = await other.findStudy(first.id);
  if (found?.kind !== 'study') throw new Error('the study is gone');
  expect(await other.putStudy({ ...found.study, title: 'There', changed: 2 })).toMatchObject({
    trouble: null,
  });
  expect(await putStudy({ ...first, title: 'Here', changed: 3 })).toMatchObject({ trouble: 'conflict' });
  await other.takeStudy(first.id);
  const titles = (await other.listStudies()).map((one) => one.kind === 'study' && one.study.title);
  expect(titles.slice(0, 2).sort()).toEqual(['Here', 'There']);
  for (const one of await other.listStudies())
    if (one.kind === 'study') await other.deleteStudy(one.study.id);
});

test('studies are kept, listed, found by where they come from, and taken away', async () => {
  const record = '[JRN "1"]\n[Edition "4.8"]\n[White "Ada \\"A\\" L."]\n\n*\n';
  const first = newStudy(record, { source: { kind: 'game', id: 'g' } });
  expect(await putStudy(first)).toEqual({ trouble: null, safe: true, revision: 1 });
  expect(await studyOf({ kind: 'game', id: 'g' })).toMatchObject({ id: first.id, revision: 1 });
  expect(await studyOf({ kind: 'game', id: 'h' })).toBeNull();
  const second = await openStudy(record, { title: 'Two' });
  expect(location.hash).toBe(`#/study/kept/${second}`);
  await putStudy({ ...newStudy(record), id: 'newest', changed: Date.now() + 1000 });
  const ids = (await listStudies()).map((one) => (one.kind === 'study' ? one.study.id : one.id));
  expect(ids[0]).toBe('newest');
  expect(new Set(ids)).toEqual(new Set(['newest', first.id, second]));
  // The same game has one study.
  expect(await openStudy(record, { source: { kind: 'game', id: 'g' } })).toBe(first.id);
  rememberStudy(first.id);
  expect(lastStudy()).toBe(first.id);
  await deleteStudy(first.id);
  expect([await findStudy(first.id), lastStudy()]).toEqual([null, null]);
});

test('what cannot be read is told apart', () => {
  const study = newStudy('x');
  expect(readStudy('a', study).kind).toBe('study');
  expect(readStudy('a', { ...study, version: 2 }).kind).toBe('newer');
  expect(readStudy('a', { ...study, looks: 3 }).kind).toBe('broken');
  expect(readStudy('a', null).kind).toBe('broken');
});
