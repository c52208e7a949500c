// Studies kept in this browser, beside the shelf of games.
//
// To open any record as a study: `await openStudy(text)`. The text is a record in JRN; the study is kept at once and
// the page goes to it, `#/study/kept/<id>`. The page of records lists them with `listStudies()`, opens one by the address
// that `studyAddress(id)` gives, and takes one away with `deleteStudy(id)`. A game of the shelf has the address
// `gameStudyAddress(id)`: its study is made when it is first opened, and goes on with the game.
import { Journal } from '../store/journal.ts';
import { newId } from '../store/kept.ts';
import { dropLocal, keepLocal, readLocal } from '../store/local.ts';
import { type Brought, Shelf, ShelfError } from '../store/shelf.ts';
import { type Listed, Writer, type Written } from '../store/writer.ts';
import { studyAddress } from './address.ts';
import { type KeptStudy, type OnStudyShelf, STUDIES, STUDY_VERSION, type StudySource } from './kept.ts';

export { gameStudyAddress, studyAddress } from './address.ts';
export type { KeptStudy, OnStudyShelf, StudySource } from './kept.ts';

const LAST_KEY = 'jersi.study';
const writer = new Writer(
  new Shelf<KeptStudy, OnStudyShelf>('jersi-studies', 'studies', STUDIES),
  new Journal<KeptStudy, OnStudyShelf>('jersi.unsaved-study.', STUDIES),
  STUDIES,
  newId(),
);

/** How a study is opened. */
export interface OpenOptions {
  /** What it is called; the names of the players if it has none. */
  title?: string;
  source?: StudySource;
}

/** Every study, the one that was changed last first; what cannot be read comes last. Throws a fault if nothing can be said
 * of any. */
export async function listStudies(): Promise<OnStudyShelf[]> {
  const { all, trouble } = await listingOfStudies();
  if (trouble !== null && all.length === 0) throw new ShelfError(trouble);
  return all;
}

/** The same, with what stands in the way of knowing them all. */
export async function listingOfStudies(): Promise<Listed<OnStudyShelf>> {
  const { all, trouble } = await writer.all();
  const when = (one: OnStudyShelf): number => (one.kind === 'study' ? one.study.changed : 0);
  return { all: all.sort((one, other) => when(other) - when(one)), trouble };
}

/** One study; null if there is none. */
export function findStudy(id: string): Promise<OnStudyShelf | null> {
  return writer.one(id);
}

/** The same, to go on with it. What was only put aside is put on the shelf, if there is room now; what two tabs have changed
 * in different ways is two studies then. */
export async function takeStudy(id: string): Promise<OnStudyShelf | null> {
  await writer.recoverOne(id);
  return writer.take(id);
}

/** The study that comes from a game of the shelf or of the library, to go on with it; null if there is none yet. Throws a
 * fault if that cannot be known: a second one would be made. */
export async function studyOf(source: StudySource): Promise<KeptStudy | null> {
  if (source.kind === 'record') return null;
  const { all, trouble } = await listingOfStudies();
  const from = (one: OnStudyShelf): boolean =>
    one.kind === 'study' && one.study.source.kind === source.kind && one.study.source.id === source.id;
  const found = all.find(from);
  if (!found && trouble !== null) throw new ShelfError(trouble);
  if (found?.kind !== 'study') return null;
  const taken = await takeStudy(found.study.id);
  return taken?.kind === 'study' ? taken.study : found.study;
}

/** Writes a study if nobody has written it since the revision that it was read with; says what came of it. */
export function putStudy(study: KeptStudy): Promise<Written> {
  return writer.save(study);
}

/** What came of the last writing of a study in this tab; null if none was written. */
export function writtenStudy(id: string): Written | null {
  return writer.written(id);
}

/** Keeps what two tabs have changed in different ways as a study of its own. */
export async function copyOfStudy(study: KeptStudy): Promise<{ study: KeptStudy; written: Written }> {
  const copy: KeptStudy = { ...study, id: newId(), revision: 0, source: { kind: 'record' } };
  const written = await putStudy(copy);
  // The copy has it now; found again under the old name it would become another one.
  if (written.safe) writer.letGo(study.id);
  return { study: { ...copy, revision: written.revision }, written };
}

/** What is noted of a study changes nothing: it is not to be found again. */
export function forgetNote(id: string): void {
  writer.letGo(id);
}

/** Takes in a study from another browser. Throws a fault if that is not kept. */
export function bringStudy(study: KeptStudy): Promise<Brought> {
  return writer.bring(study);
}

/** Takes a study away. */
export async function deleteStudy(id: string): Promise<void> {
  await writer.remove(id);
  if (lastStudy() === id) dropLocal(LAST_KEY);
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
  if (!there) {
    const { trouble, safe } = await putStudy(study);
    if (trouble !== null && !safe) throw new ShelfError(trouble);
  }
  location.hash = studyAddress(study.id);
  return study.id;
}

/** The study that was looked at last in this browser. */
export function lastStudy(): string | null {
  return readLocal(LAST_KEY);
}

/** Remembers the study that is looked at. */
export function rememberStudy(id: string): void {
  // A browser that keeps nothing says so when the study itself is kept.
  keepLocal(LAST_KEY, id);
}
