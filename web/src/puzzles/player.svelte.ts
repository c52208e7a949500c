import { newId } from '../store/kept.ts';
import { progress } from '../store/progress.svelte.ts';
import { keptTries } from '../store/tries.svelte.ts';
import type { TryResult } from '../store/tries.ts';
import { type Career, careerOf, dueOn } from './career.ts';
import { chosen, type Wish } from './choice.ts';
import { dayOf } from './day.ts';
import type { Puzzle } from './puzzles.ts';

/** Who solves puzzles in this browser. */
class Player {
  /** Looked at again when the page is opened, shown or used. */
  now = $state(Date.now());
  readonly career: Career = $derived(careerOf(keptTries.all, this.now));
  readonly today = $derived(dayOf(this.now));
  /** The puzzles that come back by today, the longest overdue first. */
  readonly due: readonly string[] = $derived(dueOn(this.career, this.today));
  readonly #met = $derived(new Set(keptTries.all.map((one) => one.puzzle)));
  readonly rating = $derived(Math.round(this.career.strength.rating));

  hasMet(id: string): boolean {
    return this.#met.has(id) || progress.puzzles[id] !== undefined;
  }

  hasSolved(id: string): boolean {
    return progress.puzzles[id] === 'solved';
  }

  /** The next puzzle for somebody with a wish; null if all such are solved. */
  next(puzzles: readonly Puzzle[], wish: Wish, except: string | null = null): Puzzle | null {
    const who = {
      rating: this.career.strength.rating,
      met: (id: string) => this.hasMet(id),
      solved: (id: string) => this.hasSolved(id),
      lot: this.career.tries.length,
    };
    return chosen(puzzles, wish, who, except);
  }

  /** Remembers how a visit to a puzzle went; says whether that is kept. `first`: the puzzle was new when it was opened. */
  tried(puzzle: Puzzle, result: TryResult, first: boolean): Promise<boolean> {
    this.now = Date.now();
    const { id, rating } = puzzle;
    return keptTries.add({
      version: 1,
      id: newId(),
      puzzle: id,
      at: this.now,
      difficulty: rating,
      result,
      first,
    });
  }
}

export const player = new Player();
