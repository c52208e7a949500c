import { dropLocal, keepLocal, localKeys, readLocal } from './local.ts';
import type { Sort, Stored } from './shelf.ts';

/** What is on its way to the shelf. The shelf takes its time, and a page that closes in between would lose the turn; this
 * is written at once, and struck out when the shelf has confirmed it. */
export class Journal<T extends Stored, Read> {
  readonly #prefix: string;
  readonly #sort: Sort<T, Read>;

  constructor(prefix: string, sort: Sort<T, Read>) {
    this.#prefix = prefix;
    this.#sort = sort;
  }

  /** Notes something before the shelf has it; whether it stands here. */
  note(value: T): boolean {
    return keepLocal(this.#prefix + value.id, JSON.stringify(value));
  }

  /** Strikes something out: the shelf has it, or it is gone for good. */
  strike(id: string): void {
    // What cannot be struck out is found again at the next visit, and compared with the shelf.
    dropLocal(this.#prefix + id);
  }

  /** What was noted; null if nothing was, or nothing that this version can read. */
  one(id: string): T | null {
    const text = readLocal(this.#prefix + id);
    if (text === null) return null;
    try {
      return this.#sort.value(this.#sort.read(id, JSON.parse(text)));
    } catch {
      return null;
    }
  }

  /** All that never reached the shelf. */
  left(): T[] {
    return localKeys(this.#prefix).flatMap((key) => this.one(key.slice(this.#prefix.length)) ?? []);
  }
}
