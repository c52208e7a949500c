import { expectAccessible } from './support/axe.ts';
import { act, playText, twoPeople } from './support/page.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

test('an address that leads nowhere says so, and the game is as it was left', async ({ page }) => {
  await twoPeople(page);
  await playText(page, 'a2-b2=d3');
  await page.goto('./#/elsewhere');
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
  await expectAccessible(page, 'an address that leads nowhere');
  await page.getByRole('link', { name: 'To the beginning' }).click();
  await page.getByTestId('door-continue').click();
  await expect(page.getByTestId('turn-list')).toContainText('a2-b2=d3');
  await playText(page, 'h4-h3=f4');
  await page.goBack();
  await expect(page.getByTestId('door')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(page.getByTestId('turn-list')).toContainText('h4-h3=f4');
});

test('a machine that was thinking goes on when the player comes back', async ({ page }) => {
  await page.goto('./?edition=4.8&black=10');
  await playText(page, 'a2-b2=d3');
  await expect(page.getByTestId('thinking')).toBeVisible();
  await page.evaluate(() => {
    location.hash = '#/elsewhere';
  });
  await expect(page.getByTestId('thinking')).toBeHidden();
  await page.goBack();
  await page.getByTestId('move-now').click();
  await expect.poll(() => new Table(page).turns()).toHaveLength(2);
});

test('a game can be asked for behind the hash, and a phone leads back from it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./#/play?edition=2.0');
  await expect(page.locator('[data-cell=e4]')).toBeVisible();
  await expect(page).not.toHaveURL(/edition/);
  await page.getByTestId('back').click();
  await expect(page.getByTestId('door')).toBeVisible();
});

/** The address of a game, with its name. */
const GAME = /#\/game\/[0-9a-f]+$/;

test('each game has its address: reload, Back and Forward lead to it', async ({ page }) => {
  const table = new Table(page);
  await twoPeople(page);
  await playText(page, 'a2-b2=d3');
  const first = page.url();
  await act(page, 'new');
  await page.getByTestId('start-game').click();
  await expect(page).not.toHaveURL(first);
  await expect(page).toHaveURL(GAME);
  const unplayed = page.url();
  await act(page, 'new');
  await page.getByTestId('start-game').click();
  await expect(page).not.toHaveURL(unplayed);
  await expect(page).toHaveURL(GAME);
  const second = page.url();
  await page.reload();
  await expect(page).toHaveURL(second);
  expect(await table.turns()).toEqual([]);
  // The game that was left before its first turn is gone, and no step of Back leads there.
  await page.goBack();
  await expect(page).toHaveURL(first);
  await expect.poll(() => table.turns()).toEqual(['a2-b2=d3']);
  await page.goto(unplayed);
  await expect(page.getByTestId('lost-game')).toContainText('deleted');
  await expectAccessible(page, 'a game that is not here');
  await page.getByTestId('lost-game').getByRole('link', { name: 'To the beginning' }).click();
  await expect(page.getByTestId('door')).toBeVisible();
});

test('the last game has an address without a name, and old addresses lead on', async ({ page }) => {
  await page.goto('./#/game');
  await expect(page.getByTestId('door')).toBeVisible();
  await twoPeople(page);
  await playText(page, 'a2-b2=d3');
  const address = page.url();
  await page.goto('./#/game');
  await expect(page).toHaveURL(address);
  await page.goto('./#/records');
  await expect(page).toHaveURL(/#\/shelf$/);
});
