import type { Places } from '../store/backup.ts';
import type { Keeper } from '../store/keeper.svelte.ts';
import { ShelfError } from '../store/shelf.ts';
import { keptTries } from '../store/tries.svelte.ts';
import { bringStudy, listingOfStudies } from '../study/store.ts';

/** The games, studies and tries at puzzles of this browser, for a copy of everything. A copy that lacks something without a word would be
 * worse than none. */
export function placesOf(keeper: Keeper): Places {
  return {
    games: async () => {
      const { all, trouble } = await keeper.listing();
      if (trouble !== null) throw new ShelfError(trouble);
      return all.flatMap((one) => (one.kind === 'game' ? [one.game] : []));
    },
    studies: async () => {
      const { all, trouble } = await listingOfStudies();
      if (trouble !== null) throw new ShelfError(trouble);
      return all.flatMap((one) => (one.kind === 'study' ? [one.study] : []));
    },
    tries: async () => (await keptTries.read()).tries,
    bringGame: (game) => keeper.bring(game),
    bringStudy,
    bringTries: (tries) => keptTries.bring(tries),
  };
}

/** How many games, studies and tries stand on the shelf that this version cannot read: a copy is made without them. */
export async function unreadableOn(keeper: Keeper): Promise<number> {
  const [games, studies] = [await keeper.listing(), await listingOfStudies()];
  const unread = (all: readonly { kind: string }[]): number =>
    all.filter(({ kind }) => kind === 'broken' || kind === 'newer').length;
  return unread(games.all) + unread(studies.all) + (await keptTries.read()).unreadable;
}
