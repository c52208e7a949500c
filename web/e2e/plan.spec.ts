import { playText } from './support/page.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

/** The engine thinks until it is told to play. */
const SLOW = { edition: '4.8', variant: 'no-reserve', black: '10' };

test('a turn is planned while the engine thinks, and played by one press', async ({ page }) => {
  const table = new Table(page);
  await table.open(SLOW);
  await table.play('a2-b2');
  await expect(table.asks).toHaveText('You may plan your turn meanwhile.');
  await table.press('a6');
  await table.press('b6');
  await expect(table.asks).toContainText('Your plan: a6-b6.');
  await expect(table.confirm).toBeHidden();
  // It is struck at will, and made anew.
  await page.getByTestId('plan-cancel').click();
  await expect(table.asks).toHaveText('You may plan your turn meanwhile.');
  await table.press('a6');
  await table.press('b6');
  await page.getByTestId('move-now').click();
  await expect(table.confirm).toHaveText('Play a6-b6');
  await expect(table.asks).toHaveText('Your plan still goes. One press plays it.');
  await table.confirm.click();
  await expect.poll(async () => (await table.turns())[2]).toBe('a6-b6');
});

test('a press that can mean nothing says why', async ({ page }) => {
  const table = new Table(page);
  await table.open({ edition: '4.8' });
  await playText(page, 'a2-b2');
  await playText(page, 'h2-g2');
  await page.getByRole('button', { name: 'One turn back' }).click();
  await table.press('a3');
  await expect(page.getByTestId('toasts')).toContainText('An earlier turn is shown');
  await table.open({ edition: '4.8', white: '1', black: '1' });
  await table.press('a3');
  await expect(page.getByTestId('toasts')).toContainText('You are watching');
});

test.describe('with a finger, in the dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true });

  test('a plan is made and struck on a phone', async ({ page }) => {
    const table = new Table(page, { touch: true });
    await table.open(SLOW);
    await table.press('a2');
    await table.press('b2');
    await table.confirm.tap();
    await expect(page.getByTestId('thinking')).toBeVisible();
    await table.press('a6');
    await table.press('b6');
    await expect(table.asks).toContainText('Your plan: a6-b6.');
    await page.getByTestId('plan-cancel').tap();
    await expect(page.getByTestId('thinking')).toBeVisible();
  });
});
