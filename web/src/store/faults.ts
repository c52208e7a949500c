// A browser whose storage fails at a chosen step, for tests: every call of localStorage and IndexedDB is a step.
import 'fake-indexeddb/auto';
import { IDBDatabase, IDBFactory, IDBObjectStore, IDBTransaction } from 'fake-indexeddb';
import { vi } from 'vitest';

/** What may happen at a step. */
export const FAULTS = [
  /** There is no more room; thrown at once, or told by the request. */
  'full',
  'full-later',
  /** The browser refuses, or is broken; thrown at once, or told by the request. */
  'broken',
  'broken-later',
  /** The transaction is undone without a word why. */
  'abort',
  /** The storage is cleared and the connection closed, by the person or by the browser. */
  'cleared',
  /** The page dies: nothing that it does from here on reaches the storage, and nothing answers. */
  'crash',
] as const;
export type Fault = (typeof FAULTS)[number];

const NAMES = { full: 'QuotaExceededError', broken: 'UnknownError' } as const;

/** A request that fails after it was asked, or never answers. */
function request(error: DOMException | null): IDBRequest {
  const made = { error, result: undefined, onerror: null as (() => void) | null };
  if (error) setTimeout(() => made.onerror?.(), 0);
  return made as unknown as IDBRequest;
}

/** What localStorage is, without the magic of real ones. */
export class PlainStorage
  implements Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem' | 'clear'>
{
  readonly #texts = new Map<string, string>();

  get length(): number {
    return this.#texts.size;
  }

  key(place: number): string | null {
    return [...this.#texts.keys()][place] ?? null;
  }

  getItem(key: string): string | null {
    return this.#texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    this.#texts.set(key, text);
  }

  removeItem(key: string): void {
    this.#texts.delete(key);
  }

  clear(): void {
    this.#texts.clear();
  }
}

/** The storage of a browser, which fails once. */
export class FaultyBrowser {
  /** The steps that were taken. */
  readonly steps: string[] = [];
  /** The page is dead. */
  dead = false;
  /** What was kept before is gone, and that is nobody's fault. */
  oncleared: (step: string) => void = () => {};
  readonly #databases = new Set<IDBDatabase>();
  readonly #open = new Set<IDBTransaction>();
  readonly #at: number;
  readonly #fault: Fault | null;
  readonly #died: Promise<void>;
  #die: () => void = () => {};

  /** Fails with a fault at the step with this number, from 1; with 0 never. */
  constructor(at: number, fault: Fault | null) {
    this.#at = at;
    this.#fault = fault;
    this.#died = new Promise((die) => {
      this.#die = die;
    });
  }

  /** Does some work of the page; it ends when the page dies. Whether it came to its end. */
  async run(work: () => Promise<void>): Promise<boolean> {
    if (this.dead) return false;
    await Promise.race([work(), this.#died]);
    return !this.dead;
  }

  /** Puts itself in the place of the storage, until mocks are restored. */
  install(): void {
    for (const name of ['setItem', 'removeItem', 'getItem'] as const) this.#local(name);
    this.#spy(IDBFactory.prototype, 'open', () => null);
    this.#spy(IDBDatabase.prototype, 'transaction', () => null);
    for (const name of ['get', 'getAll', 'getAllKeys', 'put', 'delete'] as const)
      this.#spy(IDBObjectStore.prototype, name, (store) => store.transaction);
  }

  #local(name: 'setItem' | 'removeItem' | 'getItem'): void {
    const real = PlainStorage.prototype[name] as (...words: string[]) => string | null;
    const browser = this;
    vi.spyOn(PlainStorage.prototype, name).mockImplementation(function (
      this: PlainStorage,
      ...words: string[]
    ) {
      const fault = browser.#step(`localStorage.${name}`);
      if (fault === 'cleared') browser.#clear();
      if (fault === 'crash') browser.#end(null);
      if (browser.dead) return null as never;
      if (fault?.startsWith('full')) throw new DOMException(name, NAMES.full);
      if (fault?.startsWith('broken')) throw new DOMException(name, 'SecurityError');
      return real.apply(this, words) as never;
    });
  }

  #spy<T extends object>(
    prototype: T,
    name: keyof T & string,
    within: (it: T) => IDBTransaction | null,
  ): void {
    const methods = prototype as Record<string, (...words: unknown[]) => unknown>;
    const real = methods[name];
    if (!real) throw new Error(`there is no ${name}`);
    const browser = this;
    vi.spyOn(methods, name).mockImplementation(function (this: T, ...words: unknown[]) {
      // Not ours: the database itself makes its stores.
      if (words[1] === 'versionchange') return real.apply(this, words);
      const transaction = within(this);
      const fault = browser.#step(name);
      if (fault === 'crash') browser.#end(transaction);
      if (browser.dead) return name === 'transaction' ? nothing() : request(null);
      if (this instanceof IDBDatabase) browser.#databases.add(this);
      if (fault === 'cleared') browser.#clear();
      if (fault === 'cleared' && name === 'open') return real.apply(globalThis.indexedDB, words);
      if (fault === 'abort') transaction?.abort();
      if (fault === 'full' || fault === 'broken') throw new DOMException(name, NAMES[fault]);
      const later = fault === 'full-later' ? 'full' : fault === 'broken-later' ? 'broken' : null;
      if (later && name === 'transaction') throw new DOMException(name, NAMES[later]);
      if (later) return request(new DOMException(name, NAMES[later]));
      const asked = real.apply(this, words);
      if (asked instanceof IDBTransaction) browser.#open.add(asked);
      if (transaction && (name === 'put' || name === 'delete'))
        browser.#commit(name, asked as IDBRequest, transaction);
      return asked;
    });
  }

  /** A transaction is not over with its last request: it may still fail, or the page may die. */
  #commit(name: string, last: IDBRequest, transaction: IDBTransaction): void {
    last.addEventListener('success', () => {
      const fault = this.#step(`commit of ${name}`);
      if (fault === 'crash') this.#end(transaction);
      else if (fault === 'cleared') this.#clear();
      else if (fault) undo(transaction);
    });
  }

  #step(name: string): Fault | null {
    if (this.dead) return null;
    this.steps.push(name);
    return this.steps.length === this.#at ? this.#fault : null;
  }

  #end(transaction: IDBTransaction | null): void {
    if (transaction) {
      // Nobody is there any more to hear of it.
      Object.defineProperty(transaction, 'onabort', { get: () => null, set: () => {} });
      undo(transaction);
    }
    this.dead = true;
    this.#die();
  }

  #clear(): void {
    for (const transaction of this.#open) undo(transaction);
    for (const database of this.#databases) database.close();
    this.#databases.clear();
    localStorage.clear();
    vi.stubGlobal('indexedDB', new IDBFactory());
    this.oncleared(this.steps.at(-1) ?? '');
  }
}

