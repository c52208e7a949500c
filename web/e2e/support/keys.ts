import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The keys around S, and where they lead: right, down right, down left, left, up left, up right. */
const AROUND = ['d', 'x', 'z', 'a', 'w', 'e'] as const;
const DIRECTIONS = [0, 60, 120, 180, 240, 300].map((degrees) => (degrees * Math.PI) / 180);

/** The keyboard at the board: it walks from cell to cell, as the eye sees them. */
export class Keys {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The cell that the keyboard is on. */
  async here(): Promise<string> {
    const name = await this.page.evaluate(() => document.activeElement?.getAttribute('data-cell') ?? '');
    expect(name, 'the keyboard is on the board').not.toBe('');
    return name;
  }

  /** Presses tab until the keyboard is on the board. */
  async reachBoard(): Promise<void> {
    for (let tries = 0; tries < 40; tries += 1) {
      if (await this.page.evaluate(() => document.activeElement?.hasAttribute('data-cell'))) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error('the board is out of reach for the keyboard');
  }

  /** Walks to a cell, each time by the key whose direction is nearest. */
  async walkTo(cell: string): Promise<void> {
    const places = await this.#places();
    const to = places[cell];
    if (!to) throw new Error(`there is no ${cell}`);
    for (let from = await this.here(); from !== cell; from = await this.here()) {
      const at = places[from];
      if (!at) throw new Error(`there is no ${from}`);
      const wanted = Math.atan2(to.y - at.y, to.x - at.x);
      const turns = DIRECTIONS.map((direction) => 1 - Math.cos(direction - wanted));
      await this.page.keyboard.press(AROUND[turns.indexOf(Math.min(...turns))] ?? 'd');
      expect(await this.here(), `from ${from} towards ${cell}`).not.toBe(from);
    }
  }

  async press(cell: string): Promise<void> {
    await this.walkTo(cell);
    await this.page.keyboard.press('Enter');
  }

  /** Enters a turn on the board, cell by cell; of a stack, what is lifted. */
  async enter(touches: readonly { cell: string; part?: 'top' | 'whole' }[]): Promise<void> {
    for (const { cell, part } of touches) {
      await this.press(cell);
      if (part) await this.page.keyboard.press(part === 'top' ? '1' : '2');
    }
  }

  #places(): Promise<Record<string, { x: number; y: number }>> {
    return this.page.evaluate(() =>
      Object.fromEntries(
        [...document.querySelectorAll('[data-cell]')].map((cell) => {
          const box = cell.getBoundingClientRect();
          return [cell.getAttribute('data-cell'), { x: box.x + box.width / 2, y: box.y + box.height / 2 }];
        }),
      ),
    );
  }
}
