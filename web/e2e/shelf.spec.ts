import { readFileSync } from 'node:fs';
import { expectAccessible } from './support/axe.ts';
import { act, playText, twoPeople } from './support/page.ts';
import { PRINTED, record } from './support/paper.ts';
import { choose, press } from './support/shelf.ts';
import { expect, test } from './support/test.ts';

test('an empty shelf says so, and shows the library with pictures and credits', async ({ page }) => {
  await page.goto('./#/shelf');
  await expect(page.getByTestId('shelf-empty')).toContainText('Your games will stand here.');
  const cards = page.locator('[data-testid^=library-]');
  await expect(cards).toHaveCount(11);
  const example = page.getByTestId('library-booklet-48');
  await expect(example).toContainText('Black won');
  await expect(example).toContainText('48 turns · by Lucas Borboleta');
  // The last position: the black king has come home, and its turn is drawn.
  await expect(example.locator('svg use[href*="black-king"]')).toHaveCount(1);
  await expect(example.locator('svg .home')).toHaveCount(1);
  await example.hover();
  await example.getByTestId('card-menu').click();
  await expect(example.getByRole('link', { name: 'CC BY-NC-SA 4.0' })).toHaveAttribute(
    'href',
    /by-nc-sa\/4\.0/,
  );
  await page.keyboard.press('Escape');
  const filmed = page.getByTestId('library-fox-lucas-2019');
  await filmed.hover();
  await filmed.getByTestId('card-menu').click();
  await expect(filmed.getByRole('link', { name: 'Film' })).toHaveAttribute('href', /youtube/);
});

test('the shelf is searched by player and turn, narrowed, and cleared', async ({ page }) => {
  await page.goto('./#/shelf');
  const cards = page.locator('[data-testid^=library-]');
  await expect(cards).toHaveCount(11);
  await page.keyboard.press('/');
  await page.keyboard.type('kerry');
  await expect(cards).toHaveCount(1);
  await page.getByTestId('shelf-edition').getByText('2.0').click();
  await expect(page.getByTestId('shelf-none')).toContainText('Nothing matches.');
  await page.getByTestId('shelf-clear').click();
  await expect(cards).toHaveCount(11);
  await page.getByTestId('shelf-search').fill('f6=h7-i6');
  await expect(cards).toHaveCount(1);
  await page.getByTestId('shelf-search').fill('');
  await page.getByTestId('shelf-kind').getByText('My games').click();
  await expect(page.getByTestId('shelf-none')).toBeVisible();
  await page.getByTestId('shelf-clear').click();
  await page.getByTestId('shelf-view-rows').click();
  await page.reload();
  await expect(page.getByTestId('shelf-view-rows')).toHaveAttribute('aria-pressed', 'true');
});

