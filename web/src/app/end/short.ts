import { Desk } from '../../study/desk.svelte.ts';
import { Review } from '../../study/review.svelte.ts';
import { studyOf } from '../../study/store.ts';
import { language } from '../../words/words.svelte.ts';

/** A game with what the engine thinks of it. */
export interface Short {
  desk: Desk;
  review: Review;
}

/** Nobody asks the engine here: what is shown was found before. */
const nobody = {
  lines: async () => null,
  game: async () => false,
  tryTurn: async () => null,
  stop: () => {},
};

/** What is known of a game of the shelf; null if it was never looked at as a whole. */
export async function shortOf(id: string, record: string): Promise<Short | null> {
  const study = await studyOf({ kind: 'game', id });
  if (!study || study.looks.length === 0) return null;
  // The looks belong to positions: those that do not fit the game as it is now are left out when it is judged.
  const desk = new Desk(record, language());
  const review = new Review(nobody, desk, study.looks, study.effort);
  return review.complete ? { desk, review } : null;
}
