import { Database, revisionOf, ShelfError, wait } from './database.ts';
import { type KeptGame, type OnShelf, readKept } from './kept.ts';

export { ShelfError, type ShelfTrouble } from './database.ts';

/** Games kept in this browser, in IndexedDB. */
export class Shelf {
  readonly #database = new Database('jersi', 'games');

  /** Everything on the shelf, also what cannot be read. */
  async all(): Promise<OnShelf[]> {
    return this.#database.ask('readonly', async (store) => {
      const [keys, values] = await Promise.all([wait(store.getAllKeys()), wait(store.getAll())]);
      return values.map((value: unknown, place) => readKept(String(keys[place]), value));
    });
  }

  /** One game; null if there is none. */
  async one(id: string): Promise<OnShelf | null> {
    return this.#database.ask('readonly', async (store) => {
      const value: unknown = await wait(store.get(id));
      return value === undefined ? null : readKept(id, value);
    });
  }

  /** Writes a game if nobody has written it since the revision that `game` was read with; gives the new one. */
  async put(game: KeptGame): Promise<number> {
    return this.#database.ask('readwrite', async (store) => {
      const there: unknown = await wait(store.get(game.id));
      if (revisionOf(there) > game.revision) throw new ShelfError('conflict');
      const revision = game.revision + 1;
      await wait(store.put({ ...game, revision }, game.id));
      return revision;
    });
  }

  /** Takes a game off the shelf. */
  async remove(id: string): Promise<void> {
    await this.#database.ask('readwrite', (store) => wait(store.delete(id)));
  }
}
