import { dropLocal, keepLocal, localKeys, readLocal } from './local.ts';
import type { Sort, Stored } from './shelf.ts';

/** What is on its way to the shelf. The shelf takes its time, and a page that closes in between would lose the turn; this
 * is written at once, and struck out when the shelf has confirmed it. Every tab notes in a place of its own, so that
 * none writes over what another could not put away. */
export class Journal<T extends Stored, Read> {
  readonly #prefix: string;
  readonly #sort: Sort<T, Read>;
  /** What stands in the one place that older versions had for all tabs, and who wrote it. */
  readonly #shared = new Map<string, string>();

  constructor(prefix: string, sort: Sort<T, Read>) {
    this.#prefix = prefix;
    this.#sort = sort;
  }

  /** Notes something before the shelf has it; whether it stands here. */
  note(value: T): boolean {
    return keepLocal(this.#key(value), JSON.stringify(value));
  }

  /** Strikes out what a tab has noted: the shelf has it, or it is gone for good. */
  strike(note: Pick<Stored, 'id' | 'by'>): void {
    // What cannot be struck out is found again at the next visit, and compared with the shelf.
    dropLocal(this.#key(note));
    if (this.#shared.get(note.id) === note.by && note.by !== undefined) dropLocal(this.#prefix + note.id);
  }

  /** What was noted of one thing, by whatever tab, the latest last; nothing that this version cannot read. */
  of(id: string): T[] {
    const keys = localKeys(this.#prefix + id).filter((key) => this.#idOf(key) === id);
    return inOrder(keys.flatMap((key) => this.#read(key) ?? []));
  }

  /** All that never reached the shelf. */
  left(): T[] {
    return inOrder(localKeys(this.#prefix).flatMap((key) => this.#read(key) ?? []));
  }

  #key({ id, by }: Pick<Stored, 'id' | 'by'>): string {
    return by === undefined ? this.#prefix + id : `${this.#prefix}${id}.${by}`;
  }

  #idOf(key: string): string {
    return key.slice(this.#prefix.length).split('.', 1)[0] ?? '';
  }

  #read(key: string): T | null {
    const text = readLocal(key);
    if (text === null) return null;
    try {
      const note = this.#sort.value(this.#sort.read(this.#idOf(key), JSON.parse(text)));
      if (note?.by !== undefined && key === this.#prefix + note.id) this.#shared.set(note.id, note.by);
      return note;
    } catch {
      return null;
    }
  }
}

function inOrder<T extends Stored>(notes: T[]): T[] {
  return notes.sort((one, other) => one.changed - other.changed);
}
