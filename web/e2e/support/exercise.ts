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
    await this.playBy(
      () => this.enter(turn, player),
      () => this.confirm.click({ timeout: 1_000 }),
    );
  }

  /** Plays a turn with whatever hand: a turn that cannot go on is played at once, another one when it is confirmed. The board
   * tells when it is; it may be judged and answered before one looks. */
  async playBy(enter: () => Promise<void>, confirm: () => Promise<void>): Promise<void> {
    const before = await this.#played();
    await enter();
    await expect(async () => {
      if ((await this.#played()) === before) await confirm();
      expect(await this.#played()).toBeGreaterThan(before);
    }, 'the turn is played').toPass();
  }

  /** How many turns were played on the board. */
  async #played(): Promise<number> {
    return Number(await this.page.locator('main[data-played]').getAttribute('data-played'));
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
