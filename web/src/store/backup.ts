// Everything that the browser keeps as one file, and in again.
import { type KeptStudy, readStudy } from '../study/kept.ts';
import { allChoices, bringChoices, type Choices } from './choices.ts';
import { type KeptGame, readKept } from './kept.ts';
import type { Brought } from './shelf.ts';
import { readTry, type Try } from './tries.ts';

/** What the file says that it is. */
const FORMAT = 'jersi-everything';
const VERSION = 1;

/** Where games, studies and tries at puzzles are kept. */
export interface Places {
  games(): Promise<readonly KeptGame[]>;
  studies(): Promise<readonly KeptStudy[]>;
  tries(): Promise<readonly Try[]>;
  bringGame(game: KeptGame): Promise<Brought>;
  bringStudy(study: KeptStudy): Promise<Brought>;
  /** Says how many were new. */
  bringTries(tries: readonly Try[]): Promise<number>;
}

/** A file that was read. */
export interface Everything {
  games: KeptGame[];
  studies: KeptStudy[];
  tries: Try[];
  choices: Choices;
  /** What is in the file and cannot be read. */
  unreadable: number;
}

/** Why a text is not such a file. */
export type BackupTrouble =
  /** It is something else. */
  | 'foreign'
  /** It is cut off, or was changed. */
  | 'cut'
  /** A newer version of the page has made it. */
  | 'newer';

/** How much came of bringing a copy in. */
export interface Counts {
  games: number;
  studies: number;
  /** Stand beside what was here under the same name. */
  copies: number;
  /** Were here already, or are older than what is here. */
  known: number;
  unreadable: number;
  /** Settings and progress that were new; all tries at puzzles together are one. */
  choices: number;
  /** Could not be kept. */
  failed: number;
}

/** Everything as the text of a file. Throws a fault if the shelf cannot be read whole. */
export async function takeOut(places: Places, made = new Date()): Promise<string> {
  const games = [...(await places.games())].sort(byId);
  const studies = [...(await places.studies())].sort(byId);
  const tries = [...(await places.tries())].sort(byId);
  const choices = allChoices();
  const whole = {
    format: FORMAT,
    version: VERSION,
    made: made.toISOString(),
    games,
    studies,
    tries,
    choices,
  };
  return `${JSON.stringify(whole, null, 1)}\n`;
}

/** Whether a text looks like such a file, whole or not. */
export function isBackup(text: string): boolean {
  return /^\s*\{\s*"format"\s*:\s*"jersi-everything"/.test(text.slice(0, 200));
}

/** Reads such a file; nothing is kept yet. */
export function readBackup(text: string): Everything | BackupTrouble {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return isBackup(text) ? 'cut' : 'foreign';
  }
  if (!isObject(value) || value['format'] !== FORMAT) return 'foreign';
  // Files of before there were tries have none.
  const { version, games, studies, tries = [], choices } = value;
  if (typeof version === 'number' && version > VERSION) return 'newer';
  if (version !== VERSION || !isObject(choices)) return 'cut';
  if (!Array.isArray(games) || !Array.isArray(studies) || !Array.isArray(tries)) return 'cut';
  const readGames = games.flatMap((one) => {
    const read = readKept(idOf(one), one);
    return read.kind === 'game' ? [read.game] : [];
  });
  const readStudies = studies.flatMap((one) => {
    const read = readStudy(idOf(one), one);
    return read.kind === 'study' ? [read.study] : [];
  });
  const readTries = tries.flatMap((one) => readTry(idOf(one), one) ?? []);
  const texts = Object.entries(choices).filter((one): one is [string, string] => typeof one[1] === 'string');
  const lost = (all: readonly unknown[], read: readonly unknown[]): number => all.length - read.length;
  return {
    games: readGames,
    studies: readStudies,
    tries: readTries,
    choices: Object.fromEntries(texts),
    unreadable: lost(games, readGames) + lost(studies, readStudies) + lost(tries, readTries),
  };
}

/** Brings a copy in, without losing what is here. What cannot be kept is counted; the rest goes on. */
export async function bringIn(everything: Everything, places: Places): Promise<Counts> {
  const { unreadable } = everything;
  const counts: Counts = { games: 0, studies: 0, copies: 0, known: 0, unreadable, choices: 0, failed: 0 };
  const bring = async (what: 'games' | 'studies', work: () => Promise<Brought>): Promise<void> => {
    try {
      const brought = await work();
      if (brought === 'new' || brought === 'newer') counts[what] += 1;
      else if (brought === 'copy') counts.copies += 1;
      else counts.known += 1;
    } catch {
      counts.failed += 1;
    }
  };
  for (const game of everything.games) await bring('games', () => places.bringGame(game));
  for (const study of everything.studies) await bring('studies', () => places.bringStudy(study));
  const { taken, kept } = bringChoices(everything.choices);
  counts.choices = taken;
  if (!kept) counts.failed += 1;
  try {
    if (everything.tries.length > 0 && (await places.bringTries(everything.tries)) > 0) counts.choices += 1;
  } catch {
    counts.failed += 1;
  }
  return counts;
}

function byId(one: { id: string }, other: { id: string }): number {
  return one.id < other.id ? -1 : 1;
}

function idOf(value: unknown): string {
  return isObject(value) && typeof value['id'] === 'string' ? value['id'] : '';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
