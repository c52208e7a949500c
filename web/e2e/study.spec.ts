import { expectAccessible } from './support/axe.ts';
import { act, continueGame, playText, twoPeople } from './support/page.ts';
import { choose } from './support/shelf.ts';
import { MISSED, openHumanGame, openStudy, reload } from './support/study.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

/** An engine on a busy machine needs its time; no test asks how long. */
const PATIENCE = { timeout: 150_000 };

test.describe.configure({ timeout: 240_000 });

test('a human game is analysed to the end, with chances, accuracy and mistakes', async ({ page }) => {
  await openHumanGame(page);
  await expect(page.getByTestId('study-turns').getByRole('button')).toHaveCount(61);
  await page.getByText('Fast', { exact: true }).click();
  await page.getByTestId('review-run').click();
  // It is stopped, kept, and gone on with where it was. A fast machine is done before a press from outside arrives.
  await page.waitForFunction(
    () => {
      const stop = document.querySelector<HTMLElement>('[data-testid=review-stop]');
      const amid = /(?:^|\D)(?:[5-9]|[1-5]\d) of 62/.test(document.body.innerText);
      if (stop && amid) stop.click();
      return stop !== null && amid;
    },
    undefined,
    PATIENCE,
  );
  await reload(page);
  await expect(page.getByTestId('review-run')).toHaveText('Go on');
  await expect(page.getByTestId('graph')).toBeVisible();
  await page.getByTestId('review-run').click();
  await expect(page.getByTestId('review-stop')).toBeHidden(PATIENCE);
  await expect(page.getByTestId('accuracy')).toContainText(/Fox\s*\d+%/);
  await expect(page.getByTestId('accuracy')).toContainText(/Lucas\s*\d+%/);
  expect(await page.getByTestId('find').count()).toBeGreaterThan(2);
  await expectAccessible(page, 'a game that was analysed');
  // The graph is a slider: keys step through the game, and it says what it shows.
  const graph = page.getByTestId('graph');
  await graph.focus();
  await page.keyboard.press('End');
  await expect(graph).toHaveAttribute('aria-valuenow', '61');
  await expect(graph).toHaveAttribute('aria-valuetext', /^After 31\. f6=h7-i6, White’s chances 100%/);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByTestId('study-turns').locator('[aria-current]')).toContainText('c6=c4-d4!');
  // All of it is there again after a reload, and the record holds the scores.
  await reload(page);
  await expect(page.getByTestId('review-run')).toBeHidden();
  await expect(page.getByTestId('accuracy')).toContainText(/Fox\s*\d+%/);
});

test('variations, notes and marks are kept over a reload', async ({ page }) => {
  await openStudy(page, MISSED);
  const turns = page.getByTestId('study-turns');
  await expect(turns).toContainText('h4-g3');
  // A turn of one's own becomes a variation.
  const table = new Table(page);
  await table.press('h4');
  await table.press('h5');
  await expect(turns.locator('[aria-current]')).toContainText('h4-h5');
  await expect(turns.getByRole('group', { name: 'Variation' })).toContainText('26.');
  await page.getByTestId('sign-dubious').click();
  await page.getByTestId('note').fill('Why not home?\nIt was so near.');
  await page.getByTestId('note').blur();
  await expect(turns).toContainText('It was so near.');
  await expectAccessible(page, 'a study with a variation, a note and a mark');
  await reload(page);
  await expect(turns.locator('[aria-current]')).toContainText('h4-h5?!');
  await expect(page.getByTestId('note')).toHaveValue('Why not home?\nIt was so near.');
  // The same by keys: up to the game, down again; right along it.
  await turns.focus();
  await page.keyboard.press('ArrowUp');
  await expect(turns.locator('[aria-current]')).toContainText('h4-g3');
  await page.keyboard.press('ArrowRight');
  await expect(turns.locator('[aria-current]')).toContainText('b5-c4');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await expect(turns.locator('[aria-current]')).toContainText('h4-h5');
  // It can become the main line, and be taken away.
  await page.getByTestId('promote').click();
  await expect(turns.getByRole('group', { name: 'Variation' })).toContainText('h4-g3');
  await page.getByTestId('remove').click();
  await expect(turns).not.toContainText('h4-h5');
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(turns.locator('[aria-current]')).toContainText('h4-h5?!');
  await page.getByTestId('remove').click();
  await expect(turns).not.toContainText('h4-h5');
  await expect(turns.getByRole('group', { name: 'Variation' })).toHaveCount(0);
  await reload(page);
  await expect(turns).not.toContainText('h4-h5');
});

