import 'fake-indexeddb/auto';
import { IDBDatabase, IDBFactory, IDBObjectStore, IDBRequest } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameConfig } from '../wire/index.ts';
import { PlainStorage } from './faults.ts';
import { Keeper, type Snapshot, shelfOfGames } from './keeper.svelte.ts';
import { climb, type KeptGame, type Rung, readKept } from './kept.ts';
import { Tabs } from './tabs.ts';

const person = { name: '', opponent: { type: 'human' as const } };
const config: GameConfig = {
  edition: '4.8',
  setting: null,
  seed: 1,
  guardian: false,
  reserve: false,
  ransom: false,
  position: null,
  players: { white: person, black: person },
  timeControl: '-',
  date: '2026-11-20',
};

function turnsIn(turns: number): Snapshot {
  const game = { record: `turns: ${turns}`, undone: [], offer: null, clock: null };
  return { game, state: { turns, over: false, winner: null } };
}

let opened: Tabs[] = [];
let channel = 0;

/** One tab of a browser: its own shelf object on the same database, its own tabs. */
function tab(name: string): Keeper {
  const tabs = new Tabs(name, `test-${channel}`);
  opened.push(tabs);
  return new Keeper(shelfOfGames(), tabs);
}

async function theGame(keeper: Keeper): Promise<KeptGame> {
  const [first] = await keeper.list();
  if (first?.kind !== 'game') throw new Error('no game on the shelf');
  return first.game;
}

/** The same games in a browser where no transaction hangs. */
async function copied(): Promise<IDBFactory> {
  const factory = new IDBFactory();
  const games = await shelfOfGames().all();
  vi.stubGlobal('indexedDB', factory);
  for (const one of games)
    if (one.kind === 'game') await shelfOfGames().put({ ...one.game, revision: one.game.revision - 1 });
  return factory;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new PlainStorage());
  vi.stubGlobal('indexedDB', new IDBFactory());
  channel += 1;
});

afterEach(() => {
  for (const tabs of opened) tabs.close();
  opened = [];
  vi.unstubAllGlobals();
});