/** Lets a page work in a browser that fails, with every fault at every step; then the browser is itself again, with what it
 * held, and `check` compares that with what the page had told. Gives the number of steps. */
export async function atEveryStep<Told>(
  work: (browser: FaultyBrowser) => Promise<Told>,
  check: (told: Told, where: string) => Promise<void>,
): Promise<{ steps: number; injected: number }> {
  const steps = await once(0, null, work, check);
  let injected = 0;
  for (const fault of FAULTS)
    for (let at = 1; at <= steps; at += 1) {
      await once(at, fault, work, check);
      injected += 1;
    }
  return { steps, injected };
}

async function once<Told>(
  at: number,
  fault: Fault | null,
  work: (browser: FaultyBrowser) => Promise<Told>,
  check: (told: Told, where: string) => Promise<void>,
): Promise<number> {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('localStorage', new PlainStorage());
  const browser = new FaultyBrowser(at, fault);
  browser.install();
  const told = await work(browser);
  const { indexedDB, localStorage } = globalThis;
  cleanBrowser();
  vi.stubGlobal('indexedDB', indexedDB);
  vi.stubGlobal('localStorage', localStorage);
  await check(told, `${fault} at step ${at}, ${browser.steps[at - 1]}`);
  return browser.steps.length;
}

/** The browser of the tests as it was. */
export function cleanBrowser(): void {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}

/** A transaction of a dead page: it never comes to an end. */
function nothing(): unknown {
  return { objectStore: () => ({ get: () => request(null) }) };
}

function undo(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It was over already.
  }
}
