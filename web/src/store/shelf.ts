import { type KeptGame, type OnShelf, readKept } from './kept.ts';

/** Why the shelf did not do what it was asked. */
export type ShelfTrouble =
  /** The browser gives no more room. */
  | 'full'
  /** Another tab has written since. */
  | 'conflict'
  /** The browser keeps nothing here: private mode, forbidden, or broken. */
  | 'unavailable';

/** The fault that a shelf throws. */
export class ShelfError extends Error {
  readonly trouble: ShelfTrouble;

  constructor(trouble: ShelfTrouble, cause?: unknown) {
    super(`the shelf is ${trouble}`, { cause });
    this.trouble = trouble;
  }
}

const NAME = 'jersi';
const STORE = 'games';
/** Of the database: which stores there are. What is in a game has a version of its own. */
const DATABASE_VERSION = 1;

/** Games kept in this browser, in IndexedDB. */
export class Shelf {
  #database: Promise<IDBDatabase> | null = null;

  /** Everything on the shelf, also what cannot be read. */
  async all(): Promise<OnShelf[]> {
    return this.#ask('readonly', async (store) => {
      const [keys, values] = await Promise.all([wait(store.getAllKeys()), wait(store.getAll())]);
      return values.map((value: unknown, place) => readKept(String(keys[place]), value));
    });
  }

  /** One game; null if there is none. */
  async one(id: string): Promise<OnShelf | null> {
    return this.#ask('readonly', async (store) => {
      const value: unknown = await wait(store.get(id));
      return value === undefined ? null : readKept(id, value);
    });
  }

  /** Writes a game if nobody has written it since the revision that `game` was read with; gives the new one. */
  async put(game: KeptGame): Promise<number> {
    return this.#ask('readwrite', async (store) => {
      const there: unknown = await wait(store.get(game.id));
      if (revisionOf(there) > game.revision) throw new ShelfError('conflict');
      const revision = game.revision + 1;
      await wait(store.put({ ...game, revision }, game.id));
      return revision;
    });
  }

  /** Takes a game off the shelf. */
  async remove(id: string): Promise<void> {
    await this.#ask('readwrite', (store) => wait(store.delete(id)));
  }

  /** One transaction; it is over when all of it is on the disk. */
  async #ask<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
    const database = await this.#open();
    try {
      const transaction = database.transaction(STORE, mode);
      const over = finished(transaction);
      const [answer] = await Promise.all([
        work(transaction.objectStore(STORE)).catch(abort(transaction)),
        over,
      ]);
      return answer;
    } catch (fault) {
      throw asShelfError(fault);
    }
  }

  #open(): Promise<IDBDatabase> {
    this.#database ??= open().catch((fault: unknown) => {
      this.#database = null;
      throw new ShelfError('unavailable', fault);
    });
    return this.#database;
  }
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, DATABASE_VERSION);
  request.onupgradeneeded = () => {
    if (!request.result.objectStoreNames.contains(STORE)) request.result.createObjectStore(STORE);
  };
  const database = await wait(request);
  // A newer page wants to change the stores: let it.
  database.onversionchange = () => database.close();
  return database;
}

function wait<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new ShelfError('conflict'));
  });
}

/** Undoes the transaction of work that failed, and lets the fault through. */
function abort(transaction: IDBTransaction): (fault: unknown) => never {
  return (fault) => {
    try {
      transaction.abort();
    } catch {
      // It was over already.
    }
    throw fault;
  };
}

function revisionOf(value: unknown): number {
  if (typeof value !== 'object' || value === null || !('revision' in value)) return 0;
  return typeof value.revision === 'number' ? value.revision : 0;
}

function asShelfError(fault: unknown): ShelfError {
  if (fault instanceof ShelfError) return fault;
  const name = fault instanceof Error || fault instanceof DOMException ? fault.name : '';
  return new ShelfError(name === 'QuotaExceededError' ? 'full' : 'unavailable', fault);
}
