import { afterEach, expect, test } from 'vitest';
import { configWith, human } from '../app/fakes.svelte.ts';
import { atEveryStep, cleanBrowser, FAULTS, type FaultyBrowser } from './faults.ts';
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

async function check(told: Told, where: string): Promise<void> {
  const [shelf, found] = await reload();
  for (const [id, promised] of told) {
    if (promised === null) {
      expect(found.has(id), `${where}: taken away, and there again`).toBe(false);
      continue;
    }
    const turnsOf = (games: Map<string, KeptGame>): number => games.get(id)?.state.turns ?? -1;
    expect(turnsOf(shelf), `${where}: on the shelf`).toBeGreaterThanOrEqual(promised.kept);
    expect(turnsOf(found), `${where}: after a reload`).toBeGreaterThanOrEqual(promised.turns);
    if (promised.name !== '') expect(found.get(id)?.name, `${where}: its name`).toBe(promised.name);
  }
}

afterEach(cleanBrowser);

test('whatever fails at whatever step, what was told of a game is true after a reload', async () => {
  const { steps, injected } = await atEveryStep(play, check);
  expect(steps).toBeGreaterThan(60);
  expect(injected).toBe(FAULTS.length * steps);
  console.info(`${injected} faults at ${steps} steps of keeping games`);
}, 60_000);
