import type { GameConfig, Saved } from '../wire/index.ts';
import { Journal } from './journal.ts';
import { type KeptGame, type KeptState, newId, type OnShelf, VERSION } from './kept.ts';
import { type Shelf, ShelfError } from './shelf.ts';
import type { Tabs } from './tabs.ts';

/** How the game of this tab is kept. */
export type Keeping =
  /** On the shelf after every turn. */
  | 'kept'
  /** In memory only: the browser has no more room. */
  | 'full'
  /** In memory only: the browser keeps nothing. */
  | 'unavailable'
  /** Another tab plays it: nothing may be done here. */
  | 'elsewhere';

/** What a game is like at the moment it is kept. */
export interface Snapshot {
  game: Saved;
  state: KeptState;
}

/** What came of opening a game. */
export type Opened =
  | { kind: 'opened' | 'elsewhere'; game: KeptGame }
  | { kind: 'missing' | 'newer' | 'broken' };

/** Keeps the game of this tab on the shelf, turn by turn, without treading on other tabs. */
export class Keeper {
  keeping: Keeping = $state('kept');
  /** Counts the changes of the shelf, so that lists follow. */
  changes = $state(0);
  readonly #shelf: Shelf;
  readonly #tabs: Tabs;
  readonly #journal = new Journal();
  #current: KeptGame | null = $state.raw(null);
  #waiting: Snapshot | null = null;
  #writing: Promise<void> | null = null;

  constructor(shelf: Shelf, tabs: Tabs) {
    this.#shelf = shelf;
    this.#tabs = tabs;
    tabs.onlost = () => {
      this.keeping = 'elsewhere';
    };
    tabs.onchanged = () => {
      this.changes += 1;
    };
  }

  /** The game of this tab as it was last kept. */
  get current(): KeptGame | null {
    return this.#current;
  }

  /** Keeps a new game from now on. One that was left before its first turn is not worth keeping. */
  async begin(config: GameConfig, snapshot: Snapshot, now = Date.now()): Promise<void> {
    await this.#leave();
    const id = newId();
    this.#current = {
      version: VERSION,
      id,
      revision: 0,
      name: '',
      created: now,
      changed: now,
      config,
      ...snapshot,
    };
    this.keeping = 'kept';
    this.#tabs.take(id);
    await this.keep(snapshot, now);
  }

  /** Puts on the shelf what a page that closed too soon left in the journal, unless a tab still plays it. */
  async recover(): Promise<void> {
    for (const game of this.#journal.left()) {
      if (await this.#tabs.isOpen(game.id)) continue;
      await this.#shelf.put(game).catch(() => null);
      this.#journal.strike(game.id);
    }
  }

  /** Opens a game of the shelf; from another tab only when it is taken over. */
  async open(id: string, takeOver = false): Promise<Opened> {
    const found = await this.#shelf.one(id);
    if (!found) return { kind: 'missing' };
    if (found.kind !== 'game') return { kind: found.kind };
    if (this.#current && this.#current.id !== id) await this.#leave();
    this.#current = found.game;
    if (!takeOver && !(await this.#tabs.open(id))) {
      this.keeping = 'elsewhere';
      return { kind: 'elsewhere', game: found.game };
    }
    if (takeOver) this.#tabs.take(id);
    this.keeping = 'kept';
    return { kind: 'opened', game: found.game };
  }

  /** Keeps the game as it stands. Writes follow one another; of those that wait only the last is written. */
  async keep(snapshot: Snapshot, now = Date.now()): Promise<void> {
    if (!this.#current || this.keeping === 'elsewhere') return;
    this.#waiting = snapshot;
    this.#writing ??= this.#write(now).finally(() => {
      this.#writing = null;
    });
    await this.#writing;
  }

  /** The games of the shelf, the latest first. */
  async list(): Promise<OnShelf[]> {
    const all = await this.#shelf.all();
    const time = (one: OnShelf): number => (one.kind === 'game' ? one.game.changed : 0);
    return all.sort((one, other) => time(other) - time(one));
  }

  /** Gives a game another name. */
  async rename(id: string, name: string): Promise<void> {
    const found = await this.#shelf.one(id);
    if (found?.kind !== 'game') return;
    const renamed = { ...found.game, name };
    const revision = await this.#shelf.put(renamed);
    if (this.#current?.id === id) this.#current = { ...this.#current, name, revision };
    this.#tell(id);
  }

  /** Takes a game off the shelf, and gives it so that it can be put back. */
  async remove(id: string): Promise<KeptGame | null> {
    const found = await this.#shelf.one(id);
    await this.#shelf.remove(id);
    this.#tell(id);
    return found?.kind === 'game' ? found.game : null;
  }

  /** Puts a game back that was removed. */
  async restore(game: KeptGame): Promise<void> {
    await this.#shelf.put(game);
    this.#tell(game.id);
  }

  async #leave(): Promise<void> {
    await this.#writing;
    const left = this.#current;
    this.#current = null;
    this.#tabs.leave();
    if (left && left.state.turns === 0 && this.keeping === 'kept')
      await this.remove(left.id).catch(() => null);
  }

  async #write(now: number): Promise<void> {
    while (this.#waiting && this.#current) {
      const game: KeptGame = { ...this.#current, ...this.#waiting, changed: now };
      this.#waiting = null;
      this.#journal.note(game);
      try {
        const revision = await this.#shelf.put(game);
        if (this.#current?.id === game.id) this.#current = { ...game, revision };
        if (this.keeping !== 'elsewhere') this.keeping = 'kept';
        this.#tell(game.id);
      } catch (fault) {
        this.#stumble(fault);
      }
      if (!this.#waiting) this.#journal.strike(game.id);
    }
  }

  #stumble(fault: unknown): void {
    const trouble = fault instanceof ShelfError ? fault.trouble : 'unavailable';
    this.keeping = trouble === 'conflict' ? 'elsewhere' : trouble;
  }

  #tell(id: string): void {
    this.changes += 1;
    this.#tabs.changed(id);
  }
}
