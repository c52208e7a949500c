import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configWith, human } from '../app/fakes.svelte.ts';
import { type KeptStudy, type OnStudyShelf, STUDIES } from '../study/kept.ts';
import {
  bringIn,
  type Counts,
  type Everything,
  isBackup,
  type Places,
  readBackup,
  takeOut,
} from './backup.ts';
import { allChoices } from './choices.ts';
import { PlainStorage } from './faults.ts';
import { shelfOfGames } from './keeper.svelte.ts';
import type { KeptGame } from './kept.ts';
import { keepLocal } from './local.ts';
import { Shelf } from './shelf.ts';
import { type Try, TryShelf } from './tries.ts';

const config = configWith(human, human);

function game(id: string, revision: number, turns: number): KeptGame {
  const saved = { record: `turns: ${turns}`, undone: [], offer: null, clock: null };
  const state = { turns, over: false, winner: null };
  return { version: 1, id, revision, name: '', created: 1, changed: turns, config, game: saved, state };
}

function study(id: string, revision: number, record: string): KeptStudy {
  const none = { title: '', created: 1, changed: 2, looks: [], effort: 0, place: [] };
  return {
    ...none,
    version: 1,
    id,
    revision,
    source: { kind: 'record' },
    record,
    edition: '4.8',
    turns: 1,
    white: 'Fox',
    black: '',
  };
}

function tried(id: string, at: number): Try {
  return { version: 1, id, puzzle: '48-01', at, difficulty: 1000, result: 'missed', first: true };
}

/** A browser of its own. */
function visit(): Places {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('localStorage', new PlainStorage());
  const games = shelfOfGames();
  const studies = new Shelf<KeptStudy, OnStudyShelf>('jersi-studies', 'studies', STUDIES);
  const tries = new TryShelf();
  return {
    games: async () => (await games.all()).flatMap((one) => (one.kind === 'game' ? [one.game] : [])),
    studies: async () => (await studies.all()).flatMap((one) => (one.kind === 'study' ? [one.study] : [])),
    tries: async () => (await tries.all()).tries,
    bringGame: (one) => games.bring(one),
    bringStudy: (one) => studies.bring(one),
    bringTries: (some) => tries.add(some),
  };
}

function read(text: string): Everything {
  const found = readBackup(text);
  if (typeof found === 'string') throw new Error(`the file is ${found}`);
  return found;
}

const MADE = new Date('2026-11-16T08:00:00Z');
const NOTHING: Counts = { games: 0, studies: 0, copies: 0, known: 0, unreadable: 0, choices: 0, failed: 0 };

beforeEach(() => {
  visit();
});
afterEach(() => vi.unstubAllGlobals());

const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 5 });
const pair = fc.record({ revision: fc.integer({ min: 1, max: 3 }), turns: fc.integer({ min: 0, max: 3 }) });
const shelf = fc.record({
  games: ids.chain((names) =>
    fc.tuple(...names.map((id) => pair.map((one) => game(id, one.revision, one.turns)))),
  ),
  studies: ids.chain((names) =>
    fc.tuple(...names.map((id) => pair.map((one) => study(id, one.revision, `turns: ${one.turns}`)))),
  ),
  tries: ids.map((names) => names.map((id, n) => tried(id, n + 1))),
  choices: fc.dictionary(fc.constantFrom('jersi.settings', 'jersi.wish', 'jersi.study-taste'), fc.string()),
});

test('out, and in again in an empty browser, gives the same; twice in changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(shelf, async ({ games, studies, tries, choices }) => {
      const here = visit();
      for (const one of games) await here.bringGame(one);
      for (const one of studies) await here.bringStudy(one);
      await here.bringTries(tries);
      for (const [key, text] of Object.entries(choices)) keepLocal(key, text);
      keepLocal('jersi.unsaved.x.tab', 'on its way');
      const file = await takeOut(here, MADE);
      const there = visit();
      const counts = await bringIn(read(file), there);
      expect(counts).toEqual({
        ...NOTHING,
        games: games.length,
        studies: studies.length,
        choices: Object.keys(choices).length + (tries.length > 0 ? 1 : 0),
      });
      expect(await takeOut(there, MADE)).toBe(file);
      const again = await bringIn(read(file), there);
      expect(again).toEqual({ ...NOTHING, known: games.length + studies.length });
      expect(await takeOut(there, MADE)).toBe(file);
    }),
    { numRuns: 40 },
  );
});

