import { addressOf } from '../pages/address.ts';
import type { Exercised } from '../practice/exercise.svelte.ts';
import data from './puzzles.json';

/** A position with a proved win; `docs/puzzles.md` tells where they come from. */
export interface Puzzle extends Exercised {
  id: string;
  /** Turns to the win, the defender's included: 1 is a win in one, 3 a win in two. */
  turns: 1 | 3;
  /** Every first turn that wins. */
  wins: readonly string[];
  /** From 1, easy, to 5, hard. */
  grade: number;
  /** The lowest level of the engine that finds it. */
  level: number;
  /** How many turns are legal. */
  legal: number;
  /** What it is about, by name; `no-turn` if the win leaves the opponent without a turn. */
  themes: readonly string[];
}

/** All puzzles in their order. */
export const puzzles: readonly Puzzle[] = data.puzzles.map((one) => ({
  ...one,
  turns: decisions(one.turns),
}));

/** Turns until the win, the opponent's included. A puzzle of another length would be judged wrongly, so there is none. */
function decisions(turns: number): 1 | 3 {
  if (turns !== 1 && turns !== 3) throw new Error(`a puzzle of ${turns} turns is not known here`);
  return turns;
}

/** The puzzles by edition, and so by what they are about: bringing the king home, or hunting the kunti. */
export const groups = [
  { name: 'home', puzzles: puzzles.filter((one) => one.edition === '4.8') },
  { name: 'hunt', puzzles: puzzles.filter((one) => one.edition === '2.0') },
  { name: 'guarded', puzzles: puzzles.filter((one) => one.edition === '3.0') },
] as const;

/** What a puzzle is called: its place in the list, from 1. */
export function numberOf(puzzle: Puzzle): number {
  return puzzles.indexOf(puzzle) + 1;
}

export function puzzleAddress(puzzle: Puzzle): string {
  return addressOf('learn', ['puzzles', puzzle.id]);
}

/** The next puzzle, after this one and then from the beginning, that is not solved; null if there is none. */
export function nextOpen(after: Puzzle | null, isSolved: (id: string) => boolean): Puzzle | null {
  const start = after ? numberOf(after) : 0;
  const order = [...puzzles.slice(start), ...puzzles.slice(0, start)];
  return order.find((one) => one !== after && !isSolved(one.id)) ?? null;
}
