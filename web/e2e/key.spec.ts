import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { Keys } from './support/keys.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

/** White's rock on e4 stands beside black scissors on e5, and a black king is far away. */
const SCISSORS = '3k-3/8/7/8/3R-s-4/8/7/8/3K-3 w - 0 1';

async function names(page: Page): Promise<string[]> {
  const rows = page.getByTestId('key').locator('.name');
  return rows.allInnerTexts();
}

/** What the key says of a kind. */
function row(page: Page, kind: string) {
  return page.getByTestId(`key-${kind}`);
}

test.describe('the key', () => {
  test('tells the kinds of the game on the table, with and without reserve, and for Black', async ({
    page,
  }) => {
    const table = new Table(page);
    await table.open({ edition: '4.8' });
    expect(await names(page)).toEqual(['Rock', 'Paper', 'Scissors', 'Fool', 'King', 'Wise man', 'Mountain']);
    await expect(row(page, 'rock').locator('.takes svg')).toHaveCount(4);
    await table.open({ edition: '4.8', variant: 'no-reserve', white: '1' });
    expect(await names(page)).toEqual(['Rock', 'Paper', 'Scissors', 'Fool', 'King']);
    await expect(row(page, 'rock').locator('.takes svg')).toHaveCount(3);
    await expect(row(page, 'king')).toContainText('nothing; wins on row a');
    await expect(page.getByTestId('goal')).toHaveText('Goal: your king on row a');
    await expect(page.getByTestId('inlay')).toHaveCount(1);
  });

  test('has the names of the older editions, and the guardian where it is played', async ({ page }) => {
    const table = new Table(page);
    await table.open({ edition: '2.0' });
    expect(await names(page)).toEqual(['Cukla', 'Kurfa', 'Kuctai', 'Kunti']);
    await expect(page.getByTestId('goal')).toHaveText('Goal: take the enemy kunti');
    await expect(page.getByTestId('inlay')).toHaveCount(0);
    await table.open({ edition: '3.0', setting: 'standard-mokca' });
    expect((await names(page)).at(-1)).toBe('Guardian (mokca)');
    await expect(page.getByText('One shape: one cell')).toBeVisible();
    await expectAccessible(page, 'the key of 3.0');
  });

  test('points out what is hovered and picked; a row rings what it could take now', async ({ page }) => {
    const table = new Table(page);
    await table.open({ position: SCISSORS });
    await expect(page.getByTestId('inlay')).toHaveCount(2);
    await table.cell('e5').hover();
    await expect(row(page, 'scissors')).toHaveClass(/on/);
    await expect(page.getByTestId('tip')).toContainText('e5, black scissors');
    await expect(page.getByTestId('tip')).toContainText('Scissors take paper, fool, king and wise man.');
    await row(page, 'rock').hover();
    await expect(page.getByTestId('ringed')).toHaveAttribute('data-at', 'e5');
    await expect(page.getByTestId('tip')).toBeHidden();
    await row(page, 'paper').hover();
    await expect(page.getByTestId('ringed')).toHaveCount(0);
    await table.press('e4');
    await page.mouse.move(2, 2);
    await expect(row(page, 'rock')).toHaveClass(/on/);
    await expect(table.asks).toContainText('It takes scissors, fool, king and wise man.');
  });

  test('is reached by the keyboard: one stop, arrow keys from row to row', async ({ page }) => {
    const table = new Table(page);
    await table.open({ position: SCISSORS });
    await row(page, 'rock').focus();
    await expect(page.getByTestId('ringed')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await expect(row(page, 'paper')).toBeFocused();
    await expect(row(page, 'paper')).toHaveAccessibleName('Paper takes rock, fool, king and wise man.');
    await expect(page.getByTestId('ringed')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.getByTestId('key').locator(':focus')).toHaveCount(0);
    await expect(row(page, 'king')).toHaveAccessibleName('King: nothing; wins on row i');
  });

  test('is open for three games, then folded; a press is remembered', async ({ page }) => {
    const table = new Table(page);
    const fold = page.getByTestId('key').getByRole('button', { name: 'Pieces and what they take' });
    for (const open of ['true', 'true', 'true', 'false']) {
      await table.open({ edition: '4.8' });
      await expect(fold).toHaveAttribute('aria-expanded', open);
    }
    expect((await page.getByTestId('key').boundingBox())?.height).toBe(44);
    await fold.click();
    await expect(row(page, 'rock')).toBeVisible();
    await page.reload();
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await fold.press('Enter');
    await page.reload();
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
  });
});

test('a press on an enemy tells what it is and what takes it, in both languages', async ({ page }) => {
  const table = new Table(page);
  await table.open({ position: SCISSORS });
  await table.press('e5');
  await expect(table.asks).toHaveText(
    'Black’s scissors. Your rocks and fools take it. It can be taken now, from e4.'.replace('’', "'"),
  );
  await expect(table.fault).toHaveCount(0);
  const keys = new Keys(page);
  await page.getByTestId('board').locator('[tabindex="0"]').focus();
  await keys.press('i4');
  await expect(table.asks).toHaveText("Black's king. Your rocks, papers, scissors and fools take it.");
  await table.press('e4');
  await expect(table.asks).toContainText('Choose where it goes.');
  await page.evaluate(() => localStorage.setItem('jersi.settings', JSON.stringify({ language: 'fr' })));
  await page.reload();
  await table.press('e5');
  await expect(table.asks).toHaveText(
    /^Noir\s: ciseaux\. Vos pierres et fous prennent ce cube\. Possible maintenant de e4\.$/,
  );
  await expect(page.getByTestId('goal')).toHaveText(/But\s?: votre roi sur la rangée i$/);
});

test('drops and hints: words, holes, and one step back', async ({ page }) => {
  const table = new Table(page);
  await table.open({ edition: '4.8' });
  await table.reserve('white', 'mountain').click();
  await expect(table.status).toHaveText('Mountain');
  await table.press('d4');
  await expect(page.getByTestId('player-white')).toContainText('5 of 6');
  await expect(page.getByTestId('reserve-white').locator('.hole')).toHaveCount(1);
  await expect(table.status).toContainText('mountain dropped on d4');
  await page.getByTestId('take-back').click();
  await page.getByTestId('take-back').click();
  await expect(page.getByTestId('take-back')).toBeHidden();
  await page.getByTestId('action-hint').click();
  await expect(table.confirm).toBeVisible();
  await page.getByTestId('take-back').click();
  await expect(page.getByTestId('take-back'), 'the whole hint is taken back').toBeHidden();
});

test('turns are numbered by pairs, also when looking back', async ({ page }) => {
  const table = new Table(page);
  await table.open({ edition: '4.8' });
  for (const [turn, player] of [
    ['a2-b2', 'white'],
    ['i6-h7', 'black'],
  ] as const)
    await table.play(turn, player);
  const status = page.getByTestId('game-status');
  await expect(status).toContainText('Turn 2');
  await page
    .getByTestId('turn-list')
    .getByRole('button', { name: /^a2-b2/ })
    .click();
  await expect(status).toContainText('After 1. a2-b2');
  await page
    .getByTestId('turn-list')
    .getByRole('button', { name: /^i6-h7/ })
    .click();
  await expect(status).toContainText('Turn 2');
  await table.play('a3-b3');
  await page
    .getByTestId('turn-list')
    .getByRole('button', { name: /^i6-h7/ })
    .click();
  await expect(status).toContainText('After 1… i6-h7');
});

test('the goal is in sight at every size', async ({ page }) => {
  const table = new Table(page);
  await table.open({ edition: '4.8', black: '1' });
  const sizes = [
    { width: 1440, height: 900, shown: page.getByTestId('goal') },
    { width: 1366, height: 768, shown: page.getByTestId('goal') },
    { width: 1200, height: 880, shown: page.getByTestId('goal') },
    { width: 800, height: 1100, shown: page.getByTestId('goal') },
    { width: 390, height: 844, shown: page.getByRole('banner') },
    { width: 320, height: 568, shown: page.getByRole('banner') },
    { width: 844, height: 390, shown: page.getByTestId('key-strip') },
  ];
  for (const { width, height, shown } of sizes) {
    await page.setViewportSize({ width, height });
    await expect(shown.getByText(/king (on|to) row i/), `at ${width}×${height}`).toBeInViewport();
    await expect(page.getByTestId('inlay')).toHaveCount(1);
  }
});

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  test('the strip shows what is picked, its arrow opens the key', async ({ page }) => {
    const table = new Table(page, { touch: true });
    await table.open({ position: SCISSORS });
    const strip = page.getByTestId('key-strip');
    await expect(strip).toContainText('all');
    await table.press('e4');
    await expect(page.getByTestId('key-picked')).toContainText('Rock');
    await strip.tap();
    const sheet = page.getByTestId('key-sheet');
    await expect(sheet.getByTestId('key-king')).toContainText('nothing; wins on row i');
    const box = await sheet.getByTestId('key-rock').boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await expectAccessible(page, 'the key as a sheet');
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await expect(sheet).toBeHidden();
  });

  test('a finger that holds is told the name', async ({ page }) => {
    const table = new Table(page, { touch: true });
    await table.open({ position: SCISSORS });
    const box = await table.cell('e5').boundingBox();
    if (!box) throw new Error('e5 is not on the board');
    const client = await page.context().newCDPSession(page);
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await expect(page.getByTestId('tip')).toContainText('e5, black scissors');
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByTestId('tip')).toBeHidden();
  });
});
