import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from './support/axe.ts';
import { host } from './support/host.ts';
import { act, firstVisit, newGame, playText, startGame, twoPeople } from './support/page.ts';
import { expect, test } from './support/test.ts';

const dist = join(import.meta.dirname, '../dist');

test('the first game offered is 4.8 without reserve, and the last choice is remembered', async ({ page }) => {
  await newGame(page);
  const dialog = page.getByTestId('game-form');
  await expect(dialog.getByRole('radio', { name: /^First games/ })).toBeChecked();
  await dialog.getByTestId('older-rules').click();
  await dialog.getByRole('radio', { name: /^Edition 2\.0/ }).check();
  await dialog.getByText('Friend beside me').click();
  await startGame(page);
  await act(page, 'new');
  await expect(dialog.getByRole('radio', { name: /2\.0/ })).toBeChecked();
});

test('a game survives a reload, and stands among the games', async ({ page }) => {
  await twoPeople(page);
  await playText(page, 'a2-b2=d3');
  await playText(page, 'h4-h3=f4');
  await page.reload();
  await expect(page.getByTestId('turn-list').getByRole('button', { name: /^h4-h3=f4/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await act(page, 'games');
  await expect(page.getByTestId('own-game')).toHaveCount(1);
  await expect(page.getByTestId('own-game')).toContainText('Turn 2');
});

test('two tabs on one game: the second is told, may take over, and the first stops', async ({
  page,
  context,
}) => {
  await twoPeople(page);
  await playText(page, 'a2-b2=d3');
  const other = await context.newPage();
  await other.goto('./#/game');
  await expect(other.getByTestId('elsewhere')).toBeVisible();
  // It can be left: then one looks on, and may still take over.
  await other.keyboard.press('Escape');
  await expect(other.getByTestId('elsewhere')).toBeHidden();
  await other.getByTestId('take-over-bar').click();
  await expect(other.getByTestId('elsewhere')).toBeHidden();
  await expect(page.getByTestId('elsewhere')).toBeVisible();
  await playText(other, 'h4-h3=f4');
  await page.getByTestId('take-over').click();
  await expect(page.getByTestId('turn-list')).toContainText('h4-h3=f4');
});

test('a refused turn is told with its place and what was perhaps meant', async ({ page }) => {
  await twoPeople(page);
  await act(page, 'type');
  await page.getByTestId('turn-text').fill('a2-b9');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('turn-fault')).toContainText('b9');
  await expect(page.getByTestId('turn-fault').locator('mark')).not.toBeEmpty();
});

test('the turn list steps by arrow keys and its buttons, and the game goes on from any point', async ({
  page,
}) => {
  await twoPeople(page);
  for (const turn of ['a2-b2=d3', 'h4-h3=f4', 'b3-b4=d5']) await playText(page, turn);
  const current = page.getByTestId('turn-list').locator('[aria-current]');
  await page.getByRole('group', { name: /arrow keys/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(current).toHaveText('h4-h3=f4');
  await page.keyboard.press('Home');
  await expect(current).toHaveCount(0);
  await page.getByRole('button', { name: 'One turn on' }).click();
  await expect(current).toHaveText('a2-b2=d3');
  await page.getByTestId('continue-here').click();
  await expect(page.getByTestId('game-status')).toContainText('Black to play');
});

test('settings hold after a reload, and the language changes everything at once', async ({ page }) => {
  await twoPeople(page);
  await page.getByTestId('open-settings').click();
  const settings = page.getByTestId('settings');
  await settings.getByText('Dark', { exact: true }).click();
  await settings.getByText('Français').click();
  await expect(settings.getByRole('heading', { name: 'Réglages' })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByTestId('action-flip')).toHaveText('Tourner');
});

test('resigning asks first, and the end offers a rematch with colours changed', async ({ page }) => {
  await page.goto('./?edition=4.8&black=1');
  await act(page, 'resign');
  await page.getByRole('button', { name: 'Play on' }).click();
  await expect(page.getByTestId('ending')).toBeHidden();
  await act(page, 'resign');
  await page.getByTestId('confirm-dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByTestId('ending')).toContainText('You lose');
  await page.getByTestId('rematch').click();
  await expect(page.getByTestId('player-black')).toContainText('You');
});

test('an address that asks for a bad position says why', async ({ page }) => {
  await page.goto('./?edition=4.8&position=nonsense');
  await expect(page.getByTestId('toasts')).not.toBeEmpty();
  await expect(page.getByTestId('door')).toBeVisible();
  await expect(page).not.toHaveURL(/nonsense/);
});

test('the page works with the network cut after the first visit', async ({ page, context }) => {
  await twoPeople(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.reload();
  await playText(page, 'a2-b2=d3');
  await expect(page.getByTestId('turn-list')).toContainText('a2-b2=d3');
});

test('a browser without WebAssembly gets a clear word', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  await page.goto('./');
  await expect(page.locator('.unsupported')).toContainText('WebAssembly');
});

test('a new version waits until it is asked for, and the game stays', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'jersi-host-'));
  cpSync(dist, folder, { recursive: true });
  const site = await host(folder, '/games/jersi/');
  try {
    await page.goto(`${site.address}?edition=4.8`);
    await playText(page, 'a2-b2=d3');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    const worker = join(folder, 'sw.js');
    writeFileSync(worker, `${readFileSync(worker, 'utf8')}\n// newer`);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
    });
    const loaded = page.waitForEvent('load');
    await page.getByTestId('toasts').getByRole('button', { name: 'Reload' }).click();
    await loaded;
    await expect(page.getByTestId('turn-list')).toContainText('a2-b2=d3');
  } finally {
    await site.stop();
  }
});

for (const [scheme, size] of [
  ['light', { width: 1440, height: 900 }],
  ['dark', { width: 1440, height: 900 }],
  ['light', { width: 820, height: 1180 }],
  ['dark', { width: 390, height: 844 }],
  ['light', { width: 844, height: 390 }],
] as const) {
  test(`axe finds no fault on any page or dialog, ${scheme}, ${size.width} × ${size.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: scheme });
    await firstVisit(page);
    await expectAccessible(page, 'the door');
    await startGame(page);
    await expectAccessible(page, 'the game');
    await page.getByTestId('open-settings').click();
    await expectAccessible(page, 'settings');
    await page.keyboard.press('Escape');
    await page.getByTestId('action-more').click();
    await expectAccessible(page, 'this game');
    await page.keyboard.press('Escape');
    for (const name of ['type', 'resign']) {
      await act(page, name);
      await expectAccessible(page, name);
      await page.keyboard.press('Escape');
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, 'sideways scroll').toBeLessThanOrEqual(0);
  });
}
