import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { act, continueGame, playText, twoPeople } from './support/page.ts';
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
  const columns = page.getByTestId('accuracy');
  await expect(columns).toContainText(/Fox\s*\d+% accuracy/);
  await expect(columns).toContainText(/Lucas\s*\d+% accuracy/);
  // A column a side, the greatest loss first, three and then more.
  for (const side of ['white', 'black']) {
    const rows = page.getByTestId(`slips-${side}`).getByTestId('mistake');
    await expect(rows).toHaveCount(3);
    await page.getByTestId(`more-${side}`).click();
    const losses = (await rows.locator('s').allInnerTexts()).map((text) => Number(text.slice(1)));
    expect(losses.length).toBeGreaterThan(3);
    expect(losses).toEqual([...losses].sort((one, other) => other - one));
  }
  await expectAccessible(page, 'a game that was analysed');
  // The graph is a slider: keys step through the game, and it says what it shows; a pointer is told the turn under it.
  const graph = page.getByTestId('graph');
  await expect(graph.locator('svg .side')).toHaveText(['100', '50', '0']);
  await expect(graph.locator('svg .below')).toHaveText(['1', '5', '10', '15', '20', '25', '30']);
  await graph.focus();
  await page.keyboard.press('End');
  await expect(graph).toHaveAttribute('aria-valuenow', '61');
  await expect(graph).toHaveAttribute('aria-valuetext', '31. f6=h7-i6, 100%');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByTestId('study-turns').locator('[aria-current]')).toContainText('c6=c4-d4!');
  const box = await graph.boundingBox();
  if (!box) throw new Error('the graph is not there');
  await page.mouse.move(box.x + 34 + (box.width - 34) / 2, box.y + 40);
  await expect(graph.locator('.tip')).toHaveText(/^1[56][.…] .+, \d+%$/);
  await page.mouse.down();
  await expect(graph).toHaveAttribute('aria-valuenow', /^3[01]$/);
  await page.mouse.up();
  // All of it is there again after a reload, and the record holds the scores.
  await reload(page);
  await expect(page.getByTestId('review-run')).toBeHidden();
  await expect(columns).toContainText(/Fox\s*\d+%/);
});