describe('keeping a game', () => {
  test('every turn is on the shelf, and a new page finds it', async () => {
    const keeper = tab('one');
    await keeper.begin(config, turnsIn(0));
    for (const turns of [1, 2, 3]) await keeper.keep(turnsIn(turns));
    const found = await shelfOfGames().one(keeper.current?.id ?? '');
    expect(found).toMatchObject({ kind: 'game', game: { revision: 4, state: { turns: 3 }, config } });
  });

  test('turns that come while one is written are not lost', async () => {
    const keeper = tab('one');
    await keeper.begin(config, turnsIn(0));
    await Promise.all([1, 2, 3, 4].map((turns) => keeper.keep(turnsIn(turns))));
    expect((await theGame(keeper)).state.turns).toBe(4);
  });

  test('a turn that a closing page could not put away is found again', async () => {
    const keeper = tab('one');
    await keeper.begin(config, turnsIn(1));
    // The page closes before the shelf has answered.
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => new IDBRequest());
    void keeper.keep(turnsIn(2));
    expect(keeper.safe).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 20));
    vi.restoreAllMocks();
    vi.stubGlobal('indexedDB', await copied());
    opened[0]?.close();
    const next = tab('two');
    await next.recover();
    expect((await theGame(next)).state.turns).toBe(2);
    await next.recover();
    expect((await theGame(next)).revision).toBe(2);
  });

  test('a game left before its first turn is gone, also when the page closes before the shelf has forgotten it', async () => {
    const keeper = tab('one');
    await keeper.begin(config, turnsIn(0));
    const left = keeper.current?.id ?? '';
    const forgets = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => new IDBRequest());
    await keeper.begin(config, turnsIn(0));
    await vi.waitFor(() => expect(forgets).toHaveBeenCalled());
    vi.restoreAllMocks();
    vi.stubGlobal('indexedDB', await copied());
    opened[0]?.close();
    const next = tab('two');
    expect((await next.one(left))?.kind).toBe('game');
    await next.recover();
    expect(await next.one(left)).toBeNull();
    expect(await next.list()).toHaveLength(1);
  });

  test('a game left before its first turn that could not be taken away stays when it is taken up again', async () => {
    const keeper = tab('one');
    await keeper.begin(config, turnsIn(0));
    const left = keeper.current?.id ?? '';
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
      throw new DOMException('no', 'UnknownError');
    });
    await keeper.begin(config, turnsIn(1));
    await keeper.list();
    vi.restoreAllMocks();
    expect((await keeper.open(left)).kind).toBe('opened');
    opened[0]?.close();
    const next = tab('two');
    await next.recover();
    expect((await next.one(left))?.kind).toBe('game');
  });

  test('a game left before its first turn does not stay', async () => {
    const keeper = tab('one');
    await keeper.begin(config, turnsIn(0));
    await keeper.begin(config, turnsIn(0));
    expect(await keeper.list()).toHaveLength(1);
    await keeper.keep(turnsIn(1));
    await keeper.begin(config, turnsIn(0));
    expect(await keeper.list()).toHaveLength(2);
  });

  test('what is kept right after a new game has begun is kept of the new game', async () => {
    const keeper = tab('one');
    await keeper.begin(config, turnsIn(5));
    const old = keeper.current?.id ?? '';
    // A machine answers before the shelf does.
    const beginning = keeper.begin(config, turnsIn(0));
    const turn = keeper.keep(turnsIn(1));
    const now = keeper.current?.id ?? '';
    await Promise.all([beginning, turn]);
    expect(await shelfOfGames().one(old)).toMatchObject({ game: { state: { turns: 5 } } });
    expect(await shelfOfGames().one(now)).toMatchObject({ game: { state: { turns: 1 } } });
  });

  test('a turn on its way when its game is left stays, and its game with it', async () => {
    const keeper = tab('one');
    await keeper.begin(config, turnsIn(0));
    const old = keeper.current?.id ?? '';
    const turn = keeper.keep(turnsIn(1));
    await Promise.all([turn, keeper.begin(config, turnsIn(0))]);
    await keeper.list();
    expect(await shelfOfGames().one(old)).toMatchObject({ game: { state: { turns: 1 } } });
  });

  test('what is kept while another game is being opened is kept of the game that is played', async () => {
    const keeper = tab('one');
    await keeper.begin(config, turnsIn(5));
    const other = keeper.current?.id ?? '';
    await keeper.begin(config, turnsIn(1));
    const mine = keeper.current?.id ?? '';
    const opening = keeper.open(other);
    await keeper.keep(turnsIn(2));
    expect(await opening).toMatchObject({ kind: 'opened', game: { state: { turns: 5 } } });
    expect(await shelfOfGames().one(mine)).toMatchObject({ game: { state: { turns: 2 } } });
    expect(await shelfOfGames().one(other)).toMatchObject({ game: { state: { turns: 5 } } });
    expect(await keeper.list()).toHaveLength(2);
  });

  test('a game can be renamed, removed and put back', async () => {
    const keeper = tab('one');
    await keeper.begin(config, turnsIn(1));
    const { id } = await theGame(keeper);
    await keeper.rename(id, 'Sunday');
    await keeper.keep(turnsIn(2));
    const removed = await keeper.remove(id);
    expect(await keeper.list()).toEqual([]);
    expect(removed).toMatchObject({ name: 'Sunday', state: { turns: 2 } });
    if (removed) await keeper.restore(removed);
    expect((await theGame(keeper)).name).toBe('Sunday');
  });
});

