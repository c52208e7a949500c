import { keepLocal, readLocal } from '../store/local.ts';

/** Where it is kept. */
export const KEY_KEY = 'jersi.key';

/** So many games begin with the key open. */
const GAMES = 3;

/** What is remembered of the key. */
export interface Remembered {
  version: 1;
  /** The first games of this browser, at most three. */
  games: string[];
  /** What the person chose, if she ever did. */
  open: boolean | null;
}

/** What was kept, as far as it is well formed. */
export function readRemembered(text: string | null): Remembered {
  const fresh: Remembered = { version: 1, games: [], open: null };
  if (text === null) return fresh;
  try {
    const { games, open } = JSON.parse(text);
    if (Array.isArray(games)) fresh.games = games.filter((id) => typeof id === 'string').slice(0, GAMES);
    if (typeof open === 'boolean') fresh.open = open;
  } catch {
    // A text of somebody else's: as for a new visitor.
  }
  return fresh;
}

/** Whether the key is open: for the first three games, then folded, unless the person chose otherwise. */
export class KeyMemory {
  #kept: Remembered = $state(readRemembered(readLocal(KEY_KEY)));

  /** Counts a game among the first ones. */
  meet(game: string): void {
    if (this.#kept.games.length >= GAMES || this.#kept.games.includes(game)) return;
    this.#keep({ ...this.#kept, games: [...this.#kept.games, game] });
  }

  /** A game that is not kept yet is new: it would be among the first ones if there is room. Where the window has no room
   * for the card, it opens only by a press. */
  isOpen(game: string | null, roomy = true): boolean {
    const { games, open } = this.#kept;
    if (open !== null || !roomy) return open ?? false;
    return game === null ? games.length < GAMES : games.includes(game);
  }

  choose(open: boolean): void {
    this.#keep({ ...this.#kept, open });
  }

  /** Where the browser keeps nothing, it holds until the page closes. */
  #keep(next: Remembered): void {
    this.#kept = next;
    keepLocal(KEY_KEY, JSON.stringify(next));
  }
}
