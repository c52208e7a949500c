import type { Locator } from '@playwright/test';
import { handsOf } from './notation.ts';
import { Table } from './table.ts';
import { expect } from './test.ts';

/** A task or a puzzle as a person uses it. */
export class ExerciseTable extends Table {
  /** What came of the last try. */
  get outcome(): Locator {
    return this.page.getByTestId('outcome');
  }

  /** Goes to a page behind the hash. */
  async at(address: string): Promise<void> {
    await this.page.goto(`./${address}`);
    await expect(this.board).toBeVisible();
  }

  /** Plays a turn, and presses "Play" where the page asks for it. */
  async try(turn: string, player: 'white' | 'black' = 'white'): Promise<void> {
    await this.enter(turn, player);
    // A turn that cannot go on is played at once, and may be judged and answered before one looks.
    const answered = this.status.filter({ hasText: /^(That is right|C’est juste)/ });
    await expect(this.confirm.or(this.outcome).or(answered)).toBeVisible();
    if (await this.confirm.isVisible()) await this.confirm.click();
    await expect(this.confirm).toBeHidden();
  }
}

/** The cells that a hand touches on the board for a turn of steps, and what is lifted there. */
export function touches(turn: string): { cell: string; part?: 'top' | 'whole' }[] {
  return handsOf(turn).map((hand) => {
    if (hand.does === 'lift') return { cell: hand.cell, part: hand.part };
    if (hand.does === 'go' || hand.does === 'seat') return { cell: hand.cell };
    throw new Error(`${turn} is not made on the board alone`);
  });
}
