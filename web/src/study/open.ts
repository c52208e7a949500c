import { linkedRecord } from '../inout/follow.ts';
import type { Reads } from '../inout/reader.ts';
import type { Keeper } from '../store/keeper.svelte.ts';
import { mayBeStudied } from '../turnlink/fair.ts';
import { language } from '../words/words.svelte.ts';
import { Desk } from './desk.svelte.ts';
import {
  type KeptStudy,
  lastStudy,
  newStudy,
  putStudy,
  rememberStudy,
  studyAddress,
  studyOf,
  takeStudy,
} from './store.ts';

/** What an address leads to. */
export type Opened =
  | { kind: 'study'; study: KeptStudy; desk: Desk }
  /** No study yet. */
  | { kind: 'none' }
  /** There is no such study or game. */
  | { kind: 'missing' }
  /** Something that this version cannot read. */
  | { kind: 'newer' | 'broken' }
  /** Somebody would not wait until it was read. */
  | { kind: 'stopped' };

/** Opens what follows `#/study` in the address: `kept/<id>`, `game/<id>`, `library/<id>`, `link/<code>`, or nothing for the
 * last one. Throws a fault if the record is none. */
export async function open(
  parts: readonly string[],
  keeper: Pick<Keeper, 'one'>,
  reader: Reads,
): Promise<Opened> {
  const [kind, id] = parts;
  if (kind === 'game' && id !== undefined) return openGame(id, keeper);
  if (kind === 'library' && id !== undefined) return openLibrary(id, reader);
  if (kind === 'link' && id !== undefined) return openLink(id, reader);
  const wanted = kind === 'kept' ? (id ?? null) : kind === undefined ? lastStudy() : null;
  if (wanted === null) return { kind: kind === undefined ? 'none' : 'missing' };
  const found = await takeStudy(wanted);
  if (!found) return { kind: kind === undefined ? 'none' : 'missing' };
  return found.kind === 'study' ? known(found.study) : { kind: found.kind };
}

/** The study of a game on the shelf. A game that went on since is taken over. */
async function openGame(id: string, keeper: Pick<Keeper, 'one'>): Promise<Opened> {
  const [found, there] = await Promise.all([keeper.one(id), studyOf({ kind: 'game', id })]);
  if (!there) {
    if (!found) return { kind: 'missing' };
    if (found.kind !== 'game') return { kind: found.kind };
    mayBeStudied(found.game);
    const { record } = found.game.game;
    const study = newStudy(record, { title: found.game.name, source: { kind: 'game', id } });
    // The record must be a study before it is kept as one.
    const opened = take(study);
    await keep(study);
    return opened;
  }
  const opened = take(there);
  if (found?.kind === 'game' && opened.kind === 'study') opened.desk.absorb(found.game.game.record);
  return opened;
}

/** The study of a game that lies in a link. The same link leads to the same study. */
async function openLink(code: string, reader: Reads): Promise<Opened> {
  const source = { kind: 'link', id: code } as const;
  const there = await studyOf(source);
  if (there) return settle(there, there);
  const record = await linkedRecord(code, reader);
  return record === null ? { kind: 'stopped' } : settle(null, newStudy(record, { source }));
}

/** The study of a game of the library. */
async function openLibrary(id: string, reader: Reads): Promise<Opened> {
  const source = { kind: 'library', id } as const;
  const there = await studyOf(source);
  if (there) return settle(there, there);
  const { libraryRecord } = await import('../shelf/library.ts');
  const game = await libraryRecord(id, reader);
  if (!game?.found.record) return { kind: 'missing' };
  return settle(null, newStudy(game.found.record, { title: game.title, source }));
}

/** Opens a study, and keeps it if it is new. */
async function settle(there: KeptStudy | null, study: KeptStudy): Promise<Opened> {
  const opened = take(study);
  if (!there) await keep(study);
  // The page shows it already; only the address line is put right, for a reload.
  history.replaceState(null, '', studyAddress(study.id));
  return opened;
}

/** Keeps a new study. Where that fails it is open all the same, and its page says so. */
async function keep(study: KeptStudy): Promise<void> {
  study.revision = (await putStudy(study)).revision;
}

/** Opens a study of the shelf. One that was kept as it was brought learns what it is about. */
async function known(kept: KeptStudy): Promise<Opened> {
  const isNew = kept.edition === '';
  const opened = take(kept);
  if (isNew && opened.kind === 'study') await keep(opened.study);
  return opened;
}

/** Lays a study on the desk, with what the list tells of it. */
function take(study: KeptStudy): Opened {
  const desk = new Desk(study.record, language());
  const { edition, names } = desk.tree;
  Object.assign(study, { edition, turns: desk.game.length, white: names.white, black: names.black });
  desk.goToPlace(study.place);
  rememberStudy(study.id);
  return { kind: 'study', study, desk };
}
