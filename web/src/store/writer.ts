import type { Journal } from './journal.ts';
import { newId } from './kept.ts';
import { type Shelf, ShelfError, type ShelfTrouble, type Sort, type Stored } from './shelf.ts';

/** What came of writing something. */
export interface Written {
  /** Why the shelf has not got it; null if it has. */
  trouble: ShelfTrouble | null;
  /** The shelf has it, or the journal has: a reload finds it again. */
  safe: boolean;
  /** Of what stands on the shelf. */
  revision: number;
}

/** The one writer of everything that the browser keeps on a shelf. What is written is noted in the journal at once, then
 * put on the shelf, and struck out of the journal only when the shelf has confirmed it. */
export class Writer<T extends Stored, Read> {
  readonly #shelf: Shelf<T, Read>;
  readonly #journal: Journal<T, Read>;
  readonly #sort: Sort<T, Read>;
  /** This tab: what it wrote itself may be followed by what it noted later. */
  readonly #tab: string;
  readonly #waiting = new Map<string, T>();
  readonly #written = new Map<string, Written>();
  #writing: Promise<void> | null = null;

  constructor(shelf: Shelf<T, Read>, journal: Journal<T, Read>, sort: Sort<T, Read>, tab: string) {
    this.#shelf = shelf;
    this.#journal = journal;
    this.#sort = sort;
    this.#tab = tab;
  }

  /** What came of the last writing of a value; null if none was written. */
  written(id: string): Written | null {
    return this.#written.get(id) ?? null;
  }

  /** Writes a value. Writes follow one another; of those of one value that wait only the last is written. */
  async save(value: T): Promise<Written> {
    const known = this.#written.get(value.id)?.revision ?? 0;
    const own = { ...value, revision: Math.max(known, value.revision), by: this.#tab };
    const safe = this.#journal.note(own);
    this.#waiting.set(own.id, own);
    this.#written.set(own.id, { trouble: null, safe, revision: own.revision });
    this.#writing ??= this.#write().finally(() => {
      this.#writing = null;
    });
    await this.#writing;
    return this.#written.get(own.id) ?? { trouble: 'unavailable', safe, revision: own.revision };
  }

  /** Whether what is under way, or what failed, would be lost if the page closed now. */
  isSafe(id: string): boolean {
    return this.#written.get(id)?.safe ?? true;
  }

  /** Whether the journal has something that the shelf has not. */
  isAside(id: string): boolean {
    return this.#journal.one(id) !== null;
  }

  /** Waits until nothing is under way. */
  async rest(): Promise<void> {
    await this.#writing;
  }

  /** Another tab has gone on with a value, and it was read again. */
  follow(id: string, revision: number): void {
    this.#written.set(id, { trouble: null, safe: true, revision });
  }

  /** A value as it was last kept, on the shelf or on its way there; null if there is none. */
  async one(id: string): Promise<Read | null> {
    const note = this.#journal.one(id);
    try {
      const found = await this.#shelf.one(id);
      return note && this.#isLater(note, found) ? this.#sort.asRead(note) : found;
    } catch (fault) {
      if (note) return this.#sort.asRead(note);
      throw fault;
    }
  }

  /** Everything that is kept. */
  async all(): Promise<Read[]> {
    const notes = new Map(this.#journal.left().map((note) => [note.id, note]));
    let found: Read[] = [];
    try {
      found = await this.#shelf.all();
    } catch (fault) {
      if (notes.size === 0) throw fault;
    }
    const merged = found.map((read) => {
      const id = this.#sort.value(read)?.id ?? '';
      const note = notes.get(id);
      notes.delete(id);
      return note && this.#isLater(note, read) ? this.#sort.asRead(note) : read;
    });
    return [...merged, ...[...notes.values()].map((note) => this.#sort.asRead(note))];
  }

  /** Takes a value away, and what is noted of it. */
  async remove(id: string): Promise<void> {
    await this.#writing;
    await this.#shelf.remove(id);
    this.#journal.strike(id);
    this.#written.delete(id);
  }

  /** Puts on the shelf what a page that closed too soon left in the journal, unless it is open in a tab. What the shelf
   * does not take stays in the journal. */
  async recover(isOpen: (id: string) => Promise<boolean>): Promise<void> {
    for (const note of this.#journal.left()) if (!(await isOpen(note.id))) await this.recoverOne(note.id);
  }

  /** The same for one value. */
  async recoverOne(id: string): Promise<void> {
    const note = this.#journal.one(id);
    if (!note) return;
    try {
      const found = await this.#shelf.one(id);
      const there = found === null ? null : this.#sort.value(found);
      if (found !== null && !there) return;
      if (!there || this.#isLater(note, found))
        await this.#shelf.put({ ...note, revision: Math.max(note.revision, there?.revision ?? 0) });
      else if (there.changed < note.changed)
        // Two tabs have gone different ways: both are kept.
        await this.#shelf.put({ ...note, id: newId(), revision: 0 });
      this.#journal.strike(id);
    } catch (fault) {
      // It stays in the journal: `one` and `all` find it there.
      if (!(fault instanceof ShelfError)) throw fault;
    }
  }

  /** Whether a note follows what stands on the shelf: nobody has written since, or only the tab itself, once, what it had on
   * its way when it noted this. An older note that could not be struck out follows nothing. */
  #isLater(note: T, found: Read | null): boolean {
    if (found === null) return true;
    const there = this.#sort.value(found);
    if (!there) return false;
    if (there.revision <= note.revision) return true;
    const own = there.by !== undefined && there.by === note.by;
    return own && there.revision === note.revision + 1 && there.changed <= note.changed;
  }

  async #write(): Promise<void> {
    for (let [next] = this.#waiting; next; [next] = this.#waiting) {
      const [id, value] = next;
      this.#waiting.delete(id);
      const before = this.#written.get(id);
      const base = Math.max(before?.revision ?? 0, value.revision);
      try {
        const revision = await this.#shelf.put({ ...value, revision: base });
        const overtaken = this.#waiting.has(id);
        this.#written.set(id, { trouble: null, safe: overtaken ? this.isSafe(id) : true, revision });
        // A later one that waits has been noted in its place.
        if (!overtaken) this.#journal.strike(id);
      } catch (fault) {
        const trouble = fault instanceof ShelfError ? fault.trouble : 'unavailable';
        // Whoever cleared the shelf may have cleared the journal too: what is noted is noted again.
        const safe = this.#journal.note({ ...(this.#waiting.get(id) ?? value), revision: base });
        this.#written.set(id, { trouble, safe, revision: base });
      }
    }
  }
}
