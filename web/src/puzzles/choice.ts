import { mixedUp } from './day.ts';
import type { Motif } from './motifs.ts';
import type { Game, Puzzle } from './puzzles.ts';

/** Which puzzles somebody likes; null: any. */
export interface Wish {
  game: Game | null;
  motif: Motif | null;
}

/** So many of those nearest to the rating are drawn from. */
const NEAREST = 6;

export function isWanted(puzzle: Puzzle, wish: Wish): boolean {
  return (
    (wish.game === null || puzzle.game === wish.game) &&
    (wish.motif === null || puzzle.motifs.includes(wish.motif))
  );
}

/** What is asked about somebody. */
export interface Chooser {
  rating: number;
  /** Whether a puzzle was met before, and whether it was solved. */
  met(id: string): boolean;
  solved(id: string): boolean;
  /** Changes what is drawn: as long as it stays, so does the choice. */
  lot: number;
}

/** The next puzzle: one that is new and near the rating, else one that was not solved, the nearest first; null if all are solved. */
export function chosen(
  puzzles: readonly Puzzle[],
  wish: Wish,
  who: Chooser,
  except: string | null,
): Puzzle | null {
  const near = (one: Puzzle): number => Math.abs(one.rating - who.rating);
  const open = puzzles
    .filter((one) => isWanted(one, wish) && one.id !== except && !who.solved(one.id))
    .sort((one, other) => near(one) - near(other) || (one.id < other.id ? -1 : 1));
  const fresh = open.filter((one) => !who.met(one.id)).slice(0, NEAREST);
  return fresh[mixedUp(`lot ${who.lot}`) % fresh.length] ?? open[0] ?? null;
}
