import type { GameConfig, Saved } from '../wire/index.ts';
import { Journal } from './journal.ts';
import { GAMES, type KeptGame, type KeptState, newId, type OnShelf, type Result, VERSION } from './kept.ts';
import { Left } from './left.ts';
import { type Brought, Shelf, ShelfError } from './shelf.ts';
import type { Tabs } from './tabs.ts';
import { type Listed, Writer } from './writer.ts';

/** How the game of this tab is kept. */
export type Keeping =
  /** On the shelf after every turn. */
  | 'kept'
  /** The browser has no more room. */
  | 'full'
  /** The browser keeps nothing. */
  | 'unavailable'
  /** Another tab plays it: nothing may be done here. */
  | 'elsewhere';

/** What a game is like at the moment it is kept. */
export interface Snapshot {
  game: Saved;
  state: KeptState;
  series?: readonly Result[];
  spent?: number;
}

/** What came of opening a game. */
export type Opened =
  | { kind: 'opened' | 'elsewhere'; game: KeptGame }
  | { kind: 'missing' | 'newer' | 'broken' };

/** The shelf of games of this browser. */
export function shelfOfGames(): Shelf<KeptGame, OnShelf> {
  return new Shelf('jersi', 'games', GAMES);
}

/** Keeps the game of this tab on the shelf, turn by turn, without treading on other tabs. */
export class Keeper {
  keeping: Keeping = $state('kept');
  /** A reload finds the game as it stands: on the shelf, or put aside in the journal. */
  safe = $state(true);
  /** Counts the changes of the shelf, so that lists follow. */
  changes = $state(0);
  readonly #writer: Writer<KeptGame, OnShelf>;
  readonly #tabs: Tabs;
  /** As it was last confirmed or read. */
  #current: KeptGame | null = $state.raw(null);
  /** As it was last given to be kept, whether the browser took it or not. */
  #latest: KeptGame | null = null;
  readonly #unplayed = new Left('jersi.left.');
  /** Games are being taken away that nobody played. */
  #tidying: Promise<void> = Promise.resolve();

