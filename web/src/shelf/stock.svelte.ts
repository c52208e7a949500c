import type { Reads } from '../inout/reader.ts';
import type { Keeper } from '../store/keeper.svelte.ts';
import type { KeptGame } from '../store/kept.ts';
import type { ShelfTrouble } from '../store/shelf.ts';
import { type KeptStudy, listingOfStudies } from '../study/store.ts';
import { type LibraryRecord, library } from './library.ts';

/** Everything that stands on the shelf. */
export class Stock {
  games: KeptGame[] = $state.raw([]);
  studies: KeptStudy[] = $state.raw([]);
  library: LibraryRecord[] = $state.raw([]);
  /** What stands there and this version cannot read. */
  newer = $state(0);
  broken = $state(0);
  /** Why what stands there cannot be known; null if it can. */
  trouble: ShelfTrouble | 'library' | null = $state(null);
  /** It is known what there is. */
  ready = $state(false);
  readonly #keeper: Keeper;
  #loading: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;

  constructor(keeper: Keeper) {
    this.#keeper = keeper;
  }

  /** Looks again what there is. Whoever asks while that is under way waits for the next look, and all of them for the same. */
  load(): Promise<void> {
    this.#next ??= this.#loading.then(() => {
      this.#next = null;
      this.#loading = this.#load();
      return this.#loading;
    });
    return this.#next;
  }

  /** A game that nobody has played yet is none, unless a friend was invited to it. */
  async #load(): Promise<void> {
    try {
      const games = await this.#keeper.listing();
      const studies = await listingOfStudies();
      this.games = games.all.flatMap((one) =>
        one.kind === 'game' && (one.game.state.turns > 0 || one.game.game.correspondence) ? [one.game] : [],
      );
      this.studies = studies.all.flatMap((one) => (one.kind === 'study' ? [one.study] : []));
      const strange = [...games.all, ...studies.all];
      this.newer = strange.filter((one) => one.kind === 'newer').length;
      this.broken = strange.filter((one) => one.kind === 'broken').length;
      this.trouble = games.trouble ?? studies.trouble;
    } catch {
      this.trouble = 'unavailable';
    }
    this.ready = true;
  }

  /** Reads what comes with the page, in its language. */
  async loadLibrary(reader: Reads): Promise<void> {
    try {
      const read = await library(reader);
      if (read.length > 0) this.library = read;
    } catch {
      // The worker broke down; what is kept here can be used all the same.
      this.trouble ??= 'library';
    }
  }
}
