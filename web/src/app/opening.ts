import { asksForGame } from '../pages/address.ts';
import type { Keeper } from '../store/keeper.svelte.ts';
import type { KeptGame } from '../store/kept.ts';
import { keepLocal, readLocal } from '../store/local.ts';
import type { GameConfig } from '../wire/index.ts';
import { gameOf } from './asked.ts';

const TAB_KEY = 'jersi.game';
const LAST_KEY = 'jersi.last';

/** Why a game cannot be shown. */
export type Lost = 'missing' | 'newer' | 'broken' | 'unavailable';

/** What stands on the table. */
export type Opening =
  /** The address asks for a new game. */
  | { kind: 'address'; config: GameConfig }
  /** A game that was begun or left. */
  | { kind: 'kept'; game: KeptGame }
  /** The game that the address names cannot be opened. */
  | { kind: 'lost'; why: Lost }
  /** No game was named and none was left. */
  | { kind: 'none' };

/** Finds the game of an address, `#/game/ID`. Without a name it is the last game of this tab, or else of this browser. */
export async function opening(
  keeper: Keeper,
  named: string | null,
  query: URLSearchParams,
  date: string,
): Promise<Opening> {
  const config = asksForGame(query) ? gameOf(query, date) : null;
  // Just begun by this tab: nobody else can know it yet, and whoever pressed Play must not wait.
  const begun = named === null || config ? null : keeper.latest(named);
  if (begun?.state.turns === 0) return { kind: 'kept', game: begun };
  await keeper.recover();
  if (config) return { kind: 'address', config };
  const id = named ?? readLocal(TAB_KEY, 'sessionStorage') ?? readLocal(LAST_KEY);
  if (id === null) return { kind: 'none' };
  const found = await open(keeper, id);
  return found.kind === 'lost' && found.why === 'missing' && named === null ? { kind: 'none' } : found;
}

async function open(keeper: Keeper, id: string): Promise<Opening> {
  // A browser that keeps nothing has it in this tab alone.
  const here = keeper.latest(id);
  let why: Lost;
  try {
    const opened = await keeper.open(id);
    if (opened.kind === 'opened' || opened.kind === 'elsewhere') return { kind: 'kept', game: opened.game };
    why = opened.kind;
  } catch {
    why = 'unavailable';
  }
  const unkept = why === 'unavailable' || (why === 'missing' && keeper.keeping !== 'kept');
  return here && unkept ? { kind: 'kept', game: here } : { kind: 'lost', why };
}

/** Remembers which game this tab plays, for a reload and for the next visit. */
export function remember(id: string): void {
  // A browser that keeps nothing says so when the game itself is kept.
  keepLocal(TAB_KEY, id, 'sessionStorage');
  keepLocal(LAST_KEY, id);
}

/** Whether a game was ever begun in this browser, as far as is known without asking the shelf. */
export function wasBegun(): boolean {
  return readLocal(LAST_KEY) !== null;
}