  constructor(shelf: Shelf<KeptGame, OnShelf>, tabs: Tabs) {
    this.#writer = new Writer(shelf, new Journal('jersi.unsaved.', GAMES), GAMES, tabs.tab);
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

  /** The game of this tab as it stands, also where the browser keeps nothing; null if it is another one, or if another tab
   * plays it now. */
  latest(id: string): KeptGame | null {
    return this.keeping !== 'elsewhere' && this.#current?.id === id ? this.#latest : null;
  }

  /** Keeps a new game from now on. One that was left before its first turn is not worth keeping. From the moment of the
   * call what is kept is the new game: a machine may answer before the shelf does. */
  async begin(config: GameConfig, snapshot: Snapshot, now = Date.now()): Promise<void> {
    const id = newId();
    this.#change({
      version: VERSION,
      id,
      revision: 0,
      name: '',
      created: now,
      changed: now,
      config,
      ...snapshot,
    });
    this.keeping = 'kept';
    this.safe = true;
    this.#tabs.take(id);
    await this.keep(snapshot, now);
  }

  /** Ends what a page that closed too soon had begun, unless a tab still plays it: what it left in the journal goes on the
   * shelf, and games that it left before their first turn go away. */
  async recover(): Promise<void> {
    await this.#writer.recover((id) => this.#tabs.isOpen(id));
    await this.#tidying;
    for (const id of this.#unplayed.all()) {
      if (await this.#tabs.isOpen(id)) this.#unplayed.strike(id);
      else await this.#tidy(id);
    }
  }

  /** One game of the shelf; null if there is none. */
  one(id: string): Promise<OnShelf | null> {
    return this.#writer.one(id);
  }

  /** Opens a game of the shelf; from another tab only when it is taken over. The game of this tab stays what it is until
   * all is known of the other. */
  async open(id: string, takeOver = false): Promise<Opened> {
    const mine = takeOver || !(await this.#tabs.isOpen(id));
    // What a page that closed too soon could not write, or this tab, because another one had the game.
    if (mine) await this.#writer.recoverOne(id);
    const found = await this.#writer.take(id);
    if (!found) return { kind: 'missing' };
    if (found.kind !== 'game') return { kind: found.kind };
    const { game } = found;
    // It was only put aside: the shelf may take it now, or else the player is told.
    const written = mine && this.#writer.isAside(id) ? await this.#writer.save(game) : null;
    const revision = written?.revision ?? game.revision;
    if (!written) this.#writer.follow(id, revision);
    const trouble = written?.trouble ?? null;
    this.#change({ ...game, revision });
    this.safe = written?.safe ?? true;
    this.keeping = mine && trouble !== 'conflict' ? (trouble ?? 'kept') : 'elsewhere';
    if (this.keeping === 'elsewhere') return { kind: 'elsewhere', game };
    this.#tabs.take(id);
    return { kind: 'opened', game };
  }

  /** Keeps the game as it stands. */
  async keep(snapshot: Snapshot, now = Date.now()): Promise<void> {
    if (!this.#current || this.keeping === 'elsewhere') return;
    await this.#save({ ...this.#current, ...snapshot, changed: now });
  }

  async #save(game: KeptGame): Promise<void> {
    this.#latest = game;
    const saving = this.#writer.save(game);
    // While it is under way, only the journal can have it.
    this.safe = this.#writer.isSafe(game.id);
    const { trouble, safe, revision } = await saving;
    if (trouble === null) this.#tell(game.id);
    if (this.#current?.id !== game.id) return;
    this.safe = safe;
    if (trouble === null) {
      this.#current = { ...game, revision };
      if (this.keeping !== 'elsewhere') this.keeping = 'kept';
    } else this.keeping = trouble === 'conflict' ? 'elsewhere' : trouble;
  }

  /** The games of the shelf, the latest first. Throws a fault if nothing can be said of any. */
  async list(): Promise<OnShelf[]> {
    const { all, trouble } = await this.listing();
    if (trouble !== null && all.length === 0) throw new ShelfError(trouble);
    return all;
  }

  /** The same, with what stands in the way of knowing them all. */
  async listing(): Promise<Listed<OnShelf>> {
    await this.#tidying;
    const { all, trouble } = await this.#writer.all();
    const time = (one: OnShelf): number => (one.kind === 'game' ? one.game.changed : 0);
    return { all: all.sort((one, other) => time(other) - time(one)), trouble };
  }

  /** Gives a game another name. Throws a fault if that is not kept. */
  async rename(id: string, name: string): Promise<void> {
    await this.#writer.rest();
    const found = await this.#writer.take(id);
    const game = found?.kind === 'game' ? found.game : this.#current?.id === id ? this.#current : null;
    if (!game) throw new ShelfError('unavailable');
    await this.#put({ ...game, name });
    if (this.#current?.id === id) this.#current = { ...this.#current, name };
  }

  /** Takes a game off the shelf, and gives it so that it can be put back. */
  async remove(id: string): Promise<KeptGame | null> {
    const found = await this.#writer.one(id);
    await this.#writer.remove(id);
    // Nothing may write it anew.
    if (this.#current?.id === id) {
      this.#current = null;
      this.#tabs.leave();
    }
    this.#tell(id);
    return found?.kind === 'game' ? found.game : null;
  }

  /** Puts a game back that was removed. Throws a fault if that is not kept. */
  async restore(game: KeptGame): Promise<void> {
    await this.#put(game);
  }

  /** Takes in a game from another browser. Throws a fault if that is not kept. */
  async bring(game: KeptGame): Promise<Brought> {
    const brought = await this.#writer.bring(game);
    if (brought === 'new' || brought === 'newer' || brought === 'copy') this.#tell(game.id);
    return brought;
  }

  async #put(game: KeptGame): Promise<void> {
    const { trouble, safe } = await this.#writer.save(game);
    if (trouble === 'conflict' || (trouble !== null && !safe)) throw new ShelfError(trouble);
    this.#tell(game.id);
  }

  /** Another game is the one of this tab from now on. */
  #change(game: KeptGame): void {
    const left = this.#current;
    const played = this.#latest?.state.turns ?? 0;
    this.#current = game;
    this.#latest = game;
    this.#unplayed.strike(game.id);
    if (!left || left.id === game.id) return;
    this.#tabs.leave();
    if (this.keeping !== 'kept' || played > 0) return;
    this.#unplayed.note(left.id);
    this.#tidying = this.#tidying.then(() => this.#tidy(left.id));
  }

  /** Takes a game away that was left before its first turn. */
  async #tidy(id: string): Promise<void> {
    try {
      await this.#writer.rest();
      const left = await this.#writer.one(id);
      if (
        left?.kind === 'game' &&
        left.game.state.turns === 0 &&
        !left.game.game.correspondence &&
        this.#current?.id !== id
      )
        await this.remove(id);
      this.#unplayed.strike(id);
    } catch (fault) {
      // Then it stays until the next visit, and no list shows it.
      if (!(fault instanceof ShelfError)) throw fault;
    }
  }

  #tell(id: string): void {
    this.changes += 1;
    this.#tabs.changed(id);
  }
}