test('a game of the library is studied, and its study stands on the shelf', async ({ page }) => {
  await page.goto('./#/shelf');
  await press(page.getByTestId('library-kerry-lucas-2021'), /^Study/);
  await expect(page).toHaveURL(/#\/study\/kept\//);
  const address = page.url();
  await page.goto('./#/shelf');
  await expect(page.getByTestId('own-study')).toContainText('Kerry – Lucas');
  await page.getByTestId('own-study').getByRole('link').click();
  await expect(page).toHaveURL(address);
  await page.goto('./#/shelf');
  await page
    .getByTestId('library-booklet-48-printed')
    .getByRole('button', { name: /as printed$/ })
    .first()
    .click();
  await expect(page.getByTestId('import-slip')).toHaveCount(3);
});

test('own games are played on, named, deleted and brought back', async ({ page }) => {
  for (const turn of ['a2-b2=d3', 'a6-b6']) {
    await twoPeople(page);
    await playText(page, turn);
  }
  await act(page, 'games');
  await expect(page).toHaveURL(/#\/shelf$/);
  const own = page.getByTestId('own-game');
  await expect(own).toHaveCount(2);
  await expect(own.first()).toContainText('Going on');
  await expect(own.first().locator('svg use[href*="white-king"]')).toHaveCount(1);
  await choose(own.nth(1), 'Rename');
  await page.keyboard.type('Sunday');
  await page.keyboard.press('Enter');
  const sunday = own.filter({ hasText: 'Sunday' });
  await expect(sunday).toHaveCount(1);
  // The second of its name is told so.
  await choose(own.first(), 'Rename');
  await page.keyboard.type('Sunday');
  await page.keyboard.press('Enter');
  await expect(own.filter({ hasText: 'Sunday (2)' })).toHaveCount(1);
  // With the keyboard alone: delete, and bring back.
  await own.nth(1).getByRole('link').press('Delete');
  await expect(own).toHaveCount(1);
  await page.getByTestId('toasts').getByRole('button', { name: 'Undo' }).click();
  await expect(own).toHaveCount(2);
  await page.reload();
  await expect(own).toHaveCount(2);
  await own.nth(1).getByRole('link').click();
  await expect(page.getByTestId('turn-list')).toContainText('a2-b2=d3');
  await page.goto('./#/shelf');
  await press(own.first(), /^Share/);
  await expect(page.getByTestId('export')).toContainText('JRN');
});

test('everything goes out as one file and comes in again in another browser', async ({
  page,
  browser,
  baseURL,
}) => {
  await twoPeople(page);
  await playText(page, 'a2-b2=d3');
  await page.goto('./#/shelf');
  await press(page.getByTestId('library-kerry-lucas-2021'), /^Study/);
  await expect(page).toHaveURL(/#\/study\/kept\//);
  await page.goto('./#/shelf');
  await expect(page.getByTestId('own-study')).toHaveCount(1);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByTestId('backup-out').click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^jersi-.*\.json$/);
  const file = readFileSync(await download.path(), 'utf8');

  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await elsewhere.newPage();
  await other.goto('./#/shelf');
  const bring = (name: string, text: string): Promise<void> =>
    other
      .getByTestId('backup-file')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  const said = other.getByTestId('toasts');
  await bring('jersi.json', file.slice(0, -40));
  await expect(said).toContainText('cut off');
  await bring('jersi.json', file.replace('"version": 1', '"version": 9'));
  await expect(said).toContainText('newer version');
  await bring('jersi.json', '1. a2-b2');
  await expect(said).toContainText('no copy of a shelf');
  await expect(other.getByTestId('own-game')).toHaveCount(0);
  await bring('jersi.json', file);
  await expect(said).toContainText('1 game and 1 study came in.');
  await expect(other.getByTestId('own-game')).toHaveCount(1);
  await expect(other.getByTestId('own-study')).toHaveCount(1);
  await bring('jersi.json', file);
  await expect(said).toContainText('here already');
  await other.getByTestId('own-game').getByRole('link').click();
  await expect(other.getByTestId('turn-list')).toContainText('a2-b2=d3');
  await elsewhere.close();
});

test('the name of a file of the author’s tells who plays', async ({ page }) => {
  await page.goto('./#/shelf/import');
  const buffer = Buffer.from(record('Fox-Lucas-2021-0425.txt'));
  await page
    .getByTestId('import-file')
    .setInputFiles({ name: 'Fox-Lucas-2021-0425.txt', mimeType: 'text/plain', buffer });
  await expect(page.getByTestId('findings')).toContainText('Fox');
  await page.getByTestId('import-study').click();
  await expect(page).toHaveURL(/#\/study\/kept\//);
  await page.goto('./#/shelf');
  await expect(page.getByTestId('own-study')).toContainText('Fox – Lucas');
});

test('the shelf, imports and exports live without a network', async ({ page, context }) => {
  await page.goto('./#/shelf');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  });
  await context.setOffline(true);
  await page.reload();
  await press(page.getByTestId('library-booklet-20'), /^Share/);
  await expect(page.getByTestId('export-preview')).toBeVisible();
  await page.goto('./#/editor');
  await expect(page.getByTestId('verdict')).toContainText('A valid position');
  await page.goto('./#/shelf/import');
  await page.getByTestId('import-text').fill(PRINTED);
  await expect(page.getByTestId('import-slip')).toHaveCount(3);
});

for (const { colorScheme, width, height, locale } of [
  { colorScheme: 'light', width: 1440, height: 900, locale: 'fr-FR' },
  { colorScheme: 'dark', width: 390, height: 844, locale: 'en-GB' },
] as const) {
  test.describe(`${colorScheme}, ${width} wide, ${locale}`, () => {
    test.use({ colorScheme, locale, viewport: { width, height }, hasTouch: width < 500 });

    test('the shelf, imports and exports are accessible', async ({ page }) => {
      await page.goto('./#/shelf');
      await expect(page.getByTestId('library-booklet-48').locator('svg .home')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        locale === 'fr-FR' ? 'Étagère' : 'Shelf',
      );
      await expectAccessible(page, 'an empty shelf');
      await twoPeople(page);
      await playText(page, 'a2-b2=d3');
      await page.goto('./#/shelf');
      const own = page.getByTestId('own-game');
      await expect(own.locator('svg [class*=king], svg use[href*="king"]').first()).toBeVisible();
      await own.getByTestId('card-menu').focus();
      await page.keyboard.press('Enter');
      await expect(
        own.getByRole('button', { name: locale === 'fr-FR' ? 'Supprimer' : 'Delete' }),
      ).toBeVisible();
      await expectAccessible(page, 'a shelf with a menu');
      await page.keyboard.press('Escape');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, 'sideways scroll').toBeLessThanOrEqual(0);
      await page.getByTestId('open-import').click();
      await page.getByTestId('import-text').fill(PRINTED);
      await expect(page.getByTestId('import-slip')).toHaveCount(3);
      await expectAccessible(page, 'slips');
      await page.getByTestId('import-text').fill('1. a2-e9\n2. x');
      await expectAccessible(page, 'a text that is wrong');
      await page.getByTestId('import-text').fill('7/8/7/8/4k-4/8/7/8/3K-3 w - 0 1');
      await expectAccessible(page, 'a position');
    });
  });
}
