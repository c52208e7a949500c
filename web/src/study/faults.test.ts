import { afterEach, expect, test, vi } from 'vitest';
import { atEveryStep, cleanBrowser, FAULTS, type FaultyBrowser } from '../store/faults.ts';
import { Journal } from '../store/journal.ts';
import { Shelf } from '../store/shelf.ts';
import { Writer } from '../store/writer.ts';
import { type KeptStudy, type OnStudyShelf, STUDIES } from './kept.ts';

type Store = typeof import('./store.ts');

/** The store of a page that is loaded anew. */
function page(): Promise<Store> {
  vi.resetModules();
  return import('./store.ts');
}

/** What a page has told of its studies: the number of turns on the shelf, and on the shelf or aside; null if taken away. */
type Told = Map<string, { kept: number; turns: number } | null>;

async function study(browser: FaultyBrowser): Promise<Told> {
  const told: Told = new Map();
  /** The shelf had confirmed something, and the page had not yet said so, when all was cleared. */
  let late = false;
  browser.oncleared = (step) => {
    told.clear();
    late = step === 'localStorage.removeItem';
  };
  const store = await page();
  const [first, second] = [store.newStudy('one'), store.newStudy('two')];
  const put = async (study: KeptStudy, turns: number): Promise<void> => {
    const { trouble, safe, revision } = await store.putStudy({ ...study, turns, changed: turns });
    const gone = late;
    late = false;
    if (gone) return;
    const before = told.get(study.id) ?? { kept: -1, turns: -1 };
    told.set(study.id, { kept: trouble === null ? turns : before.kept, turns: safe ? turns : before.turns });
    study.revision = revision;
    if (browser.dead) throw new Error('a dead page goes on');
  };
  const work = [
    () => put(first, 1),
    () => Promise.all([put(first, 2), put(second, 1), put(first, 3)]).then(() => undefined),
    async () => {
      const removed = await store.deleteStudy(second.id).then(
        () => true,
        () => false,
      );
      if (removed) told.set(second.id, null);
    },
    () => put(first, 4),
  ];
  for (const one of work) if (!(await browser.run(one))) break;
  return told;
}

async function check(told: Told, where: string): Promise<void> {
  const shelf = new Shelf<KeptStudy, OnStudyShelf>('jersi-studies', 'studies', STUDIES);
  const onShelf = turnsOf(await shelf.all());
  const journal = new Journal('jersi.unsaved-study.', STUDIES);
  const found = turnsOf((await new Writer(shelf, journal, STUDIES, '').all()).all);
  for (const [id, promised] of told) {
    if (promised === null) expect(found.has(id), `${where}: taken away`).toBe(false);
    else {
      expect(onShelf.get(id) ?? -1, `${where}: on the shelf`).toBeGreaterThanOrEqual(promised.kept);
      expect(found.get(id) ?? -1, `${where}: after a reload`).toBeGreaterThanOrEqual(promised.turns);
    }
  }
}

function turnsOf(all: readonly OnStudyShelf[]): Map<string, number> {
  return new Map(all.flatMap((one) => (one.kind === 'study' ? [[one.study.id, one.study.turns]] : [])));
}

afterEach(cleanBrowser);

test('whatever fails at whatever step, what was told of a study is true after a reload', async () => {
  const { steps, injected } = await atEveryStep(study, check);
  expect(steps).toBeGreaterThan(25);
  expect(injected).toBe(FAULTS.length * steps);
  console.info(`${injected} faults at ${steps} steps of keeping studies`);
}, 60_000);