test('two browsers put together lose nothing, whoever comes second, and a second time changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(shelf, shelf, async (one, other) => {
      const here = visit();
      for (const each of one.games) await here.bringGame(each);
      const before = await here.games();
      const brought = {
        games: other.games,
        studies: other.studies,
        tries: other.tries,
        choices: {},
        unreadable: 0,
      };
      await bringIn(brought, here);
      const after = await here.games();
      const told = (games: readonly KeptGame[]): Set<string> =>
        new Set(games.map(({ id, state }) => `${id} ${state.turns}`));
      for (const each of [...before, ...other.games]) {
        const same = after.some(({ state }) => state.turns === each.state.turns);
        const newer = after.some(({ id, revision }) => id === each.id && revision > each.revision);
        expect(same || newer).toBe(true);
      }
      const tries = await here.tries();
      expect(tries.map((each) => each.id).sort()).toEqual(other.tries.map((each) => each.id).sort());
      await bringIn(brought, here);
      expect(await here.tries()).toEqual(tries);
      expect(told(await here.games())).toEqual(told(after));
      expect(await here.games()).toHaveLength(after.length);
    }),
    { numRuns: 60 },
  );
});

test('the newer one stays, and what went another way becomes a copy', async () => {
  const here = visit();
  for (const one of [game('a', 2, 5), game('b', 2, 5), game('c', 2, 5)]) await here.bringGame(one);
  const games = [game('a', 3, 6), game('b', 1, 4), game('c', 2, 9)];
  const counts = await bringIn({ games, studies: [], tries: [], choices: {}, unreadable: 0 }, here);
  expect(counts).toEqual({ ...NOTHING, games: 1, copies: 1, known: 1 });
  expect((await here.games()).map(({ state }) => state.turns).sort()).toEqual([5, 5, 6, 9]);
});

test('choices made here stay, and progress is put together', async () => {
  const here = visit();
  keepLocal('jersi.settings', 'mine');
  keepLocal('jersi.progress', '{"version":1,"lesson":["move"],"puzzles":{"48-01":"solved"}}');
  const choices = {
    'jersi.settings': 'theirs',
    'jersi.progress': '{"version":1,"lesson":["stack"],"puzzles":{"48-01":"missed","48-02":"shown"}}',
    'jersi.unsaved.x': 'never',
    elsewhere: 'never',
  };
  const brought = { games: [], studies: [], tries: [], choices, unreadable: 0 };
  expect((await bringIn(brought, here)).choices).toBe(1);
  expect((await bringIn(brought, here)).choices).toBe(0);
  const kept = allChoices();
  expect(kept['jersi.settings']).toBe('mine');
  expect(JSON.parse(kept['jersi.progress'] ?? '')).toEqual({
    version: 1,
    lesson: ['move', 'stack'],
    puzzles: { '48-01': 'solved', '48-02': 'shown' },
  });
  expect(Object.keys(kept)).toHaveLength(2);
});

test('a wrong, a newer and a cut file are told apart, and what cannot be read is counted', async () => {
  const here = visit();
  await here.bringGame(game('a', 1, 1));
  const file = await takeOut(here, MADE);
  expect(readBackup('1. a2-b2')).toBe('foreign');
  expect(readBackup('{"version":1}')).toBe('foreign');
  expect(isBackup(file)).toBe(true);
  for (let end = 60; end < file.length - 2; end += 7) expect(readBackup(file.slice(0, end))).toBe('cut');
  expect(readBackup(file.replace('"version": 1', '"version": 2'))).toBe('newer');
  expect(readBackup(file.replace('"games": [', '"games": 1, "others": ['))).toBe('cut');
  const broken = read(file.replace('"revision": 1', '"revision": "one"'));
  expect([broken.games.length, broken.unreadable]).toEqual([0, 1]);
});

test('a file of before there were tries is read, and a damaged try is counted', async () => {
  const here = visit();
  await here.bringTries([tried('x', 5), tried('y', 6)]);
  const file = await takeOut(here, MADE);
  expect(read(file).tries).toHaveLength(2);
  const damaged = read(file.replace('"at": 5', '"at": "then"'));
  expect([damaged.tries.map((one) => one.id), damaged.unreadable]).toEqual([['y'], 1]);
  const { tries: _, ...old } = JSON.parse(file);
  const found = read(JSON.stringify(old));
  expect([found.tries, found.unreadable]).toEqual([[], 0]);
  expect(readBackup(JSON.stringify({ ...old, tries: {} }))).toBe('cut');
});

test('what a browser cannot keep is told', async () => {
  const here = visit();
  const full: Places = {
    ...here,
    bringGame: () => Promise.reject(new DOMException('', 'QuotaExceededError')),
  };
  const counts = await bringIn(
    { games: [game('a', 1, 1)], studies: [], tries: [], choices: {}, unreadable: 0 },
    full,
  );
  expect(counts).toEqual({ ...NOTHING, failed: 1 });
});
