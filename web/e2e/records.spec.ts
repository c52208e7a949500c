import { expectAccessible } from './support/axe.ts';
import { playText, twoPeople } from './support/page.ts';
import { PRINTED } from './support/paper.ts';
import { expect, test } from './support/test.ts';

test('the library has the booklets’ examples and the author’s games, with credits', async ({ page }) => {
  await page.goto('./#/shelf');
  const rows = page.locator('[data-testid^=library-]');
  await expect(rows).toHaveCount(11);
  const example = page.getByTestId('library-booklet-48');
  await expect(example).toContainText(
    'Edition 4.8 · 48 turns · Black wins: the king has reached the far row.',
  );
  await expect(example).toContainText('Lucas Borboleta');
  await expect(example.getByRole('link', { name: 'CC BY-NC-SA 4.0' })).toHaveAttribute(
    'href',
    /by-nc-sa\/4\.0/,
  );
  const filmed = page.getByTestId('library-fox-lucas-2019');
  await expect(filmed).toContainText('Fox – Lucas');
  await expect(filmed.getByRole('link', { name: 'Film' })).toHaveAttribute('href', /youtube/);

  await page.getByTestId('records-search').fill('kerry');
  await expect(rows).toHaveCount(1);
  await page.getByTestId('records-edition').selectOption('2.0');
  await expect(page.getByTestId('records-page')).toContainText('Nothing here matches.');
  await page.getByTestId('records-search').fill('');
  await expect(rows).toHaveCount(6);
});

test('a game of the library is studied, and its study is found again', async ({ page }) => {
  await page.goto('./#/shelf');
  await page
    .getByTestId('library-kerry-lucas-2021')
    .getByRole('button', { name: 'Study: Kerry – Lucas' })
    .click();
  await expect(page).toHaveURL(/#\/study\/kept\//);
  const address = page.url();
  await page.goto('./#/shelf');
  await expect(page.getByTestId('own-study')).toContainText('Kerry – Lucas');
  await page
    .getByTestId('library-kerry-lucas-2021')
    .getByRole('button', { name: 'Study: Kerry – Lucas' })
    .click();
  await expect(page).toHaveURL(address);
});

test('the printed example is looked at with its slips', async ({ page }) => {
  await page.goto('./#/shelf');
  await page
    .getByTestId('library-booklet-48-printed')
    .getByRole('button', { name: /^Look at it/ })
    .click();
  await expect(page.getByTestId('import-text')).toHaveValue(
    PRINTED.trimEnd() === PRINTED ? PRINTED : /q3=q1-f1/,
  );
  await expect(page.getByTestId('import-slip')).toHaveCount(3);
});

test('own games are listed, played on, studied and exported', async ({ page }) => {
  await twoPeople(page);
  await playText(page, 'a2-b2=d3');
  await page.getByTestId('nav-shelf').click();
  const own = page.getByTestId('own-game');
  await expect(own).toHaveCount(1);
  await own.getByRole('button', { name: /^Export/ }).click();
  await expect(page.getByTestId('export')).toContainText('JRN');
  await page.keyboard.press('Escape');
  await own.getByRole('button', { name: /^Play/ }).click();
  await expect(page.getByTestId('turn-list')).toContainText('a2-b2=d3');
  await page.getByTestId('nav-shelf').click();
  await own.getByRole('button', { name: /^Study/ }).click();
  await expect(page).toHaveURL(/#\/study\//);
  await expect(page.locator('#app main')).toContainText('a2-b2=d3');
});

test('records, imports and exports live without a network', async ({ page, context }) => {
  await page.goto('./#/shelf');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  });
  await context.setOffline(true);
  await page.reload();
  await page
    .getByTestId('library-booklet-20')
    .getByRole('button', { name: /^Export/ })
    .click();
  await expect(page.getByTestId('export-preview')).toBeVisible();
  await page.goto('./#/editor');
  await expect(page.getByTestId('verdict')).toContainText('A valid position');
  await page.goto('./#/shelf/import');
  await page.getByTestId('import-text').fill(PRINTED);
  await expect(page.getByTestId('import-slip')).toHaveCount(3);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    test.describe(`${colorScheme}, ${width} wide`, () => {
      test.use({ colorScheme, viewport: { width, height } });

      test('records, imports and exports are accessible', async ({ page }) => {
        await page.goto('./#/shelf');
        await expect(page.getByTestId('library-booklet-48')).toBeVisible();
        await expectAccessible(page, 'the records');
        await page.getByTestId('open-import').click();
        await expectAccessible(page, 'an empty import');
        await page.getByTestId('import-text').fill(PRINTED);
        await expect(page.getByTestId('import-slip')).toHaveCount(3);
        await expectAccessible(page, 'slips');
        await page.getByTestId('import-text').fill('1. a2-e9\n2. x');
        await expectAccessible(page, 'a text that is wrong');
        await page.getByTestId('import-text').fill('7/8/7/8/4k-4/8/7/8/3K-3 w - 0 1');
        await expectAccessible(page, 'a position');
        await page.keyboard.press('Escape');
        await page
          .getByTestId('library-booklet-48')
          .getByRole('button', { name: /^Export/ })
          .click();
        await expect(page.getByTestId('export-preview')).toBeVisible();
        await expectAccessible(page, 'an export');
      });
    });
  }
}

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test('records, imports and exports speak French', async ({ page }) => {
    await page.goto('./#/shelf');
    await expect(page.getByRole('heading', { name: 'Parties notées par l’auteur' })).toBeVisible();
    await page.getByTestId('open-import').click();
    await page.getByTestId('import-text').fill(PRINTED);
    await expect(page.getByTestId('import-slip').nth(1)).toContainText('Tour 32, Noir (paire 16)');
    await expect(page.getByTestId('import')).toContainText('Noir gagne');
    await expect(page.getByTestId('mend-all')).toHaveText('Corriger les 3 coquilles dans le texte');
    await page.keyboard.press('Escape');
    await page
      .getByTestId('library-booklet-20')
      .getByRole('button', { name: /^Exporter/ })
      .click();
    await expect(page.getByTestId('export')).toContainText('aucun serveur ne la garde');
  });
});