test('variations, notes, marks and drawings are kept over a reload', async ({ page }) => {
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
  // The right button draws arrows and rings, and rubs them out; a tool does it for a finger.
  const middle = async (cell: string): Promise<[number, number]> => {
    const box = await page.locator(`[data-cell="${cell}"]`).boundingBox();
    if (!box) throw new Error(`no cell ${cell}`);
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const drag = async (from: string, to: string, button: 'left' | 'right'): Promise<void> => {
    await page.mouse.move(...(await middle(from)));
    await page.mouse.down({ button });
    await page.mouse.move(...(await middle(to)), { steps: 3 });
    await page.mouse.up({ button });
  };
  const [arrows, rings] = [page.locator('.core path'), page.locator('.core polygon')];
  await drag('a4', 'c5', 'right');
  await drag('e5', 'e5', 'right');
  await drag('b1', 'b1', 'right');
  await drag('b1', 'b1', 'right');
  await page.getByTestId('draw-arrow').click();
  await drag('h5', 'i4', 'left');
  await page.getByTestId('draw-arrow').click();
  await expect(arrows).toHaveCount(2);
  await expect(rings).toHaveCount(1);
  await expect(turns.locator('[aria-current]')).toContainText('h4-h5');
  await expectAccessible(page, 'a study with a variation, a note, a mark and drawings');
  await reload(page);
  await expect(turns.locator('[aria-current]')).toContainText('h4-h5?!');
  await expect(page.getByTestId('note')).toHaveValue('Why not home?\nIt was so near.');
  await expect(arrows).toHaveCount(2);
  await page.getByTestId('draw-clear').click();
  await expect(arrows).toHaveCount(0);
  // The same by keys: up to the game, down again; right along it, and with Shift into the variation and out of it.
  await turns.focus();
  await page.keyboard.press('ArrowUp');
  await expect(turns.locator('[aria-current]')).toContainText('h4-g3');
  await page.keyboard.press('ArrowRight');
  await expect(turns.locator('[aria-current]')).toContainText('b5-c4');
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(turns.locator('[aria-current]')).toContainText('h4-h5');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(turns.locator('[aria-current]')).toHaveCount(0);
  await page.keyboard.press('Shift+ArrowRight');
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

test('live analysis starts, shows lines on the board, and stops; lines belong to their position', async ({
  page,
}) => {
  await openHumanGame(page);
  await expect(page.getByTestId('lines')).toBeHidden();
  await page.getByTestId('live').click();
  const lines = page.getByTestId('lines').getByRole('listitem');
  await expect(lines).toHaveCount(3, PATIENCE);
  await expect(page.locator('.badge text')).toHaveText(['3', '2', '1']);
  await expect(page.getByTestId('lines-facts')).toContainText(/depth \d+/);
  await expect(page.getByTestId('eval-bar').first()).toHaveAttribute('aria-label', /White’s chances \d+/);
  await expectAccessible(page, 'a study that is analysed');
  await page.getByTestId('lines-count').selectOption('5');
  await expect(lines).toHaveCount(5, PATIENCE);
  // In the very frame in which another position is shown, the lines of the one before are gone.
  const [heading, stale, waiting] = await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-testid=next]')?.click();
    return new Promise<[string, number, number]>((resolve) =>
      requestAnimationFrame(() =>
        resolve([
          document.querySelector('#lines-title')?.textContent ?? '',
          document.querySelectorAll('[data-testid=lines] li, g.badge').length,
          document.querySelectorAll('[data-testid=lines-waiting] i').length,
        ]),
      ),
    );
  });
  expect([heading, stale, waiting]).toEqual(['Best for Black after 1. b8-b7=d8', 0, 5]);
  await expect(lines).toHaveCount(5, PATIENCE);
  // Back again, what was found before is there at once, and marked.
  await page.getByTestId('previous').click();
  await expect(lines).toHaveCount(5);
  await page.getByTestId('next').click();
  // After a reload it goes on by itself.
  await reload(page);
  await expect(lines).toHaveCount(5, PATIENCE);
  // Stopped, the lines stay where they belong: not at the turn before.
  await page.getByTestId('live').click();
  await expect(page.getByTestId('lines-facts')).toContainText('kept');
  await expect(page.locator('g.badge')).toHaveCount(0);
  await page.getByTestId('previous').click();
  await expect(page.getByRole('heading', { name: 'Best for White at the start' })).toBeVisible();
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

test('the better turn is missed, found, and shown, and the record stays as it is', async ({ page }) => {
  await openStudy(page, MISSED);
  await page.getByTestId('review-run').click();
  await expect(page.getByTestId('review-stop')).toBeHidden(PATIENCE);
  const turns = page.getByTestId('study-turns');
  await expect(page.getByTestId('mistake')).toHaveCount(3);
  await page.getByTestId('find-all').click();
  const said = page.getByTestId('find-said');
  await page.getByTestId('find-card').getByText('White', { exact: true }).click();
  await expect(page.getByTestId('find-card')).toContainText('1 of 2');
  await expect(said).toContainText('h4-g3 was played. Blunder: what is better for White?');
  // What was played is not told.
  await expect(turns).not.toContainText('b5-c4');
  await expectAccessible(page, 'a mistake to mend');
  const table = new Table(page);
  await table.press('h4');
  await table.press('h3');
  await expect(said).toContainText('h4-h3 is not the best.', PATIENCE);
  await expectAccessible(page, 'a mistake that was not mended');
  await table.press('h4');
  await table.press('i4');
  await expect(said).toContainText('h4-i4 is good.', PATIENCE);
  await expectAccessible(page, 'a mistake that was mended');
  // The other side: the answer is asked for.
  await page.getByTestId('find-card').getByText('Black', { exact: true }).click();
  await expect(said).toContainText('what is better for Black?');
  await page.getByTestId('find-show').click();
  await expect(said).toContainText(/b5-a[45] was better\./);
  // What it does, and what is wrong with the turn that was played.
  const why = said.getByTestId('why');
  await expect(why.first()).toContainText(/^b5-a[45] It wins: it brings Black's king home\./);
  await expect(why.nth(1)).toContainText(/misses b5-a[45], which would bring Black's king home\./);
  await page.getByTestId('find-leave').click();
  await expect(page.getByTestId('find-card')).toBeHidden();
  // No try stands in the record, until somebody wants it there.
  await expect(turns.getByRole('group', { name: 'Variation' })).toHaveCount(0);
  await page.getByTestId('find-all').click();
  await page.getByTestId('find-show').click();
  await page.getByTestId('find-add').click();
  await reload(page);
  await expect(turns.getByRole('group', { name: 'Variation' })).toHaveCount(1);
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
  await page.getByTestId('nav-study').click();
  // Nothing was studied yet: the games at hand are there.
  await page.getByTestId('at-hand').getByRole('link').click();
  const turns = page.getByTestId('study-turns');
  await expect(turns.locator('.text')).toHaveText(['a2-b2=d3']);
  await page.getByTestId('next').click();
  await page.getByTestId('sign-good').click();
  await expect(page.locator('main[data-kept=true]')).toBeVisible();
  await continueGame(page);
  await playText(page, 'h4-h3=f4');
  await act(page, 'resign');
  await page.getByRole('button', { name: 'Resign' }).last().click();
  await page.getByTestId('review').click();
  await expect(turns.locator('.text')).toHaveText(['a2-b2=d3', 'h4-h3=f4']);
  await expect(turns).toContainText('Black wins: White resigns.');
  await expect(page.locator('.result')).toHaveText('Black wins');
  // A finished game can be gone on with in the study.
  await page.getByTestId('last').click();
  const table = new Table(page);
  await table.press('b3');
  await table.press('b4');
  await table.press('d5');
  await expect(turns.locator('[aria-current]')).toContainText('b3-b4=d5');
});

test('without a study there is a board of any edition, and the library; a lost one is told', async ({
  page,
}) => {
  await page.goto('./#/study');
  await expect(page.getByTestId('study-library').getByRole('link').first()).toBeVisible();
  await expectAccessible(page, 'no study yet');
  await page.getByText('3.0', { exact: true }).click();
  await page.getByTestId('blank-board').click();
  await expect(page.getByTestId('study-turns')).toContainText('No turn yet');
  // It is kept only when something happens on it.
  await expect(page).toHaveURL(/#\/study\/board\/3\.0/);
  await page.goto('./#/study/board/4.8/no-reserve');
  const table = new Table(page);
  for (const cell of ['a2', 'b2', 'd3']) await table.press(cell);
  await expect(page).toHaveURL(/#\/study\/kept\//);
  await reload(page);
  await expect(page.getByTestId('study-turns').locator('.text')).toHaveText(['a2-b2=d3']);
  await page.getByTestId('other-studies').click();
  await expect(page.getByTestId('at-hand').getByRole('link')).toHaveText(/Analysis, edition 4\.8/);
  for (const lost of ['kept', 'library', 'game', 'board']) {
    await page.goto(`./#/study/${lost}/nothing`);
    await expect(page.getByText('There is no such study in this browser.')).toBeVisible();
  }
});

test('the board is large, and nothing is cut', async ({ page }) => {
  await openHumanGame(page);
  for (const [width, height, least] of [
    [1440, 900, 800],
    [1366, 768, 700],
    [1280, 720, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    // What lies where is measured anew once the window has its new size.
    await expect
      .poll(() =>
        page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]),
      )
      .toEqual([width, height]);
    const board = await page.locator('main .board').first().boundingBox();
    expect(board?.width).toBeGreaterThanOrEqual(least);
    // Both names whole, and the field for the note within its panel.
    for (const name of await page.locator('.head .name').all())
      expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
    await page.getByTestId('tab-note').click();
    const bottom = async (place: Locator): Promise<number> => {
      const box = await place.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    expect(await bottom(page.getByTestId('note'))).toBeLessThan(await bottom(page.locator('aside.panel')));
  }
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
  await expectAccessible(page, 'chances on a phone');
  await page.getByTestId('live').click();
  await expect(page.getByTestId('lines').getByRole('listitem')).toHaveCount(1, PATIENCE);
  await page.getByTestId('lines-all').click();
  await expect(page.getByTestId('lines').getByRole('listitem')).toHaveCount(3, PATIENCE);
  await expectAccessible(page, 'lines on a phone');
  await page.keyboard.press('Tab');
  await page.getByTestId('tab-chances').focus();
  for (const next of ['mistakes', 'openings', 'note']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByTestId(`tab-${next}`)).toBeFocused();
  }
  await page.getByTestId('next').click();
  await page.getByTestId('sign-blunder').click();
  await expectAccessible(page, 'notes on a phone');
  await page.getByTestId('tab-turns').click();
  await expect(page.getByTestId('study-turns').locator('[aria-current]')).toContainText('h4-g3??');
  await page.getByTestId('tab-mistakes').click();
  await expect(page.getByTestId('accuracy')).toContainText('précision');
  await page.getByTestId('find-all').click();
  await expect(page.getByTestId('find-said')).toContainText('qu’y a-t-il de mieux pour');
  await expectAccessible(page, 'a mistake to mend on a phone');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

test.describe('without a network', () => {
  // The engine's own network was never fetched: that is tried once more, and said aloud.
  test.use({ allowed: [/net::ERR_INTERNET_DISCONNECTED/] });

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
});