describe('when the browser has no room', () => {
  test('the game goes on in memory, and is kept again when there is room', async () => {
    const keeper = tab('one');
    await keeper.begin(config, turnsIn(0));
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    await keeper.keep(turnsIn(1));
    expect([keeper.keeping, keeper.safe]).toEqual(['full', true]);
    put.mockRestore();
    await keeper.keep(turnsIn(2));
    expect([keeper.keeping, keeper.safe]).toEqual(['kept', true]);
    expect((await theGame(keeper)).state.turns).toBe(2);
    expect(localStorage).toHaveLength(0);
  });

  test('a turn that the shelf does not take stays in the journal, reload after reload', async () => {
    const keeper = tab('one');
    await keeper.begin(config, turnsIn(1));
    const id = keeper.current?.id ?? '';
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    await keeper.keep(turnsIn(2));
    opened[0]?.close();
    for (const name of ['two', 'three']) {
      const next = tab(name);
      await next.recover();
      expect(await next.open(id)).toMatchObject({ kind: 'opened', game: { state: { turns: 2 } } });
      expect((await theGame(next)).state.turns).toBe(2);
      opened.at(-1)?.close();
    }
    put.mockRestore();
    const last = tab('four');
    await last.recover();
    expect(await shelfOfGames().one(id)).toMatchObject({ game: { state: { turns: 2 } } });
    expect(localStorage).toHaveLength(0);
  });

  test('a note that can be neither struck out nor replaced does not come back over later turns', async () => {
    const keeper = tab('one');
    await keeper.begin(config, turnsIn(0), 0);
    const no = (): never => {
      throw new DOMException('no', 'UnknownError');
    };
    const removing = vi.spyOn(PlainStorage.prototype, 'removeItem').mockImplementation(no);
    await keeper.keep(turnsIn(1), 1);
    const noting = vi.spyOn(PlainStorage.prototype, 'setItem').mockImplementation(no);
    for (const turns of [2, 3]) await keeper.keep(turnsIn(turns), turns);
    await keeper.rename(keeper.current?.id ?? '', 'Sunday');
    opened[0]?.close();
    for (const mock of [removing, noting]) mock.mockRestore();
    expect(localStorage).toHaveLength(1);
    const next = tab('two');
    expect(await theGame(next)).toMatchObject({ name: 'Sunday', state: { turns: 3 } });
    await next.recover();
    expect(await next.list()).toHaveLength(1);
    expect(await theGame(next)).toMatchObject({ name: 'Sunday', state: { turns: 3 } });
    expect(localStorage).toHaveLength(0);
  });

  test('where not even the journal takes a turn, it is not safe', async () => {
    const keeper = tab('one');
    await keeper.begin(config, turnsIn(1));
    const no = (): never => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(no);
    vi.spyOn(PlainStorage.prototype, 'setItem').mockImplementation(no);
    await keeper.keep(turnsIn(2));
    expect([keeper.keeping, keeper.safe, keeper.current?.state.turns]).toEqual(['full', false, 1]);
  });

  test('what nothing took is there as long as the page is, also for its other pages', async () => {
    const no = (): never => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    vi.stubGlobal('indexedDB', { open: no });
    vi.spyOn(PlainStorage.prototype, 'setItem').mockImplementation(no);
    const keeper = tab('one');
    await keeper.begin(config, turnsIn(3));
    const id = keeper.current?.id ?? '';
    expect([keeper.keeping, keeper.safe]).toEqual(['unavailable', false]);
    expect(await keeper.open(id)).toMatchObject({ kind: 'opened', game: { state: { turns: 3 } } });
    expect([keeper.keeping, keeper.safe]).toEqual(['unavailable', false]);
    expect(await keeper.listing()).toMatchObject({ all: [{ kind: 'game' }], trouble: 'unavailable' });
  });

  test('a shelf that cannot be read is told, also where something was put aside', async () => {
    const keeper = tab('one');
    await keeper.begin(config, turnsIn(1));
    await keeper.begin(config, turnsIn(1));
    const no = (): never => {
      throw new DOMException('broken', 'UnknownError');
    };
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(no);
    const reading = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(no);
    await keeper.keep(turnsIn(2));
    const listing = await keeper.listing();
    expect([listing.all.length, listing.trouble]).toEqual([1, 'unavailable']);
    reading.mockRestore();
    expect(await keeper.listing()).toMatchObject({ all: [{}, {}], trouble: null });
  });

  test('storage that was cleared behind the page is written anew', async () => {
    const keeper = tab('one');
    await keeper.begin(config, turnsIn(1));
    vi.stubGlobal('indexedDB', new IDBFactory());
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('closed', 'InvalidStateError');
    });
    await keeper.keep(turnsIn(2));
    expect(keeper.keeping).toBe('kept');
    expect((await theGame(tab('two'))).state.turns).toBe(2);
  });

  test('a browser that keeps nothing is told apart', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
    const keeper = tab('one');
    await expect(keeper.list()).rejects.toThrow('unavailable');
    await keeper.begin(config, turnsIn(1));
    expect([keeper.keeping, keeper.safe]).toEqual(['unavailable', true]);
    expect((await theGame(tab('two'))).state.turns).toBe(1);
  });
});

