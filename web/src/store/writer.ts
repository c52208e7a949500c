import type { Journal } from './journal.ts';
import { contentOf, copyIdOf } from './same.ts';
import { type Brought, type Shelf, ShelfError, type ShelfTrouble, type Sort, type Stored } from './shelf.ts';

/** What came of writing something. */
export interface Written {
  /** Why the shelf has not got it; null if it has. */
  trouble: ShelfTrouble | null;
  /** The shelf has it, or the journal has: a reload finds it again. */
  safe: boolean;
  /** Of what stands on the shelf. */
  revision: number;
}

/** What could be listed. */
export interface Listed<Read> {
  all: Read[];
  /** Why what stands on the shelf is not among it; null if it is. */
  trouble: ShelfTrouble | null;
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
  /** What neither the shelf nor the journal took: it is here as long as the page is. */
  readonly #held = new Map<string, T>();
  /** Notes of other tabs that were taken up here: what is saved next follows them. */
  readonly #taken = new Map<string, T>();
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
    const safe = this.#note(own);
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

  /** Whether there is something that the shelf has not. */
  isAside(id: string): boolean {
    return this.#notes(id).length > 0;
  }

  /** Waits until nothing is under way. */
  async rest(): Promise<void> {
    await this.#writing;
  }

  /** Another tab has gone on with a value, and it was read again. */
  follow(id: string, revision: number): void {
    this.#written.set(id, { trouble: null, safe: !this.#held.has(id), revision });
  }

  /** A value as it was last kept, on the shelf or on its way there; null if there is none. */
  async one(id: string): Promise<Read | null> {
    const { found, note } = await this.#latest(id);
    return note ? this.#sort.asRead(note) : found;
  }

  /** The same, to go on with it: what is saved from now on follows it. */
  async take(id: string): Promise<Read | null> {
    const { found, note } = await this.#latest(id);
    if (note && note.by !== this.#tab) this.#taken.set(id, note);
    return note ? this.#sort.asRead(note) : found;
  }

  async #latest(id: string): Promise<{ found: Read | null; note: T | null }> {
    const notes = this.#notes(id);
    try {
      const found = await this.#shelf.one(id);
      return { found, note: notes.findLast((note) => this.#isLater(note, found)) ?? null };
    } catch (fault) {
      const note = notes.at(-1);
      if (!note) throw fault;
      return { found: null, note };
    }
  }

  /** Everything that is kept, as far as it can be read. */
  async all(): Promise<Listed<Read>> {
    const notes = new Map<string, T[]>();
    for (const note of [...this.#journal.left(), ...this.#held.values()])
      notes.set(note.id, [...(notes.get(note.id) ?? []), note]);
    let found: Read[] = [];
    let trouble: ShelfTrouble | null = null;
    try {
      found = await this.#shelf.all();
    } catch (fault) {
      trouble = troubleOf(fault);
    }
    const merged = found.map((read) => {
      const id = this.#sort.value(read)?.id ?? '';
      const note = notes.get(id)?.findLast((one) => this.#isLater(one, read));
      notes.delete(id);
      return note ? this.#sort.asRead(note) : read;
    });
    const aside = [...notes.values()].flatMap((of) => of.slice(-1).map((note) => this.#sort.asRead(note)));
    return { all: [...merged, ...aside], trouble };
  }

  /** Takes in a value from another browser as it is. */
  async bring(value: T): Promise<Brought> {
    await this.#writing;
    await this.recoverOne(value.id);
    const brought = await this.#shelf.bring(value);
    if (brought === 'newer') this.#written.delete(value.id);
    return brought;
  }

  /** Takes a value away, and what is noted of it. */
  async remove(id: string): Promise<void> {
    await this.#writing;
    await this.#shelf.remove(id);
    for (const note of this.#journal.of(id)) this.#journal.strike(note);
    this.#held.delete(id);
    this.#taken.delete(id);
    this.#written.delete(id);
  }

  /** What this tab has noted of a value stands elsewhere now, or is not wanted: nobody must find it again. */
  letGo(id: string): void {
    this.#journal.strike({ id, by: this.#tab });
    this.#held.delete(id);
    this.#written.delete(id);
  }

  /** Puts on the shelf what a page that closed too soon left in the journal, unless it is open in a tab. What the shelf
   * does not take stays in the journal. */
  async recover(isOpen: (id: string) => Promise<boolean>): Promise<void> {
    for (const id of new Set(this.#journal.left().map((note) => note.id)))
      if (!(await isOpen(id))) await this.recoverOne(id);
  }

  /** The same for one value. */
  async recoverOne(id: string): Promise<void> {
    await this.#writing;
    for (const note of this.#journal.of(id)) {
      try {
        if (await this.#recoverNote(note)) this.#journal.strike(note);
      } catch (fault) {
        // It stays in the journal: `one` and `all` find it there.
        if (!(fault instanceof ShelfError)) throw fault;
      }
    }
  }

  /** Puts a note where it belongs; whether it is there. */
  async #recoverNote(note: T): Promise<boolean> {
    const found = await this.#shelf.one(note.id);
    const there = found === null ? null : this.#sort.value(found);
    if (found !== null && !there) return false;
    if (!there || this.#isLater(note, found)) {
      await this.#shelf.put({ ...note, revision: Math.max(note.revision, there?.revision ?? 0) });
      return true;
    }
    const apart = there.by !== note.by || there.changed < note.changed;
    if (apart && contentOf(there) !== contentOf(note)) await this.#copy(note);
    return true;
  }

  /** Two tabs have gone different ways: both are kept. */
  async #copy(note: T): Promise<void> {
    const id = copyIdOf(note);
    if ((await this.#shelf.one(id)) === null) await this.#shelf.put({ ...note, id, revision: 0 });
  }

  /** Notes what is to be written; whether a reload would find it. Then what it follows is not needed any more. */
  #note(value: T): boolean {
    if (!this.#journal.note(value)) {
      this.#held.set(value.id, value);
      return false;
    }
    this.#forget(value.id);
    return true;
  }

  /** What is written now follows what was held, and what was taken up from another tab. */
  #forget(id: string): void {
    this.#held.delete(id);
    const taken = this.#taken.get(id);
    this.#taken.delete(id);
    if (taken && this.#journal.of(id).some((note) => isSameNote(note, taken))) this.#journal.strike(taken);
  }

  #notes(id: string): T[] {
    const held = this.#held.get(id);
    return held ? [...this.#journal.of(id), held] : this.#journal.of(id);
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
        if (overtaken) continue;
        this.#journal.strike(value);
        this.#forget(id);
      } catch (fault) {
        // Whoever cleared the shelf may have cleared the journal too: what is noted is noted again.
        const safe = this.#note({ ...(this.#waiting.get(id) ?? value), revision: base });
        this.#written.set(id, { trouble: troubleOf(fault), safe, revision: base });
      }
    }
  }
}

function isSameNote(one: Stored, other: Stored): boolean {
  return one.by === other.by && one.revision === other.revision && one.changed === other.changed;
}

function troubleOf(fault: unknown): ShelfTrouble {
  return fault instanceof ShelfError ? fault.trouble : 'unavailable';
}
