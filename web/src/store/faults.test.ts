import { IDBFactory } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { configWith, human } from '../app/fakes.svelte.ts';
import { FAULTS, type Fault, FaultyBrowser, PlainStorage } from './faults.ts';
import { Keeper, type Snapshot, shelfOfGames } from './keeper.svelte.ts';
import type { KeptGame } from './kept.ts';
import type { Tabs } from './tabs.ts';

const config = configWith(human, human);

function turnsIn(turns: number): Snapshot {
  const game = { record: `turns: ${turns}`, undone: [], offer: null, clock: null };
  return { game, state: { turns, over: false, winner: null } };
}

/** No other tab is there. */
function alone(tab: string): Tabs {
  const nobody = {
    tab,
    isOpen: async () => false,
    open: async () => true,
    take() {},
    leave() {},
    changed() {},
  };
  return nobody as unknown as Tabs;
}

/** What the page has told of a game. */
interface Promised {
  /** On the shelf, or put aside. */
  turns: number;
  /** On the shelf. */
  kept: number;
  name: string;
}

/** What the page has told of all its games; null for one that is taken away. */
type Told = Map<string, Promised | null>;

/** Plays in a browser that fails, and notes what the page tells. */
async function play(browser: FaultyBrowser): Promise<Told> {
  const told: Told = new Map();
  /** The shelf had confirmed something, and the page had not yet said so, when all was cleared. */
  let late = false;
  browser.oncleared = (step) => {
    told.clear();
    late = step === 'localStorage.removeItem';
  };
  const keeper = new Keeper(shelfOfGames(), alone('first'));
  let played = 0;
  const note = (): void => {
    const id = keeper.current?.id;
    const gone = late;
    late = false;
    if (gone || id === undefined || keeper.keeping === 'elsewhere') return;
    const before = told.get(id) ?? { turns: -1, kept: -1, name: '' };
    const kept = keeper.keeping === 'kept' ? played : before.kept;
    told.set(id, { ...before, kept, turns: keeper.safe ? played : before.turns });
  };
  const keep = async (...turns: number[]): Promise<void> => {
    played = turns.at(-1) ?? played;
    await Promise.all(turns.map((count) => keeper.keep(turnsIn(count), count)));
    note();
  };
  let first = '';
  const work: (() => Promise<void>)[] = [
    () => keeper.recover(),
    async () => {
      played = 0;
      await keeper.begin(config, turnsIn(0), 0);
      first = keeper.current?.id ?? '';
      note();
    },
    () => keep(1),
    () => keep(2, 3, 4),
    async () => {
      const renamed = await keeper.rename(first, 'Sunday').then(
        () => true,
        () => false,
      );
      const before = told.get(first);
      if (renamed && before) told.set(first, { ...before, name: 'Sunday' });
    },
    () => keep(5),
    async () => {
      played = 1;
      await keeper.begin(config, turnsIn(1), 1);
      note();
    },
    async () => {
      const opened = await keeper.open(first).catch(() => null);
      if (opened?.kind !== 'opened') return;
      played = opened.game.state.turns;
      note();
    },
    () => keep(6),
    async () => {
      const other = [...told.keys()].find((id) => id !== first);
      if (other === undefined) return;
      const removed = await keeper.remove(other).then(
        () => true,
        () => false,
      );
      if (removed) told.set(other, null);
    },
  ];
  for (const one of work) if (!(await browser.run(one))) break;
  return told;
}

/** What a page that is loaded again finds: on the shelf alone, and in all. */
async function reload(): Promise<[Map<string, KeptGame>, Map<string, KeptGame>]> {
  const games = (list: readonly { kind: string; game?: KeptGame }[]): Map<string, KeptGame> =>
    new Map(list.flatMap(({ game }) => (game ? [[game.id, game]] : [])));
  const shelf = games(await shelfOfGames().all());
  const keeper = new Keeper(shelfOfGames(), alone('second'));
  await keeper.recover();
  return [shelf, games(await keeper.list())];
}

function clean(): void {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}

async function attempt(at: number, fault: Fault | null): Promise<FaultyBrowser> {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('localStorage', new PlainStorage());
  const browser = new FaultyBrowser(at, fault);
  browser.install();
  const told = await play(browser);
  // The browser is itself again; what it held stays.
  const { indexedDB, localStorage } = globalThis;
  clean();
  vi.stubGlobal('indexedDB', indexedDB);
  vi.stubGlobal('localStorage', localStorage);
  const [shelf, found] = await reload();
  const where = `${fault} at step ${at}, ${browser.steps[at - 1]}`;
  for (const [id, promised] of told) {
    if (promised === null) {
      expect(found.has(id), `${where}: taken away, and there again`).toBe(false);
      continue;
    }
    expect(shelf.get(id)?.state.turns ?? -1, `${where}: on the shelf`).toBeGreaterThanOrEqual(promised.kept);
    expect(found.get(id)?.state.turns ?? -1, `${where}: after a reload`).toBeGreaterThanOrEqual(
      promised.turns,
    );
    if (promised.name !== '') expect(found.get(id)?.name, `${where}: its name`).toBe(promised.name);
  }
  return browser;
}

afterEach(clean);

test('whatever fails at whatever step, what was told of a game is true after a reload', async () => {
  const steps = (await attempt(0, null)).steps.length;
  expect(steps).toBeGreaterThan(60);
  let injected = 0;
  for (const fault of FAULTS)
    for (let at = 1; at <= steps; at += 1) {
      await attempt(at, fault);
      injected += 1;
    }
  expect(injected).toBe(FAULTS.length * steps);
  console.info(`${injected} faults at ${steps} steps of keeping games`);
}, 60_000);
