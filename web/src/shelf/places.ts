import type { Places } from '../store/backup.ts';
import type { Keeper } from '../store/keeper.svelte.ts';
import { ShelfError } from '../store/shelf.ts';
import { bringStudy, listingOfStudies } from '../study/store.ts';

/** The games and studies of this browser, for a copy of everything. A copy that lacks something without a word would be
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
    bringGame: (game) => keeper.bring(game),
    bringStudy,
  };
}
