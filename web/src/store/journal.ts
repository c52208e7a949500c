import { type KeptGame, readKept } from './kept.ts';

const PREFIX = 'jersi.unsaved.';

/** What is on its way to the shelf. The shelf takes its time, and a page that closes in between would lose the
 * turn; this is written at once and struck out when the shelf has it. */
export class Journal {
  /** Notes a game before the shelf has it. */
  note(game: KeptGame): void {
    try {
      localStorage.setItem(PREFIX + game.id, JSON.stringify(game));
    } catch {
      // Only a safety net: the shelf itself tells what is wrong.
    }
  }

  /** Strikes a game out: the shelf has it, or it is gone. */
  strike(id: string): void {
    try {
      localStorage.removeItem(PREFIX + id);
    } catch {
      // As above.
    }
  }

  /** The games that never reached the shelf. */
  left(): KeptGame[] {
    try {
      const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
      return keys.flatMap((key) => this.#read(key));
    } catch {
      return [];
    }
  }

  #read(key: string): KeptGame[] {
    try {
      const found = readKept(key.slice(PREFIX.length), JSON.parse(localStorage.getItem(key) ?? ''));
      return found.kind === 'game' ? [found.game] : [];
    } catch {
      return [];
    }
  }
}
