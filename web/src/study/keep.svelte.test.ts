import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { load } from '../app/engine/real.ts';
import type { Desk } from './desk.svelte.ts';
import { StudyKeeper } from './keep.svelte.ts';
import { type Opened, open, type Sources } from './open.ts';
import { AnalystHere } from './real.ts';
import { Review } from './review.svelte.ts';
import {
  findStudy,
  gameStudyAddress,
  type KeptStudy,
  lastStudy,
  listStudies,
  newStudy,
  putStudy,
  takeStudy,
} from './store.ts';

const RECORD =
  '[JRN "1"]\n[Edition "4.8"]\n[Variant "no-reserve"]\n[Position "7/3K-4/7/8/9/8/7/4k-3/7 w - 0 51"]\n\n26. h4-g3 b5-c4 *\n';

const reader = { read: () => Promise.reject(new Error('nothing is read here')), stop() {} };
const keeper: Sources['keeper'] = { one: async () => null };
const sources: Sources = { keeper, reader, blank: () => RECORD };

beforeAll(load);
beforeEach(() => localStorage.clear());

interface Page {
  study: KeptStudy;
  desk: Desk;
  kept: StudyKeeper;
}

/** The page of a study, in a tab that knows what stands on the shelf now. */
function page(opened: Opened): Page {
  if (opened.kind !== 'study') throw new Error(`a study is ${opened.kind}`);
  const { study, desk } = opened;
  return { study, desk, kept: new StudyKeeper(study, desk, new Review(new AnalystHere(), desk, [], 0)) };
}

async function onShelf(id: string): Promise<KeptStudy> {
  const found = await findStudy(id);
  if (found?.kind !== 'study') throw new Error('no such study');
  return found.study;
}

/** A study that is kept, and known already. */
async function aStudy(source: KeptStudy['source'] = { kind: 'record' }): Promise<string> {
  const study = newStudy(RECORD, { source });
  await putStudy(study);
  await open(['kept', study.id], sources);
  return study.id;
}

const kept = (id: string): Promise<Opened> => open(['kept', id], sources);

test('whoever opens a study and leaves it has written nothing', async () => {
  const id = await aStudy();
  const before = await onShelf(id);
  const here = page(await kept(id));
  here.kept.leave();
  expect(here.kept.busy).toBe(false);
  expect(await onShelf(id)).toEqual(before);
  // A step that waits to be kept is.
  here.desk.step('next');
  here.kept.soon();
  here.kept.leave();
  await expect.poll(() => here.kept.busy).toBe(false);
  expect(await onShelf(id)).toMatchObject({ revision: before.revision + 1, place: [0] });
  here.kept.leave();
  expect(here.kept.busy).toBe(false);
});

test('a game without news does not change its study', async () => {
  const id = await aStudy({ kind: 'game', id: 'g' });
  const game = { name: '', game: { record: RECORD } };
  const shelf = { one: async () => ({ kind: 'game' as const, game: game as never }) };
  const again = page(await open(['game', 'g'], { ...sources, keeper: shelf }));
  expect([again.study.id, again.desk.changes]).toEqual([id, 0]);
  game.game.record = RECORD.replace(' *', ' 27. g3-f3 *');
  expect(page(await open(['game', 'g'], { ...sources, keeper: shelf })).desk.changes).toBe(1);
});

test('an address with the place of a turn leads to that turn of the game, once', async () => {
  const shelf = {
    one: async () => ({ kind: 'game' as const, game: { name: '', game: { record: RECORD } } as never }),
  };
  const at = (n: string): Promise<Opened> => open(['game', 'f', 'find', n], { ...sources, keeper: shelf });
  history.replaceState(null, '', gameStudyAddress('f', 2));
  const opened = await at('2');
  const { desk } = page(opened);
  expect([desk.current?.text, opened.kind === 'study' && opened.find]).toEqual(['b5-c4', desk.at]);
  expect(location.hash).toBe(gameStudyAddress('f'));
  for (const n of ['0', '3', 'x']) expect(await at(n)).toMatchObject({ kind: 'study', find: 0 });
});