test('live analysis starts, shows lines on the board, and stops; the wish is remembered', async ({
  page,
}) => {
  await openHumanGame(page);
  await expect(page.getByTestId('lines')).toBeHidden();
  await page.getByTestId('live').click();
  const lines = page.getByTestId('lines').getByRole('listitem');
  await expect(lines).toHaveCount(3, PATIENCE);
  await expect(page.locator('.badge text')).toHaveText(['3', '2', '1']);
  await expect(page.getByTestId('lines-facts')).toContainText(/Depth \d+/);
  await expect(page.getByTestId('eval-bar').first()).toHaveAttribute('aria-label', /White’s chances \d+/);
  await expectAccessible(page, 'a study that is analysed');
  await page.getByRole('group', { name: 'Lines' }).getByText('5', { exact: true }).click();
  await expect(lines).toHaveCount(5, PATIENCE);
  // The next position has lines of its own.
  await page.getByTestId('next').click();
  await expect(page.getByRole('heading', { name: 'Best turns for Black' })).toBeVisible();
  await expect(lines).toHaveCount(5, PATIENCE);
  // After a reload it goes on by itself.
  await reload(page);
  await expect(lines).toHaveCount(5, PATIENCE);
  // Stopped, the lines stay where they belong: not at the turn before.
  await page.getByTestId('live').click();
  await expect(page.locator('g.badge')).toHaveCount(0);
  await page.getByTestId('previous').click();
  await expect(page.getByRole('heading', { name: 'Best turns for White' })).toBeVisible();
  await expect(page.getByTestId('lines')).toBeHidden();
  await page.getByTestId('next').click();
  await expect(lines).toHaveCount(5);
  // A line becomes a variation.
  const text = await lines.first().locator('b').innerText();
  await lines.first().getByRole('button').click();
  await expect(page.getByTestId('study-turns').locator('[aria-current]')).toContainText(text);
  await reload(page);
  await expect(page.getByTestId('live')).toHaveText('Analyse');
});

test('the better turn is missed, found, and shown', async ({ page }) => {
  await openStudy(page, MISSED);
  await page.getByTestId('review-run').click();
  await expect(page.getByTestId('review-stop')).toBeHidden(PATIENCE);
  const finds = page.getByTestId('find');
  await expect(finds).toHaveCount(3);
  await finds.first().click();
  const said = page.getByTestId('find-said');
  await expect(said).toContainText('h4-g3 was played. Blunder: what is better for White?');
  // What was played is not told.
  await expect(page.getByTestId('study-turns')).not.toContainText('b5-c4');
  await expectAccessible(page, 'a mistake to mend');
  const table = new Table(page);
  await table.press('h4');
  await table.press('h3');
  await expect(said).toContainText('h4-h3 is not the best.', PATIENCE);
  await expectAccessible(page, 'a mistake that was not mended');
  await table.press('h4');
  await table.press('i4');
  await expect(said).toContainText('h4-i4 is good.', PATIENCE);
  await expect(page.getByTestId('study-turns').locator('[aria-current]')).toContainText('h4-i4');
  await expectAccessible(page, 'a mistake that was mended');
  // The next one is Black's: the answer is asked for.
  await page.getByTestId('find-next').click();
  await expect(said).toContainText('what is better for Black?');
  await page.getByTestId('find-show').click();
  await expect(said).toContainText(/b5-a[45] was better\./);
  await expect(page.getByTestId('study-turns').locator('[aria-current]')).toContainText(/b5-a[45]/);
  await page.getByTestId('find-leave').click();
  await expect(page.getByTestId('find-card')).toBeHidden();
  // What was found stands in the study as variations.
  await reload(page);
  await expect(page.getByTestId('study-turns')).toContainText('h4-i4');
});

