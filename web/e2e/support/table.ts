import type { Locator, Page } from '@playwright/test';
import { type Hand, handsOf } from './notation.ts';
import { expect } from './test.ts';

/** What the letters of the notation are called in the hooks of the page, for each edition. */
const KINDS: Record<string, Record<string, string>> = {
  '2.0': { N: 'king', K: 'rock', R: 'paper', C: 'scissors' },
  '3.0': { N: 'king', C: 'rock', R: 'paper', K: 'scissors', M: 'guardian' },
  '4.8': { K: 'king', R: 'rock', P: 'paper', S: 'scissors', F: 'fool', M: 'mountain', W: 'wise' },
};

type Question = Record<string, string>;

/** The page as a person uses it: looks at the board, and touches it. */
export class Table {
  readonly page: Page;
  edition = '4.8';
  /** How a cell is pressed: by mouse or by finger. */
  readonly #touch: boolean;

  constructor(page: Page, { touch = false } = {}) {
    this.page = page;
    this.#touch = touch;
  }

  /** Opens the game that an address asks for, or else the last one, once the board can be used. */
  async open(question: Question = {}): Promise<void> {
    this.edition = question['edition'] ?? '4.8';
    const search = new URLSearchParams(question).toString();
    await this.page.goto(search ? `./?${search}` : './#/game');
    await expect(this.board).toBeVisible();
  }

  get board(): Locator {
    return this.page.getByTestId('board');
  }

  get confirm(): Locator {
    return this.page.getByTestId('confirm');
  }

  get status(): Locator {
    return this.page.getByTestId('status');
  }

  /** What the referee has said of the last try. */
  get fault(): Locator {
    return this.page.locator('section.bar .fault');
  }

  /** What the page asks for. */
  get asks(): Locator {
    return this.page.locator('section.bar .detail');
  }

  get ending(): Locator {
    return this.page.getByTestId('ending');
  }

  get turnList(): Locator {
    return this.page.getByTestId('turn-list');
  }

  cell(name: string): Locator {
    return this.page.locator(`[data-cell="${name}"]`);
  }

  reserve(color: 'white' | 'black', kind: string): Locator {
    return this.page.getByTestId(`reserve-${color}-${kind}`);
  }

  /** The turns of the list in their order, without those that were taken back. */
  async turns(): Promise<string[]> {
    const texts = await this.turnList.locator('li button:not(:disabled)').allInnerTexts();
    return texts.map((text) => text.trim());
  }

  /** Presses a cell; a stack above its middle for its top, below for the whole of it. */
  async press(cell: string, part?: 'top' | 'whole'): Promise<void> {
    const place = this.cell(cell);
    const box = await place.boundingBox();
    if (!box) throw new Error(`${cell} is not on the board`);
    const y = part === 'top' ? 0.3 : part === 'whole' ? 0.72 : 0.5;
    const position = { x: box.width / 2, y: box.height * y };
    if (this.#touch) await place.tap({ position });
    else await place.click({ position });
  }

  /** Enters a written turn with the hand, without playing it. */
  async enter(turn: string, player: 'white' | 'black' = 'white'): Promise<void> {
    for (const hand of handsOf(turn)) await this.#do(hand, player);
  }

  async #do(hand: Hand, player: 'white' | 'black'): Promise<void> {
    switch (hand.does) {
      case 'lift':
        await this.press(hand.cell, hand.part);
        return this.#choosePart(hand.part);
      case 'go':
        return this.press(hand.cell);
      case 'take':
        return this.reserve(player, this.#kind(hand.letter)).click();
      case 'name':
        return this.page.getByTestId(`name-${this.#kind(hand.letter)}`).click();
      case 'seat':
        // Where the capturing cubes could go on, the page asks whether they rest.
        if (await this.page.getByTestId('rest').isVisible()) await this.page.getByTestId('rest').click();
        return this.press(hand.cell);
    }
  }

  /** Where the page asks, says whether the top or the whole stack is meant. */
  async #choosePart(part: 'top' | 'whole'): Promise<void> {
    const words = part === 'top' ? /^(Top|Cube du dessus|Forme du dessus)/ : /^(Whole|Pile entière)/;
    const choice = this.page.locator('fieldset label').filter({ hasText: words });
    if ((await choice.count()) > 0 && !(await choice.locator('input').isChecked())) await choice.click();
  }

  #kind(letter: string): string {
    const kind = KINDS[this.edition]?.[letter];
    if (!kind) throw new Error(`edition ${this.edition} has no ${letter}`);
    return kind;
  }

  /** Enters a turn and plays it, also where it could go on. */
  async play(turn: string, player: 'white' | 'black' = 'white'): Promise<void> {
    const before = (await this.turns()).length;
    await this.enter(turn, player);
    await expect(async () => {
      const waits = await this.confirm.isVisible();
      expect(waits || (await this.turns()).length > before).toBe(true);
    }, `${turn} is entered`).toPass();
    if (await this.confirm.isVisible()) await this.confirm.click();
    await expect(async () => {
      expect((await this.turns())[before]).toBe(turn);
    }, `${turn} is played`).toPass();
  }
}
