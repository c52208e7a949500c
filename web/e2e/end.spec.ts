import { expectAccessible } from './support/axe.ts';
import { act, playText } from './support/page.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

/** White's king is one step from home. */
const NEARLY = '3k-3/2K-5/7/3r-p-3/4R-S-3/2F-5/1s-3P-1/8/7 w - 3 57';

test('the end stands in the bar: result, reason, score, and the king that won', async ({ page }) => {
  const table = new Table(page);
  await table.open({ edition: '4.8', position: NEARLY, black: '4' });
  await table.play('h3-i2');
  await expect(table.ending).toContainText('You win. Your king is on row i.');
  await expect(table.ending).toContainText('29. h3-i2');
  await expect(table.ending).toContainText('You 1, Computer 0.');
  const [king, crown] = [
    await table.cell('i2').boundingBox(),
    await page.getByTestId('winner').boundingBox(),
  ];
  const middle = (box: { y: number; height: number } | null): number => (box ? box.y + box.height / 2 : 0);
  expect(Math.abs(middle(king) - middle(crown))).toBeLessThan(20);
  // Nothing covers the board.
  const [board, bar] = [await table.board.boundingBox(), await table.ending.boundingBox()];
  expect((bar?.y ?? 0) + 1).toBeGreaterThan((board?.y ?? 0) + (board?.height ?? 0));
  await expectAccessible(page, 'the end of a game');
  await page.getByTestId('try-level').click();
  await expect(page.getByTestId('player-black')).toContainText('Level 5');
  await expect(page.getByTestId('player-white')).toContainText('You');
});

test('the score goes on over rematches, reloads and an end that is taken back', async ({ page }) => {
  const table = new Table(page);
  await table.open({ edition: '4.8', position: NEARLY });
  await table.play('h3-i2');
  await expect(table.ending).toContainText('White wins');
  await expect(table.ending).toContainText('White 1, Black 0.');
  await act(page, 'undo');
  await expect(table.ending).toBeHidden();
  await table.play('h3-i2');
  await page.getByTestId('rematch').click();
  await expect(table.ending).toBeHidden();
  await page.reload();
  await table.play('h3-i2');
  await expect(table.ending).toContainText('White 1, Black 1.');
  await page.reload();
  await expect(table.ending).toContainText('White 1, Black 1.');
});

test('a loss has no brass, a tie says why, and Enter plays again', async ({ page }) => {
  const table = new Table(page);
  await table.open({ edition: '4.8', black: '1' });
  await playText(page, 'a2-b2=d3');
  await act(page, 'resign');
  await page.getByTestId('confirm-dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(table.ending).toContainText('You lose. You resigned.');
  await expect(page.locator('section.end.won')).toHaveCount(0);
  await expect(page.getByTestId('winner')).toHaveCount(0);
  // Enter means it only where it is not pressed in haste.
  await expect(async () => {
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    await page.keyboard.press('Enter');
    await expect(table.ending).toBeHidden({ timeout: 300 });
  }).toPass();
  await expect(page.getByTestId('player-black')).toContainText('You');
});

test.describe('on a phone, in French, in the dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'fr-FR', colorScheme: 'dark', hasTouch: true });

  test('the end is a sheet with everything that comes next', async ({ page }) => {
    const table = new Table(page, { touch: true });
    await table.open({ edition: '4.8', position: NEARLY, black: '4' });
    await table.press('h3');
    await table.press('i2');
    // Where turns are confirmed the button comes first, elsewhere the end.
    await expect(table.confirm.or(table.ending).first()).toBeVisible();
    if (await table.confirm.isVisible()) await table.confirm.tap();
    await expect(table.ending).toContainText('Votre roi est sur la rangée i.');
    await expect(page.getByRole('heading', { name: 'Vous gagnez' })).toBeVisible();
    await expect(page.getByTestId('review')).toBeVisible();
    await expect(page.getByTestId('try-level')).toHaveText('Essayer le niveau 5');
    await expectAccessible(page, 'the end on a phone');
    await page.getByTestId('rematch').tap();
    // With the colours changed the computer wins from here, perhaps before one looks.
    await expect(page.getByRole('heading', { name: 'Vous gagnez' })).toBeHidden();
  });
});

test('the game in short is told once the computer has looked at it', async ({ page }) => {
  const table = new Table(page);
  await table.open({ edition: '4.8', position: NEARLY, black: '4' });
  await table.play('h3-i2');
  await page.getByTestId('short-look').click();
  await page.getByTestId('review-run').click();
  await expect(page.getByTestId('accuracy').first()).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('main[data-kept=true]')).toBeVisible();
  await page.goBack();
  await expect(page.getByTestId('in-short').getByTestId('graph')).toBeVisible();
  await expect(page.getByTestId('in-short')).toContainText('17 : 16');
});

test('the missed turn of the game in short leads to that very turn', async ({ page }) => {
  const table = new Table(page);
  const position = '7/3K-4/7/8/9/8/7/4k-3/7 w - 0 51';
  await table.open({ edition: '4.8', variant: 'no-reserve', position });
  // White passes by the goal, and so does Black.
  for (const turn of ['h4-g3', 'b5-c4', 'g3-h4', 'c4-d4', 'h4-i4']) await table.play(turn);
  await page.getByTestId('short-look').click();
  await page.getByTestId('review-run').click();
  await expect(page.getByTestId('accuracy').first()).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('main[data-kept=true]')).toBeVisible();
  await page.goBack();
  await expect(page.getByTestId('in-short')).toContainText('h4-g3');
  await page.getByTestId('short-find').click();
  await expect(page.getByTestId('find-said')).toContainText('h4-g3');
  await table.cell('h4').click();
  await table.cell('i4').click();
  await expect(page.getByTestId('find-said')).toContainText('h4-i4');
  await expect(page.getByTestId('find-add')).toBeVisible();
});
