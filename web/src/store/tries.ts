// Tries at puzzles, each a value of its own in IndexedDB: tabs only ever add, so none can lose what another one has written.
import { Database, wait } from './database.ts';

/** How a try went: solved alone, solved after a hint, a wrong turn first, or the solution looked up. */
export type TryResult = 'solved' | 'helped' | 'missed' | 'shown';

const RESULTS: readonly TryResult[] = ['solved', 'helped', 'missed', 'shown'];

/** The first result of a visit to a puzzle. */
export interface Try {
  version: 1;
  /** A name that no other try has, in any browser. */
  id: string;
  puzzle: string;
  /** When, in milliseconds since 1970. */
  at: number;
  /** The puzzle's rating at that time. */
  difficulty: number;
  result: TryResult;
  /** Whether the puzzle was new to the person; only then it counts for the rating. */
  first: boolean;
}

/** A try out of what is stored; null for what is damaged or of a version that is not known. */
export function readTry(id: string, stored: unknown): Try | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const kept: Record<string, unknown> = { ...stored };
  const result = RESULTS.find((one) => one === kept['result']);
  const { puzzle, at, difficulty, first } = kept;
  if (kept['version'] !== 1 || id === '' || kept['id'] !== id || !result) return null;
  if (typeof puzzle !== 'string' || puzzle === '' || typeof first !== 'boolean') return null;
  if (!isWithin(at, 1, 8.64e15) || !isWithin(difficulty, 0, 5000)) return null;
  return { version: 1, id, puzzle, at, difficulty, result, first };
}

function isWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= least && value <= most;
}

/** Where tries are kept. */
export class TryShelf {
  readonly #database = new Database('jersi-puzzles', 'tries');

  /** All that can be read, the oldest first, and how many cannot. */
  async all(): Promise<{ tries: Try[]; unreadable: number }> {
    return this.#database.ask('readonly', async (store) => {
      const keys = await wait(store.getAllKeys());
      const values = await wait(store.getAll());
      const tries = values.flatMap((value: unknown, place) => readTry(String(keys[place]), value) ?? []);
      return { tries: tries.sort(byTime), unreadable: values.length - tries.length };
    });
  }

  /** Adds tries that are not here yet; says how many were new. */
  async add(tries: readonly Try[]): Promise<number> {
    return this.#database.ask('readwrite', async (store) => {
      let added = 0;
      for (const one of tries) {
        if ((await wait(store.get(one.id))) !== undefined) continue;
        await wait(store.put(one, one.id));
        added += 1;
      }
      return added;
    });
  }

  /** Forgets all of them. */
  async clear(): Promise<void> {
    await this.#database.ask('readwrite', (store) => wait(store.clear()));
  }
}

/** The older one first; those of the same moment in a fixed order. */
export function byTime(one: Try, other: Try): number {
  return one.at - other.at || (one.id < other.id ? -1 : 1);
}
