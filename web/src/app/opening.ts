import type { Keeper } from '../store/keeper.svelte.ts';
import type { KeptGame } from '../store/kept.ts';
import { keepLocal, readLocal } from '../store/local.ts';
import type { GameConfig } from '../wire/index.ts';
import { gameOf } from './address.ts';

const TAB_KEY = 'jersi.game';
const LAST_KEY = 'jersi.last';

/** How the page begins. */
export type Opening =
  /** The address asks for a game. */
  | { kind: 'address'; config: GameConfig }
  /** A game that was left. */
  | { kind: 'kept'; game: KeptGame }
  /** A game was left here, but it cannot be opened. */
  | { kind: 'lost'; why: 'newer' | 'broken' }
  /** Nothing was left: the dialog of a new game. */
  | { kind: 'new' };

/** Finds out how the page begins. A game of this tab comes before the last one of the browser. */
export async function opening(keeper: Keeper, search: string, date: string): Promise<Opening> {
  await keeper.recover();
  const config = gameOf(search, date);
  if (config) return { kind: 'address', config };
  const id = readLocal(TAB_KEY, 'sessionStorage') ?? readLocal(LAST_KEY);
  if (id === null) return { kind: 'new' };
  try {
    const opened = await keeper.open(id);
    if (opened.kind === 'opened' || opened.kind === 'elsewhere') return { kind: 'kept', game: opened.game };
    return opened.kind === 'missing' ? { kind: 'new' } : { kind: 'lost', why: opened.kind };
  } catch {
    return { kind: 'new' };
  }
}

/** Remembers which game this tab plays, for a reload and for the next visit. */
export function remember(id: string): void {
  // A browser that keeps nothing says so when the game itself is kept.
  keepLocal(TAB_KEY, id, 'sessionStorage');
  keepLocal(LAST_KEY, id);
}
