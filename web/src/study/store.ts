// Studies kept in this browser, beside the shelf of games.
//
// To open any record as a study: `await openStudy(text)`. The text is a record in JRN; the study is kept at once and
// the page goes to it, `#/study/kept/<id>`. The page of records lists them with `listStudies()`, opens one by the address
// that `studyAddress(id)` gives, and takes one away with `deleteStudy(id)`. A game of the shelf has the address
// `gameStudyAddress(id)`: its study is made when it is first opened, and goes on with the game.
import { Database, revisionOf, ShelfError, wait } from '../store/database.ts';
import { newId } from '../store/kept.ts';
import { studyAddress } from './address.ts';
import { type KeptStudy, type OnStudyShelf, readStudy, STUDY_VERSION, type StudySource } from './kept.ts';

export { gameStudyAddress, studyAddress } from './address.ts';
export type { KeptStudy, OnStudyShelf, StudySource } from './kept.ts';

const LAST_KEY = 'jersi.study';
const database = new Database('jersi-studies', 'studies');

/** How a study is opened. */
export interface OpenOptions {
  /** What it is called; the names of the players if it has none. */
  title?: string;
  source?: StudySource;
}

/** Every study, the one that was changed last first; what cannot be read comes last. */
export async function listStudies(): Promise<OnStudyShelf[]> {
  const all = await database.ask('readonly', async (store) => {
    const [keys, values] = await Promise.all([wait(store.getAllKeys()), wait(store.getAll())]);
    return values.map((value: unknown, place) => readStudy(String(keys[place]), value));
  });
  const when = (one: OnStudyShelf): number => (one.kind === 'study' ? one.study.changed : 0);
  return all.sort((one, other) => when(other) - when(one));
}

/** One study; null if there is none. */
export async function findStudy(id: string): Promise<OnStudyShelf | null> {
  return database.ask('readonly', async (store) => {
    const value: unknown = await wait(store.get(id));
    return value === undefined ? null : readStudy(id, value);
  });
}

/** The study that comes from a game of the shelf or of the library; null if there is none yet. */
export async function studyOf(source: StudySource): Promise<KeptStudy | null> {
  if (source.kind === 'record') return null;
  for (const one of await listStudies())
    if (one.kind === 'study' && one.study.source.kind === source.kind && one.study.source.id === source.id)
      return one.study;
  return null;
}

/** Writes a study if nobody has written it since the revision that it was read with; gives the new revision. */
export async function putStudy(study: KeptStudy): Promise<number> {
  return database.ask('readwrite', async (store) => {
    const there: unknown = await wait(store.get(study.id));
    if (revisionOf(there) > study.revision) throw new ShelfError('conflict');
    const revision = study.revision + 1;
    await wait(store.put({ ...study, revision }, study.id));
    return revision;
  });
}

/** Takes a study away. */
export async function deleteStudy(id: string): Promise<void> {
  await database.ask('readwrite', (store) => wait(store.delete(id)));
  if (lastStudy() === id) localStorage.removeItem(LAST_KEY);
}

/** A new study of a record; it is not kept yet. */
export function newStudy(record: string, options: OpenOptions = {}): KeptStudy {
  const now = Date.now();
  return {
    version: STUDY_VERSION,
    id: newId(),
    revision: 0,
    title: options.title ?? '',
    created: now,
    changed: now,
    source: options.source ?? { kind: 'record' },
    record,
    // Told by the study itself when it is first opened.
    edition: '',
    turns: 0,
    white: '',
    black: '',
    looks: [],
    effort: 0,
    place: [],
  };
}

/** Keeps a record as a study and goes to its page; gives the identifier of the study. A record of a game on the shelf or
 * in the library has one study, which is opened again. */
export async function openStudy(record: string, options: OpenOptions = {}): Promise<string> {
  const there = options.source ? await studyOf(options.source) : null;
  const study = there ?? newStudy(record, options);
  if (!there) await putStudy(study);
  location.hash = studyAddress(study.id);
  return study.id;
}

/** The study that was looked at last in this browser. */
export function lastStudy(): string | null {
  try {
    return localStorage.getItem(LAST_KEY);
  } catch {
    return null;
  }
}

/** Remembers the study that is looked at. */
export function rememberStudy(id: string): void {
  try {
    localStorage.setItem(LAST_KEY, id);
  } catch {
    // A browser that keeps nothing says so when the study itself is kept.
  }
}
