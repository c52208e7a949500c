import { linkedRecord } from '../inout/follow.ts';
import type { Reads } from '../inout/reader.ts';
import type { Keeper } from '../store/keeper.svelte.ts';
import { mayBeStudied } from '../turnlink/fair.ts';
import { language, t } from '../words/words.svelte.ts';
import { Desk } from './desk.svelte.ts';
import {
  gameStudyAddress,
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
  | {
      kind: 'study';
      study: KeptStudy;
      desk: Desk;
      /** The turn in whose place a better one is to be found; 0 for none. */
      find: number;
    }
  /** No study yet, or another one is wanted. */
  | { kind: 'none' }
  /** There is no such study or game. */
  | { kind: 'missing' }
  /** Something that this version cannot read. */
  | { kind: 'newer' | 'broken' }
  /** Somebody would not wait until it was read, or went elsewhere. */
  | { kind: 'stopped' };

/** What opening a study needs. */
export interface Sources {
  keeper: Pick<Keeper, 'one'>;
  reader: Reads;
  /** A record of an edition without a turn; null if there is no such edition. */
  blank: (edition: string, reserve: boolean) => string | null;
  /** Aborted when the page goes elsewhere: then nothing is kept, remembered or put into the address line. */
  signal?: AbortSignal;
}

/** Opens what follows `#/study` in the address: `kept/<id>`, `game/<id>`, `game/<id>/find/<n>` at the
 * nth turn of that game, `library/<id>`, `link/<code>`, `board/<edition>`, `new` for a choice, or nothing for the last one. Throws a fault if the record is none. */
export async function open(parts: readonly string[], sources: Sources): Promise<Opened> {
  const [kind, id] = parts;
  if (kind === 'new') return { kind: 'none' };
  if (kind === 'game' && id !== undefined) {
    const opened = await openGame(id, sources);
    return parts[2] === 'find' ? atTurn(opened, id, Number(parts[3])) : opened;
  }
  if (kind === 'library' && id !== undefined) return openLibrary(id, sources);
  if (kind === 'link' && id !== undefined) return openLink(id, sources);
  if (kind === 'board' && id !== undefined) return openBoard(id, parts[2] !== 'no-reserve', sources);
  const wanted = kind === 'kept' ? (id ?? null) : kind === undefined ? lastStudy() : null;
  if (wanted === null) return { kind: kind === undefined ? 'none' : 'missing' };
  const found = await takeStudy(wanted);
  if (!found) return { kind: kind === undefined ? 'none' : 'missing' };
  if (found.kind !== 'study') return { kind: found.kind };
  // One that was kept as it was brought learns what it is about.
  return take(found.study, found.study.edition === '', sources);
}

/** The study of a game on the shelf. A game that went on since is taken over. */
async function openGame(id: string, sources: Sources): Promise<Opened> {
  const [found, there] = await Promise.all([sources.keeper.one(id), studyOf({ kind: 'game', id })]);
  if (!there) {
    if (!found) return { kind: 'missing' };
    if (found.kind !== 'game') return { kind: found.kind };
    mayBeStudied(found.game);
    const { record } = found.game.game;
    return take(newStudy(record, { title: found.game.name, source: { kind: 'game', id } }), true, sources);
  }
  const opened = await take(there, false, sources);
  if (found?.kind === 'game' && opened.kind === 'study') opened.desk.absorb(found.game.game.record);
  return opened;
}

/** The same study at the nth turn of its game. The address is put right: whoever loads the page again goes on where they were. */
function atTurn(opened: Opened, id: string, n: number): Opened {
  if (opened.kind !== 'study') return opened;
  history.replaceState(null, '', gameStudyAddress(id));
  const turn = opened.desk.game[n - 1];
  // A game that was taken back since is shorter: then the study is shown as it was left.
  if (!turn) return opened;
  opened.desk.go(turn.id);
  return { ...opened, find: turn.id };
}

/** The study of a game that lies in a link. The same link leads to the same study. */
async function openLink(code: string, sources: Sources): Promise<Opened> {
  const source = { kind: 'link', id: code } as const;
  const there = await studyOf(source);
  if (there) return settled(take(there, false, sources));
  const record = await linkedRecord(code, sources.reader);
  return record === null ? { kind: 'stopped' } : settled(take(newStudy(record, { source }), true, sources));
}

/** The study of a game of the library. */
async function openLibrary(id: string, sources: Sources): Promise<Opened> {
  const source = { kind: 'library', id } as const;
  const there = await studyOf(source);
  if (there) return settled(take(there, false, sources));
  const { LIBRARY, libraryRecord } = await import('../shelf/library.ts');
  if (!LIBRARY.some((entry) => entry.id === id)) return { kind: 'missing' };
  const game = await libraryRecord(id, sources.reader);
  if (game === null) return { kind: 'stopped' };
  if (!game.found.record) return { kind: 'broken' };
  return settled(take(newStudy(game.found.record, { title: game.title, source }), true, sources));
}

/** A board without a game. It is kept as soon as something happens on it. */
async function openBoard(edition: string, reserve: boolean, sources: Sources): Promise<Opened> {
  const record = sources.blank(edition, reserve);
  if (record === null) return { kind: 'missing' };
  return take(newStudy(record, { title: t('study-blank-title', { edition }) }), false, sources);
}

/** Puts the address line right, for a reload; the page shows the study already. */
async function settled(opening: Promise<Opened>): Promise<Opened> {
  const opened = await opening;
  if (opened.kind === 'study') history.replaceState(null, '', studyAddress(opened.study.id));
  return opened;
}

/** Lays a study on the desk, with what the list tells of it. One that is new is kept; where that fails it is open all the
 * same, and its page says so. */
async function take(study: KeptStudy, isNew: boolean, { signal }: Sources): Promise<Opened> {
  if (signal?.aborted) return { kind: 'stopped' };
  // The record must be a study before it is kept as one.
  const desk = new Desk(study.record, language());
  const { edition, names } = desk.tree;
  Object.assign(study, { edition, turns: desk.game.length, white: names.white, black: names.black });
  if (isNew) study.revision = (await putStudy(study)).revision;
  if (signal?.aborted) {
    desk.free();
    return { kind: 'stopped' };
  }
  desk.goToPlace(study.place);
  rememberStudy(study.id);
  return { kind: 'study', study, desk, find: 0 };
}
