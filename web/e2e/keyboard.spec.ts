import { Keys } from './support/keys.ts';
import { handsOf } from './support/notation.ts';
import { firstVisit } from './support/page.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

/** The game of the booklet of 2.0: Black's kunti falls in the seventh turn. */
const GAME = ['a5-b5=d7', 'i5-h5=f7', 'd7=e8-f7!', 'h6-g6', 'e8-f7=g6!', 'i2-h3=f5', 'g6=i4!-i3!!'];

test('a whole game by keyboard alone, from the door to the end', async ({ page }) => {
  const table = new Table(page);
  const keys = new Keys(page);
  await firstVisit(page);

  // More choices: edition 2.0, a friend beside you.
  await walkTo(page, 'Tab', '[data-testid="door-more"]');
  await page.keyboard.press('Enter');
  const edition = page.getByRole('radio', { name: /^Edition 2\.0/ });
  await walkTo(page, 'Shift+Tab', '[data-testid="older-rules"]');
  await page.keyboard.press('Enter');
  await walkTo(page, 'Shift+Tab', '[data-testid^="edition-"]');
  for (let tries = 0; tries < 8 && !(await edition.isChecked()); tries += 1)
    await page.keyboard.press('ArrowDown');
  await expect(edition).toBeChecked();
  const friend = page.getByRole('radio', { name: /^Friend/ });
  await walkTo(page, 'Shift+Tab', '[data-testid="against"]');
  await page.keyboard.press('ArrowRight');
  await expect(friend).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('door')).toBeHidden();

  await keys.reachBoard();
  for (const [n, turn] of GAME.entries()) {
    for (const hand of handsOf(turn)) {
      if (hand.does !== 'lift' && hand.does !== 'go') throw new Error(`${turn} has no ${hand.does}`);
      await keys.press(hand.cell);
      if (hand.does === 'lift') await page.keyboard.press(hand.part === 'top' ? '1' : '2');
    }
    if ((await table.turns()).length === n) await page.keyboard.press('Shift+Enter');
    await expect.poll(() => table.turns()).toEqual(GAME.slice(0, n + 1));
    await expect(page.getByTestId('said')).not.toBeEmpty();
  }
  await expect(table.ending).toContainText('White wins');
  await expect(table.ending).toContainText('White 1, Black 0');
});

test('the keyboard knows six directions, rows, ends and what may be taken back', async ({ page }) => {
  const table = new Table(page);
  const keys = new Keys(page);
  await table.open({ edition: '4.8' });
  await keys.reachBoard();
  await keys.walkTo('e5');
  for (const [key, cell] of [
    ['ArrowRight', 'e6'],
    ['ArrowLeft', 'e5'],
    ['Home', 'e1'],
    ['End', 'e9'],
    ['Control+Home', 'i1'],
    ['Control+End', 'a7'],
    ['ArrowUp', 'b7'],
    ['ArrowDown', 'a7'],
    ['w', 'b7'],
    ['x', 'a7'],
    ['e', 'b8'],
    ['z', 'a7'],
    ['a', 'a6'],
    ['d', 'a7'],
    // The edge holds.
    ['ArrowRight', 'a7'],
    ['ArrowDown', 'a7'],
  ] as const) {
    await page.keyboard.press(key);
    expect(await keys.here(), key).toBe(cell);
  }
  await page.keyboard.press('Enter');
  await expect(table.cell('a7')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Backspace');
  await expect(table.cell('a7')).toHaveAttribute('aria-selected', 'false');
  // Only one cell is a stop of the tabulator.
  await expect(page.locator('[data-cell][tabindex="0"]')).toHaveCount(1);
});

test('drops by keyboard: from the reserve to the cell', async ({ page }) => {
  const table = new Table(page);
  const keys = new Keys(page);
  await table.open({ edition: '4.8' });
  await table.reserve('white', 'mountain').focus();
  await page.keyboard.press('Enter');
  await keys.reachBoard();
  await keys.press('e5');
  await expect(table.confirm).toHaveText('Play M:e5');
  await page.keyboard.press('Shift+Enter');
  await expect.poll(() => table.turns()).toEqual(['M:e5']);
});

test('what is happening is told to those who do not see it', async ({ page }) => {
  const table = new Table(page);
  await table.open({ edition: '4.8', black: '1' });
  await table.play('a2-b2=d3');
  await expect.poll(() => table.turns()).toHaveLength(2);
  await expect(page.getByTestId('said')).toContainText('Black');
  await expect(table.cell('d3')).toHaveAccessibleName('d3, white scissors on rock, can move');
  await expect(table.cell('e5')).toHaveAccessibleName('e5, empty');
  await expect(page.getByRole('grid')).toHaveAccessibleName(/4\.8/);
  await expect(page.getByRole('row')).toHaveCount(9);
  await expect(page.getByRole('gridcell')).toHaveCount(69);
});

/** Presses a key until the focus is within something. */
async function walkTo(page: Table['page'], key: string, selector: string): Promise<void> {
  for (let tries = 0; tries < 60 && !(await isIn(page, selector)); tries += 1) await page.keyboard.press(key);
  expect(await isIn(page, selector), `the keyboard reaches ${selector}`).toBe(true);
}

function isIn(page: Table['page'], selector: string): Promise<boolean> {
  return page.evaluate((selector) => document.activeElement?.closest(selector) != null, selector);
}