describe('two tabs on one game', () => {
  test('the second is told, may take over, and the first stops', async () => {
    const [first, second] = [tab('one'), tab('two')];
    await first.begin(config, turnsIn(0));
    await first.keep(turnsIn(1));
    const { id } = await theGame(first);
    expect((await second.open(id)).kind).toBe('elsewhere');
    await second.keep(turnsIn(9));
    expect((await theGame(first)).state.turns).toBe(1);

    expect((await second.open(id, true)).kind).toBe('opened');
    await vi.waitFor(() => expect(first.keeping).toBe('elsewhere'));
    await second.keep(turnsIn(2));
    await first.keep(turnsIn(7));
    expect((await theGame(second)).state.turns).toBe(2);
  });

  test('a tab that slept through it cannot write over what came since', async () => {
    const sleeper = tab('one');
    await sleeper.begin(config, turnsIn(1));
    const { id } = await theGame(sleeper);
    opened[0]?.close();
    const other = tab('two');
    expect((await other.open(id)).kind).toBe('opened');
    await other.keep(turnsIn(2));
    await other.keep(turnsIn(3));
    await sleeper.keep(turnsIn(2));
    expect(sleeper.keeping).toBe('elsewhere');
    expect((await theGame(other)).state.turns).toBe(3);
  });

  test('what a tab played after it had lost the game is kept beside it', async () => {
    const sleeper = tab('one');
    await sleeper.begin(config, turnsIn(1), 1);
    const { id } = await theGame(sleeper);
    opened[0]?.close();
    const other = tab('two');
    await other.open(id);
    await other.keep(turnsIn(2), 2);
    await sleeper.keep(turnsIn(9), 3);
    expect(sleeper.keeping).toBe('elsewhere');
    opened[1]?.close();
    const next = tab('three');
    await next.recover();
    const turns = (await next.list()).map((one) => one.kind === 'game' && one.game.state.turns);
    expect(turns).toEqual([9, 2]);
    expect(localStorage).toHaveLength(0);
  });

  test('two tabs that could not put away one game lose neither way', async () => {
    const sleeper = tab('one');
    await sleeper.begin(config, turnsIn(1), 1);
    const { id } = await theGame(sleeper);
    opened[0]?.close();
    const other = tab('two');
    await other.open(id);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    await sleeper.keep(turnsIn(8), 3);
    await other.keep(turnsIn(2), 2);
    expect([sleeper.safe, other.safe]).toEqual([true, true]);
    put.mockRestore();
    opened[1]?.close();
    const next = tab('three');
    await next.recover();
    const turns = (await next.list()).map((one) => one.kind === 'game' && one.game.state.turns);
    expect(turns).toEqual([8, 2]);
    expect(localStorage).toHaveLength(0);
  });

  test('an older turn of a tab that lost its game is not dropped because the other went on since', async () => {
    const sleeper = tab('one');
    await sleeper.begin(config, turnsIn(1), 1);
    const { id } = await theGame(sleeper);
    opened[0]?.close();
    const other = tab('two');
    await other.open(id);
    await other.keep(turnsIn(2), 2);
    await sleeper.keep(turnsIn(9), 3);
    await other.keep(turnsIn(3), 4);
    opened[1]?.close();
    const next = tab('three');
    await next.open(id);
    const turns = (await next.list()).map((one) => one.kind === 'game' && one.game.state.turns);
    expect(turns.sort()).toEqual([3, 9]);
    // Whatever else fails, nothing is copied twice.
    expect(localStorage).toHaveLength(0);
  });

  test('two games in two tabs do not meet', async () => {
    const [first, second] = [tab('one'), tab('two')];
    await first.begin(config, turnsIn(1));
    await second.begin(config, turnsIn(1));
    await first.keep(turnsIn(2));
    expect([first.keeping, second.keeping]).toEqual(['kept', 'kept']);
    expect(await first.list()).toHaveLength(2);
    await vi.waitFor(() => expect(second.changes).toBeGreaterThan(1));
  });
});

describe('versions', () => {
  const ladder = new Map<number, Rung>([
    [1, (old) => ({ ...old, names: [old['name']] })],
    [2, (old) => ({ ...old, names: [...Object.values(old['names'] ?? {}), 'new'] })],
  ]);

  test('an old value climbs rung by rung', () => {
    expect(climb({ version: 1, name: 'a' }, 3, ladder)).toEqual({
      version: 3,
      name: 'a',
      names: ['a', 'new'],
    });
    expect(climb({ version: 3 }, 3, ladder)).toEqual({ version: 3 });
    expect(climb({ version: 0 }, 3, ladder)).toBeNull();
    expect(climb({ version: 4 }, 3, ladder)).toBeNull();
  });

  test('what a newer version wrote, or nobody can read, is named and left alone', async () => {
    expect(readKept('x', { version: 99 })).toEqual({ kind: 'newer', id: 'x' });
    expect(readKept('x', { version: 1, id: 'x' })).toEqual({ kind: 'broken', id: 'x' });
    expect(readKept('x', 'text')).toEqual({ kind: 'broken', id: 'x' });
  });
});
