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

/** Of the database: which stores there are. What is in a store has a version of its own. */
const DATABASE_VERSION = 1;

/** A database of this browser with one store. */
export class Database {
  readonly #name: string;
  readonly #store: string;
  #database: Promise<IDBDatabase> | null = null;

  constructor(name: string, store: string) {
    this.#name = name;
    this.#store = store;
  }

  /** One transaction; it is over when all of it is on the disk. */
  async ask<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
    try {
      const transaction = await this.#transaction(mode);
      const asked = async (): Promise<T> => work(transaction.objectStore(this.#store));
      const [answer] = await Promise.all([asked().catch(abort(transaction)), finished(transaction)]);
      return answer;
    } catch (fault) {
      throw asShelfError(fault);
    }
  }

  async #transaction(mode: IDBTransactionMode): Promise<IDBTransaction> {
    const begin = (database: IDBDatabase): IDBTransaction =>
      database.transaction(this.#store, mode, { durability: mode === 'readwrite' ? 'strict' : 'default' });
    const database = await this.#open();
    try {
      return begin(database);
    } catch {
      // It was closed behind our back: somebody has cleared the browser, or a newer page has come. A new one may do.
      this.#forget(database);
      return begin(await this.#open());
    }
  }

  #open(): Promise<IDBDatabase> {
    this.#database ??= open(this.#name, this.#store);
    const opening = this.#database;
    return opening.then(
      (database) => {
        // A newer page wants to change the stores: let it.
        database.onversionchange = () => this.#forget(database);
        database.onclose = () => this.#forget(database);
        return database;
      },
      (fault: unknown) => {
        if (this.#database === opening) this.#database = null;
        throw new ShelfError('unavailable', fault);
      },
    );
  }

  #forget(database: IDBDatabase): void {
    database.close();
    this.#database = null;
  }
}

async function open(name: string, store: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, DATABASE_VERSION);
  request.onupgradeneeded = () => {
    if (!request.result.objectStoreNames.contains(store)) request.result.createObjectStore(store);
  };
  const blocked = new Promise<never>((_, reject) => {
    request.onblocked = () => reject(new ShelfError('unavailable'));
  });
  return Promise.race([wait(request), blocked]);
}

/** What a request gives. */
export function wait<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new ShelfError('unavailable'));
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

function asShelfError(fault: unknown): ShelfError {
  if (fault instanceof ShelfError) return fault;
  const name = fault instanceof Error || fault instanceof DOMException ? fault.name : '';
  return new ShelfError(name === 'QuotaExceededError' ? 'full' : 'unavailable', fault);
}

/** How often a stored value was written. */
export function revisionOf(value: unknown): number {
  if (typeof value !== 'object' || value === null || !('revision' in value)) return 0;
  return typeof value.revision === 'number' ? value.revision : 0;
}
