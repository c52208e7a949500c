import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { games, load } from '../../app/engine/real.ts';
import { Keeper, shelfOfGames } from '../../store/keeper.svelte.ts';
import { Tabs } from '../../store/tabs.ts';
import type { GameRow } from '../../wire/club.ts';
import { isShelved, shelfId, shelve, shelveFinished } from './shelve.ts';

load();

const GAME = '0123456789abcdef0123';
const RECORD = `[JRN "1"]
[Edition "4.8"]
[White "Fox"]
[Black "Heron"]
[TimeControl "600+5"]
[Termination "resignation"]

1. a2-b2 h4-h3 2 0
`;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
});

function keeper(): Keeper {
  return new Keeper(shelfOfGames(), new Tabs('one', 'shelve-test'));
}

function row(game: string, more: Partial<GameRow> = {}): GameRow {
  const rest = { spec: '4.8', time: '-', white: 'Fox', black: 'Heron', turns: 2, at: 7 };
  return { game, status: 'over', you: 'white', ...rest, ...more };
}

test('a finished game lies on the shelf once, with names, winner and score', async () => {
  const shelf = keeper();
  const id = await shelve({ game: GAME, record: RECORD, score: [1, 0, 1], at: 7 }, games, shelf);
  await shelve({ game: GAME, record: RECORD, score: [1, 0, 1], at: 9 }, games, shelf);
  expect(id).toBe(shelfId(GAME));
  const all = await shelf.list();
  expect(all).toHaveLength(1);
  const found = await shelf.open(id);
  expect(found).toMatchObject({
    kind: 'opened',
    game: { state: { turns: 2, over: true, winner: 'white' }, series: ['white', 'tie'] },
  });
  expect(found.kind === 'opened' && found.game.config.players.black.name).toBe('Heron');
});

test('what ended while one was away is fetched; what was taken off the shelf stays off', async () => {
  const shelf = keeper();
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: URL) => {
    asked.push(url.pathname);
    return url.pathname.includes('dead') ? new Response('', { status: 503 }) : new Response(RECORD);
  });
  const rows = [
    row(GAME),
    row('dead', { at: 8 }),
    row('running', { status: 'playing' }),
    row('watched', { you: undefined as never }),
    row('called-off', { turns: 0 }),
  ];
  await shelveFinished(rows, games, shelf);
  expect(asked.map((path) => path.split('/').at(-1))).toEqual([`${GAME}.jrn`, 'dead.jrn']);
  expect([isShelved(GAME), isShelved('dead')]).toEqual([true, false]);
  await shelf.remove(shelfId(GAME));
  await shelveFinished([row(GAME)], games, shelf);
  expect(await shelf.list()).toEqual([]);
  vi.unstubAllGlobals();
});
