import type { Sort } from '../store/shelf.ts';
import type { Look } from '../wire/index.ts';

/** The version of what is kept; every change of the shape below adds a rung to the ladder. */
export const STUDY_VERSION = 1;

/** Where a study comes from. */
export type StudySource =
  /** A game on the shelf of this browser. */
  | { kind: 'game'; id: string }
  /** A game of the library. */
  | { kind: 'library'; id: string }
  /** A game in a link; its code. */
  | { kind: 'link'; id: string }
  /** A text, a file, a position. */
  | { kind: 'record' };

/** A study on its shelf. */
export interface KeptStudy {
  version: typeof STUDY_VERSION;
  id: string;
  /** Counts the writes: a tab that knows an older one must not write. */
  revision: number;
  /** What it is called; empty for the names of the players. */
  title: string;
  created: number;
  changed: number;
  /** The tab that wrote it last. */
  by?: string;
  source: StudySource;
  /** The tree of turns with notes and marks, in JRN. */
  record: string;
  /** For the list: the edition and how many turns the game has. */
  edition: string;
  turns: number;
  /** For the list: the names of the players, as in the record. */
  white: string;
  black: string;
  /** What the engine thinks of the positions of the game, as far as it came. */
  looks: Look[];
  /** How many positions it looked at for each of them. */
  effort: number;
  /** The turn that is looked at: which branch to take at each step from the start. */
  place: number[];
}

/** What stands on the shelf: a study, or something that this version cannot read. */
export type OnStudyShelf = { kind: 'study'; study: KeptStudy } | { kind: 'newer' | 'broken'; id: string };

/** Reads what was stored. Nothing is thrown away here. */
export function readStudy(id: string, value: unknown): OnStudyShelf {
  if (typeof value !== 'object' || value === null) return { kind: 'broken', id };
  const version = 'version' in value ? value.version : undefined;
  if (typeof version === 'number' && version > STUDY_VERSION) return { kind: 'newer', id };
  return isKept(value) ? { kind: 'study', study: value } : { kind: 'broken', id };
}

/** How studies are read. */
export const STUDIES: Sort<KeptStudy, OnStudyShelf> = {
  read: readStudy,
  value: (read) => (read.kind === 'study' ? read.study : null),
  asRead: (study) => ({ kind: 'study', study }),
};

function isKept(value: object): value is KeptStudy {
  const kept = value as Partial<Record<keyof KeptStudy, unknown>>;
  return (
    kept.version === STUDY_VERSION &&
    typeof kept.id === 'string' &&
    typeof kept.revision === 'number' &&
    typeof kept.title === 'string' &&
    typeof kept.created === 'number' &&
    typeof kept.changed === 'number' &&
    typeof kept.source === 'object' &&
    kept.source !== null &&
    typeof kept.record === 'string' &&
    typeof kept.edition === 'string' &&
    typeof kept.turns === 'number' &&
    typeof kept.white === 'string' &&
    typeof kept.black === 'string' &&
    Array.isArray(kept.looks) &&
    typeof kept.effort === 'number' &&
    Array.isArray(kept.place)
  );
}
