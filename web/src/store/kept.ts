import type { Color, CorrespondenceView, GameConfig, Saved } from '../wire/index.ts';
import type { Sort } from './shelf.ts';

/** The version of what is kept; every change of the shape below adds a rung to the ladder, but for what may be missing. */
export const VERSION = 1;

/** A game on the shelf. */
export interface KeptGame {
  version: typeof VERSION;
  id: string;
  /** Counts the writes: a tab that knows an older one must not write. */
  revision: number;
  /** A name given by the person; empty for none. */
  name: string;
  created: number;
  changed: number;
  /** The tab that wrote it last. */
  by?: string;
  config: GameConfig;
  game: Saved;
  state: KeptState;
  /** The games before this one in a row of rematches, told by the colours of this one; missing for none. */
  series?: readonly Result[];
  /** Milliseconds that were spent at it; missing if nobody counted. */
  spent?: number;
}

/** Who won a game, or that nobody did. */
export type Result = Color | 'tie';

/** What the list of games tells without opening them. */
export interface KeptState {
  turns: number;
  over: boolean;
  winner: Color | null;
  /** A person here is to act next; games of older versions do not tell. */
  yours?: boolean;
  /** Of a game by links: in whose hand it is, and what the friend is called. */
  correspondence?: Pick<CorrespondenceView, 'hand' | 'friend'>;
}

/** What stands on the shelf: a game, or something that this version cannot read. */
export type OnShelf = { kind: 'game'; game: KeptGame } | { kind: 'newer' | 'broken'; id: string };

/** One step of a migration: from the version of its place to the next one. */
export type Rung = (old: Record<string, unknown>) => Record<string, unknown>;

/** Rung 1 leads from version 1 to 2, and so on. There is none yet. */
const LADDER: ReadonlyMap<number, Rung> = new Map();

/** Brings a stored value up to the newest version, rung by rung; null when a rung is missing. */
export function climb(
  value: Record<string, unknown>,
  newest: number,
  ladder: ReadonlyMap<number, Rung>,
): Record<string, unknown> | null {
  let climbing = value;
  for (;;) {
    const version = climbing['version'];
    if (version === newest) return climbing;
    if (typeof version !== 'number' || version > newest) return null;
    const rung = ladder.get(version);
    if (!rung) return null;
    climbing = { ...rung(climbing), version: version + 1 };
  }
}

/** Reads what was stored, whatever version wrote it. Nothing is thrown away here. */
export function readKept(id: string, value: unknown): OnShelf {
  if (!isObject(value)) return { kind: 'broken', id };
  const version = value['version'];
  if (typeof version === 'number' && version > VERSION) return { kind: 'newer', id };
  const climbed = climb(value, VERSION, LADDER);
  return climbed && isKept(climbed) ? { kind: 'game', game: climbed } : { kind: 'broken', id };
}

function isKept(value: Record<string, unknown>): value is Record<string, unknown> & KeptGame {
  const { id, revision, name, created, changed, config, game, state } = value;
  return (
    value['version'] === VERSION &&
    typeof id === 'string' &&
    typeof revision === 'number' &&
    typeof name === 'string' &&
    typeof created === 'number' &&
    typeof changed === 'number' &&
    isObject(config) &&
    isObject(config['players']) &&
    isObject(game) &&
    typeof game['record'] === 'string' &&
    isObject(state) &&
    (value['series'] === undefined || isSeries(value['series'])) &&
    (value['spent'] === undefined || typeof value['spent'] === 'number')
  );
}

function isSeries(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => one === 'white' || one === 'black' || one === 'tie');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** How games are read. */
export const GAMES: Sort<KeptGame, OnShelf> = {
  read: readKept,
  value: (read) => (read.kind === 'game' ? read.game : null),
  asRead: (game) => ({ kind: 'game', game }),
};

/** A new identifier; also where the page is not served securely and `randomUUID` is missing. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
