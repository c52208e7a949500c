import { addressOf } from '../pages/address.ts';
import type { Exercised } from '../practice/exercise.svelte.ts';
import type { PuzzleGoal } from '../wire/index.ts';
import { isMotif, type Motif } from './motifs.ts';

/** The kinds of game that puzzles are for, each with a file of its own. */
export const GAMES = ['48-no-reserve', '48', '20', '30'] as const;
export type Game = (typeof GAMES)[number];

/** A position with a proved answer; `docs/puzzles.md` tells where they come from. */
export interface Puzzle extends Exercised {
  id: string;
  game: Game;
  goal: PuzzleGoal;
  /** To win: turns to the win, the defender's included; 1 is a win in one, 3 a win in two. To hold: the opponent's way to win after
   * any other turn. */
  turns: 1 | 3;
  /** Every first turn that wins, or holds. */
  wins: readonly string[];
  /** What it is about, the most telling first. */
  motifs: readonly Motif[];
  /** How hard it is, in Elo. */
  rating: number;
  /** The lowest level of the engine that finds it. */
  level: number;
  /** How many turns are legal. */
  legal: number;
}

/** A puzzle as it stands in its file. */
type Written = Omit<Puzzle, 'game' | 'goal' | 'turns' | 'motifs'> & {
  goal: string;
  turns: number;
  motifs: readonly string[];
};

/** They come when somebody asks for puzzles: they are no part of a first visit. */
const files: Record<Game, () => Promise<{ default: { puzzles: readonly Written[] } }>> = {
  '48-no-reserve': () => import('./puzzles-48-no-reserve.json'),
  '48': () => import('./puzzles-48.json'),
  '20': () => import('./puzzles-20.json'),
  '30': () => import('./puzzles-30.json'),
};

let loading: Promise<readonly Puzzle[]> | null = null;

/** All puzzles, game by game. Rejects if they cannot be had now; the next question tries again. */
export function allPuzzles(): Promise<readonly Puzzle[]> {
  loading ??= load().catch((fault: unknown) => {
    loading = null;
    throw fault;
  });
  return loading;
}

async function load(): Promise<readonly Puzzle[]> {
  const loaded = await Promise.all(
    GAMES.map(async (game) => (await files[game]()).default.puzzles.map((one) => read(game, one))),
  );
  return loaded.flat();
}

/** A puzzle of a sort that is not known here would be judged or told wrongly, so there is none. */
function read(game: Game, one: Written): Puzzle {
  const { goal, turns, motifs } = one;
  if (turns !== 1 && turns !== 3) throw new Error(`${one.id}: ${turns} turns are not known here`);
  if (goal !== 'win' && goal !== 'hold') throw new Error(`${one.id}: the goal ${goal} is not known here`);
  const unknown = motifs.find((motif) => !isMotif(motif));
  if (unknown !== undefined) throw new Error(`${one.id}: the motif ${unknown} is not known here`);
  return { ...one, game, goal, turns, motifs: motifs.filter(isMotif) };
}

export function puzzleAddress(puzzle: Puzzle): string {
  return addressOf('learn', ['puzzles', puzzle.id]);
}

/** Ratings from which on a puzzle has the next grade. */
const GRADES: readonly number[] = [900, 1200, 1500, 1800];

/** How hard a puzzle is, from 1 to 5. */
export function gradeOf(rating: number): number {
  return 1 + GRADES.filter((least) => rating >= least).length;
}
