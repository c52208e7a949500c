import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { load } from '../app/engine/real.ts';
import type { Desk } from './desk.svelte.ts';
import { StudyKeeper } from './keep.svelte.ts';
import { type Opened, open } from './open.ts';
import { AnalystHere } from './real.ts';
import { Review } from './review.svelte.ts';
import { findStudy, type KeptStudy, newStudy, putStudy } from './store.ts';

const RECORD =
  '[JRN "1"]\n[Edition "4.8"]\n[Variant "no-reserve"]\n[Position "7/3K-4/7/8/9/8/7/4k-3/7 w - 0 51"]\n\n26. h4-g3 b5-c4 *\n';

const nothing = { read: () => Promise.reject(new Error('nothing is read here')), stop() {} };

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
  await open(['kept', study.id], { one: async () => null }, nothing);
  return study.id;
}

const kept = (id: string): Promise<Opened> => open(['kept', id], { one: async () => null }, nothing);

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
  const keeper = { one: async () => ({ kind: 'game' as const, game: game as never }) };
  const again = page(await open(['game', 'g'], keeper, nothing));
  expect([again.study.id, again.desk.changes]).toEqual([id, 0]);
  game.game.record = RECORD.replace(' *', ' 27. g3-f3 *');
  expect(page(await open(['game', 'g'], keeper, nothing)).desk.changes).toBe(1);
});
