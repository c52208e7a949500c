import { Database, revisionOf, ShelfError, wait } from './database.ts';
import { contentOf, copyIdOf } from './same.ts';

export { ShelfError, type ShelfTrouble } from './database.ts';

/** What a shelf needs to know of what it holds. */
export interface Stored {
  id: string;
  /** Counts the writes: a tab that knows an older one must not write. */
  revision: number;
  changed: number;
  /** The tab that wrote it; values of older versions do not tell. */
  by?: string;
}

/** What came of a value that was brought in: it was not here, it was here already, it follows what was here, what is here
 * follows it, or it went another way and stands beside it. */
export type Brought = 'new' | 'same' | 'newer' | 'older' | 'copy';

/** How things of one sort are read. `Read` is what is made of whatever is stored, a value or something that this version
 * cannot read. */
export interface Sort<T extends Stored, Read> {
  read(id: string, stored: unknown): Read;
  /** The value in what was read; null if there is none. */
  value(read: Read): T | null;
  /** A value as if it had been read. */
  asRead(value: T): Read;
}

/** Things of one sort kept in this browser, in IndexedDB. */
export class Shelf<T extends Stored, Read> {
  readonly #database: Database;
  readonly #sort: Sort<T, Read>;

  constructor(name: string, store: string, sort: Sort<T, Read>) {
    this.#database = new Database(name, store);
    this.#sort = sort;
  }

  /** Everything on the shelf, also what cannot be read. */
  async all(): Promise<Read[]> {
    return this.#database.ask('readonly', async (store) => {
      // One after the other: what waits while the other fails would be caught by nobody.
      const keys = await wait(store.getAllKeys());
      const values = await wait(store.getAll());
      return values.map((value: unknown, place) => this.#sort.read(String(keys[place]), value));
    });
  }

  /** One of them; null if there is none. */
  async one(id: string): Promise<Read | null> {
    return this.#database.ask('readonly', async (store) => {
      const value: unknown = await wait(store.get(id));
      return value === undefined ? null : this.#sort.read(id, value);
    });
  }

  /** Writes a value if nobody has written it since the revision that it was read with; gives the new one. */
  async put(value: T): Promise<number> {
    return this.#database.ask('readwrite', async (store) => {
      const there: unknown = await wait(store.get(value.id));
      if (revisionOf(there) > value.revision) throw new ShelfError('conflict');
      const revision = value.revision + 1;
      await wait(store.put({ ...value, revision }, value.id));
      return revision;
    });
  }

  /** Takes in a value from another browser as it is, without losing what stands here: the newer one stays, and one that went
   * another way becomes a copy. */
  async bring(value: T): Promise<Brought> {
    return this.#database.ask('readwrite', async (store) => {
      const there: unknown = await wait(store.get(value.id));
      const known = there === undefined ? null : this.#sort.value(this.#sort.read(value.id, there));
      if (there === undefined) {
        await wait(store.put(value, value.id));
        return 'new';
      }
      if (known && contentOf(known) === contentOf(value)) return 'same';
      if (known && known.revision < value.revision) {
        await wait(store.put(value, value.id));
        return 'newer';
      }
      if (known && known.revision > value.revision) return 'older';
      const id = copyIdOf(value);
      if ((await wait(store.get(id))) !== undefined) return 'same';
      await wait(store.put({ ...value, id }, id));
      return 'copy';
    });
  }

  /** Takes a value off the shelf. */
  async remove(id: string): Promise<void> {
    await this.#database.ask('readwrite', (store) => wait(store.delete(id)));
  }
}
