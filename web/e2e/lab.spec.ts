import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { openHumanGame } from './support/study.ts';
import { expect, test } from './support/test.ts';

/** The report that the tests of Rust made up. */
const SAMPLE = resolve(import.meta.dirname, '../../crates/jersi-lab-report/tests/data/sample-report.json');

async function openSample(page: Page): Promise<void> {
  await page.goto('./#/lab');
  await page.getByTestId('lab-file').setInputFiles(SAMPLE);
  await expect(page.getByTestId('lab-report').locator('h1')).toHaveText(
    'What does the reserve do to the game?',
  );
}

async function isAsWideAsTheWindow(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

test('a report is opened from the menu, explains itself and leads to a game by its rules', async ({
  page,
}) => {
  await page.goto('./#/shelf');
  await page.getByTestId('nav-more').click();
  await page.getByTestId('nav-lab').click();
  await expect(page).toHaveURL(/#\/lab$/);
  await expect(page).toHaveTitle('Laboratory · Jersi');
  await expectAccessible(page, 'the laboratory');
  await openSample(page);
  await expect(page).toHaveURL(/#\/lab\/file$/);
  const report = page.getByTestId('lab-report');
  await expect(report.getByRole('row', { name: /^Ties/ }).first()).toContainText('B has fewer ties');
  await expect(report.getByRole('img', { name: 'How long games last' })).toBeVisible();
  await expectAccessible(page, 'a report');
  await report.getByRole('link', { name: 'Ladder of skill' }).first().click();
  await expect(page).toHaveURL(/#\/lab\/file\/skill-ladder$/);
  await expect(report.getByRole('region', { name: 'Ladder of skill' })).toBeInViewport();
  await expect(report.locator('a.lab-play').nth(1)).toHaveAttribute('href', '#/?game=4.8+no-reserve');
});

test('a dropped file is shown, a damaged one is told with its place', async ({ page }) => {
  await page.goto('./#/lab');
  // Before the page is there, nobody hears what is dropped.
  await expect(page.getByRole('heading', { name: 'Laboratory' })).toBeVisible();
  const text = readFileSync(SAMPLE, 'utf8');
  const drop = async (content: string): Promise<void> => {
    const data = await page.evaluateHandle((inside) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([inside], 'report.json', { type: 'application/json' }));
      return transfer;
    }, content);
    await page.dispatchEvent('main', 'drop', { dataTransfer: data });
  };
  await drop(text.replace('"rows"', '"lines"'));
  await expect(page.getByTestId('lab-fault')).toContainText('line 1, column');
  await expectAccessible(page, 'a damaged report');
  await drop(text);
  await expect(page.getByTestId('lab-report')).toContainText('First player’s score');
  // What cannot even be read is told where one sees it, however far down one is, and the report stays.
  await page.getByRole('heading', { name: 'How to read an interval' }).scrollIntoViewIfNeeded();
  await drop('\0\u0001\0');
  await expect(page.getByTestId('lab-fault')).toBeInViewport();
  await expect(page.getByTestId('lab-report')).toContainText('First player’s score');
  await page.goto('./#/lab/no-such-report');
  await expect(page.getByRole('heading', { name: 'There is no such report' })).toBeVisible();
});

test.describe('a phone at night, in French', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', locale: 'fr-FR' });

  test('a report is read there too', async ({ page }) => {
    await openSample(page);
    await expect(page.getByTestId('lab-report')).toContainText('Score du premier joueur');
    await isAsWideAsTheWindow(page);
    await expectAccessible(page, 'a report on a phone');
  });

  test('so are those that come with the program, under French titles', async ({ page }) => {
    await page.goto('./#/lab');
    const links = page.locator('main li a');
    await expect(links.first()).toBeVisible();
    const reports = await links.evaluateAll((all) =>
      all.map((link) => ({ href: link.getAttribute('href') ?? '', title: link.textContent ?? '' })),
    );
    expect(reports.length).toBeGreaterThanOrEqual(4);
    for (const { href, title } of reports) {
      await page.goto(`./${href}`);
      const report = page.getByTestId(href.endsWith('/answers') ? 'answers' : 'lab-report');
      await expect(report.locator('h1')).toHaveText(title);
      await isAsWideAsTheWindow(page);
      await expectAccessible(page, title);
      // Names of metrics are words, whatever stands beside them.
      for (const head of await report.locator('.lab-summary tbody tr:first-child > th').all())
        expect((await head.boundingBox())?.width).toBeGreaterThan(100);
    }
  });
});

test('the story leads to the answer of a question, and that to its numbers', async ({ page }) => {
  await page.goto('./#/learn/story');
  await page.locator('a[href="#/lab/answers/mokca"]').click();
  const answer = page.getByRole('region', { name: 'Did the mokca tame the stacks?' });
  await expect(answer).toBeFocused();
  await expect(answer).toBeInViewport();
  await expect(answer).toContainText('of the turns build a stack and move it');
  await answer.getByRole('link', { name: 'The editions, in full' }).click();
  await expect(page).toHaveURL(/#\/lab\/study\/action-use$/);
  await expect(page.getByRole('region', { name: 'Use of actions' })).toBeInViewport();
});

test('the data of a report can be saved', async ({ page }) => {
  await openSample(page);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('lab-data').click()]);
  expect(download.suggestedFilename()).toBe('jersi-lab-sample-report.json');
  expect(readFileSync(await download.path(), 'utf8')).toBe(readFileSync(SAMPLE, 'utf8'));
});

test('a report that was kept as a page stands alone, in both languages', async ({ page, browser }, info) => {
  await openSample(page);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('lab-save').click()]);
  const file = info.outputPath('report.html');
  await download.saveAs(file);
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ colorScheme, viewport: { width: 390, height: 844 } });
    const alone = await context.newPage();
    await alone.goto(`file://${file}`);
    await expect(alone.getByRole('heading', { name: 'How to read an interval' })).toBeVisible();
    await expectAccessible(alone, `report.html, ${colorScheme}`);
    await isAsWideAsTheWindow(alone);
    await alone.getByText('Français', { exact: true }).click();
    await expect(alone.getByRole('heading', { name: 'Comment lire un intervalle' })).toBeVisible();
    await expect(alone.getByRole('heading', { name: 'How to read an interval' })).toBeHidden();
    await context.close();
  }
});

test('a study tells what was played from a position, and plays it', async ({ page }) => {
  await openHumanGame(page);
  await page.getByTestId('tab-openings').click();
  const openings = page.getByTestId('openings');
  await expect(openings).toBeVisible();
  await expectAccessible(page, 'openings in a study');
  const first = openings.getByRole('button').first();
  const turn = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.getByTestId('study-turns')).toContainText(turn);
});
