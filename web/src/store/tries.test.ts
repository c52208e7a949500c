import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { Database, wait } from './database.ts';
import { KeptTries } from './tries.svelte.ts';
import { readTry, type Try, TryShelf } from './tries.ts';

function tried(id: string, at: number, change: Partial<Try> = {}): Try {
  return { version: 1, id, puzzle: '48-01', at, difficulty: 1000, result: 'solved', first: true, ...change };
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

test('what is kept is read again, and nothing else', () => {
  const good = tried('a', 7);
  expect(readTry('a', good)).toEqual(good);
  for (const bad of [
    null,
    7,
    'solved',
    {},
    { ...good, version: 2 },
    { ...good, id: 'b' },
    { ...good, puzzle: 48 },
    { ...good, puzzle: '' },
    { ...good, at: Number.NaN },
    { ...good, at: '7' },
    { ...good, difficulty: Number.POSITIVE_INFINITY },
    { ...good, difficulty: -1 },
    { ...good, result: 'won' },
    { ...good, first: 1 },
  ])
    expect(readTry('a', bad), JSON.stringify(bad)).toBeNull();
});

test('two tabs that write at once lose nothing, and a try comes once', async () => {
  const [here, there] = [new TryShelf(), new TryShelf()];
  const writes = Array.from({ length: 20 }, (_, n) =>
    (n % 2 === 0 ? here : there).add([tried(`t${n}`, 100 - n)]),
  );
  expect(await Promise.all(writes)).toEqual(Array(20).fill(1));
  const { tries, unreadable } = await here.all();
  expect([tries.length, unreadable]).toEqual([20, 0]);
  expect(tries.map((one) => one.at)).toEqual([...tries.map((one) => one.at)].sort((a, b) => a - b));
  expect(await there.add(tries)).toBe(0);
});

test('a damaged value is left where it is, counted, and in nobody’s way', async () => {
  const shelf = new TryShelf();
  await shelf.add([tried('a', 1)]);
  const database = new Database('jersi-puzzles', 'tries');
  await database.ask('readwrite', (store) => wait(store.put({ version: 9 }, 'odd')));
  expect(await shelf.all()).toEqual({ tries: [tried('a', 1)], unreadable: 1 });
  expect(await shelf.add([tried('b', 2)])).toBe(1);
  expect((await shelf.all()).tries).toHaveLength(2);
});

test('what another tab forgot is gone here too', async () => {
  const keptTries = new KeptTries();
  expect(await keptTries.add(tried('a', 1))).toBe(true);
  await new TryShelf().clear();
  expect(await keptTries.load()).toBe(true);
  expect(keptTries.all).toEqual([]);
});

test('what cannot be kept is told, and counts for this visit', async () => {
  const forbidden = {
    open: () => {
      throw new DOMException('no', 'SecurityError');
    },
  };
  vi.stubGlobal('indexedDB', forbidden);
  const keptTries = new KeptTries();
  expect(await keptTries.load()).toBe(false);
  expect(await keptTries.add(tried('a', 1))).toBe(false);
  expect(keptTries.all.map((one) => one.id)).toEqual(['a']);
  expect(await keptTries.forget()).toBe(false);
  await expect(keptTries.bring([tried('b', 2)])).rejects.toThrow();
  // The browser allows it after all: what could not be kept still counts.
  vi.stubGlobal('indexedDB', new IDBFactory());
  expect(await keptTries.load()).toBe(true);
  expect(keptTries.all.map((one) => one.id)).toEqual(['a']);
});