test('a game goes on from a position of the study against a chosen opponent', async ({ page }) => {
  await openHumanGame(page);
  for (const _ of [1, 2, 3]) await page.getByTestId('next').click();
  await page.getByTestId('play-from-here').click();
  await expectAccessible(page, 'playing from here');
  const dialog = page.getByTestId('play-here');
  await dialog.getByText('1', { exact: true }).click();
  await dialog.getByTestId('play-begin').click();
  const table = new Table(page);
  await expect.poll(() => table.turns()).toEqual(['b8-b7=d8', 'h8-h7=f6', 'd8=f7-f6!']);
  // Black decides, so the person plays Black, and the machine answers.
  await playText(page, 'h4-h5=f6!');
  await expect.poll(async () => (await table.turns()).length, PATIENCE).toBe(5);
  // The study is as it was.
  await page.getByTestId('nav-study').click();
  await expect(page.getByTestId('study-turns').locator('[aria-current]')).toContainText('d8=f7-f6!');
});

test('a game that is over is reviewed, and one that went on is taken over', async ({ page }) => {
  await twoPeople(page);
  await playText(page, 'a2-b2=d3');
  await act(page, 'games');
  await choose(page.getByTestId('own-game'), 'Study');
  const turns = page.getByTestId('study-turns');
  await expect(turns.getByRole('button')).toHaveText(['a2-b2=d3']);
  await page.getByTestId('next').click();
  await page.getByTestId('sign-good').click();
  await expect(page.locator('main[data-kept=true]')).toBeVisible();
  await continueGame(page);
  await playText(page, 'h4-h3=f4');
  await act(page, 'resign');
  await page.getByRole('button', { name: 'Resign' }).last().click();
  await page.getByTestId('review').click();
  await expect(turns.getByRole('button')).toHaveText(['a2-b2=d3!', 'h4-h3=f4']);
  await expect(turns).toContainText('Black wins: White resigns.');
  // A finished game can be gone on with in the study.
  await page.getByTestId('last').click();
  const table = new Table(page);
  await table.press('b3');
  await table.press('b4');
  await table.press('d5');
  await expect(turns.locator('[aria-current]')).toContainText('b3-b4=d5');
});

test('addresses without a study say so', async ({ page }) => {
  await page.goto('./#/study');
  await expect(page.getByRole('heading', { name: 'Nothing to study yet' })).toBeVisible();
  await expectAccessible(page, 'no study yet');
  await page.goto('./#/study/kept/nothing');
  await expect(page.getByText('There is no such study in this browser.')).toBeVisible();
  await page.goto('./#/study/library/nothing');
  await expect(page.getByText('There is no such study in this browser.')).toBeVisible();
  await page.goto('./#/study/game/nothing');
  await expect(page.getByText('There is no such study in this browser.')).toBeVisible();
});

test('on a phone, in French, everything is below the board', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    localStorage.setItem(
      'jersi.settings',
      JSON.stringify({ animations: false, sound: false, language: 'fr', theme: 'dark' }),
    );
  });
  await openStudy(page, MISSED);
  await expectAccessible(page, 'a study on a phone');
  await page.getByTestId('tab-chances').click();
  await page.getByTestId('review-run').click();
  await expect(page.getByTestId('review-stop')).toBeHidden(PATIENCE);
  await expect(page.getByTestId('accuracy')).toContainText('Précision');
  await expectAccessible(page, 'chances on a phone');
  await page.getByTestId('tab-lines').click();
  await page.getByTestId('live').click();
  await expect(page.getByTestId('lines').getByRole('listitem')).toHaveCount(3, PATIENCE);
  await expectAccessible(page, 'lines on a phone');
  await page.keyboard.press('Tab');
  await page.getByTestId('tab-lines').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByTestId('tab-notes')).toBeFocused();
  await page.getByTestId('next').click();
  await page.getByTestId('sign-blunder').click();
  await expectAccessible(page, 'notes on a phone');
  await page.getByTestId('tab-turns').click();
  await expect(page.getByTestId('study-turns').locator('[aria-current]')).toContainText('h4-g3??');
  await page.getByTestId('tab-chances').click();
  await page.getByTestId('find').first().click();
  await expect(page.getByTestId('find-said')).toContainText('qu’y a-t-il de mieux pour Blanc ?');
  await expectAccessible(page, 'a mistake to mend on a phone');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

test('it works without a network', async ({ page, context }) => {
  await openStudy(page, MISSED);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await reload(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByTestId('study-turns')).toContainText('h4-g3');
  await page.getByTestId('live').click();
  await expect(page.getByTestId('lines').getByRole('listitem')).toHaveCount(3, PATIENCE);
  await context.setOffline(false);
});
