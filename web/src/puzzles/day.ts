import type { Puzzle } from './puzzles.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The number of a local day: tomorrow's is one more, also where a day has 23 or 25 hours. */
export function dayOf(time: number): number {
  const date = new Date(time);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY;
}

/** Noon of a day, to say its date. */
export function noonOf(day: number): number {
  const date = new Date(day * DAY);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), 12).getTime();
}

/** The edition of the puzzle of the day: the game as it is played today. */
const DAILY = '4.8';

/** The puzzle of a day, the same for everybody: all of today's edition come once, in a mixed order, before one comes again. */
export function puzzleOfDay(day: number, puzzles: readonly Puzzle[]): Puzzle {
  const mixed = puzzles
    .filter((one) => one.edition === DAILY)
    .map((puzzle) => ({ puzzle, place: mixedUp(puzzle.id) }))
    .sort((one, other) => one.place - other.place || (one.puzzle.id < other.puzzle.id ? -1 : 1));
  const found = mixed[((day % mixed.length) + mixed.length) % mixed.length];
  if (!found) throw new Error('there is no puzzle for a day');
  return found.puzzle;
}

/** A number out of a text that looks like chance and is always the same (FNV-1a, with the finish of MurmurHash3). */
export function mixedUp(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