/** Another tab: it has a store, and so a name, of its own. */
async function otherTab(id: string): Promise<{ put: (change: Partial<KeptStudy>) => Promise<void> }> {
  vi.resetModules();
  const other = await import('./store.ts');
  const found = await other.findStudy(id);
  if (found?.kind !== 'study') throw new Error('no such study');
  return {
    put: async (change) => {
      const { trouble } = await other.putStudy({ ...found.study, changed: Date.now(), ...change });
      expect(trouble).toBeNull();
    },
  };
}

test('a tab that only stepped through a study does not lock out the one that changes it', async () => {
  const id = await aStudy();
  const here = page(await kept(id));
  await (await otherTab(id)).put({ place: [0, 0] });
  here.desk.playText('h4-h5');
  here.kept.now();
  await expect.poll(() => here.kept.busy).toBe(false);
  expect([here.kept.trouble, here.kept.forks, here.kept.kept.id]).toEqual([null, 0, id]);
  expect((await onShelf(id)).record).toContain('h4-h5');
});

test('what two tabs change becomes two studies, and nothing goes nowhere', async () => {
  const id = await aStudy();
  const here = page(await kept(id));
  await (await otherTab(id)).put({ record: RECORD.replace('b5-c4', 'b5-b4') });
  here.desk.playText('h4-h5');
  here.kept.now();
  here.desk.setNote(here.desk.at, 'later');
  here.kept.now();
  await expect.poll(() => here.kept.busy).toBe(false);
  expect([here.kept.trouble, here.kept.safe, here.kept.forks]).toEqual([null, true, 1]);
  const copy = here.kept.kept.id;
  expect(copy).not.toBe(id);
  expect((await onShelf(copy)).record).toContain('later');
  expect((await onShelf(id)).record).not.toContain('h4-h5');
  // It goes on there, and a reload finds no third one.
  here.desk.setNote(here.desk.at, 'and later');
  here.kept.now();
  await expect.poll(() => here.kept.busy).toBe(false);
  expect([here.kept.forks, (await onShelf(copy)).record.includes('and later')]).toEqual([1, true]);
  const before = (await listStudies()).length;
  await takeStudy(id);
  await takeStudy(copy);
  expect(await listStudies()).toHaveLength(before);
});

test('steps are not worth a copy: the other tab is told of, and what was done there stays', async () => {
  const id = await aStudy();
  const here = page(await kept(id));
  const changed = RECORD.replace('b5-c4', 'b5-b4');
  await (await otherTab(id)).put({ record: changed });
  here.desk.step('next');
  here.kept.now();
  await expect.poll(() => here.kept.busy).toBe(false);
  expect([here.kept.trouble, here.kept.forks]).toEqual(['conflict', 0]);
  expect((await onShelf(id)).record).toBe(changed);
});

test('a reading that nobody waits for any more keeps, remembers and addresses nothing', async () => {
  const gone = new AbortController();
  const before = [(await listStudies()).length, location.href];
  const blank = (): string => {
    gone.abort();
    return RECORD;
  };
  const opened = await open(['board', '4.8'], { ...sources, blank, signal: gone.signal });
  expect([opened.kind, lastStudy()]).toEqual(['stopped', null]);
  expect([(await listStudies()).length, location.href]).toEqual(before);
  // A reading that was stopped is no game that is missing.
  const stopped = { read: async () => ({ found: null, trouble: 'stopped' as const }), stop() {} };
  expect((await open(['library', 'fox-lucas-2021'], { ...sources, reader: stopped })).kind).toBe('stopped');
  expect((await open(['library', 'nothing'], { ...sources, reader: stopped })).kind).toBe('missing');
});

test('a board without a game is kept when something happens on it', async () => {
  const here = page(await open(['board', '4.8'], sources));
  expect([here.study.revision, await findStudy(here.study.id)]).toEqual([0, null]);
  here.desk.playText('h4-h5');
  here.kept.now();
  await expect.poll(() => here.kept.busy).toBe(false);
  expect((await onShelf(here.study.id)).record).toContain('h4-h5');
});
