import type { Locator, Page } from '@playwright/test';
import { firstVisit, LIMIT, told } from '../build/visit.mjs';
import { expectAccessible } from './support/axe.ts';
import { clipped } from './support/clipped.ts';
import { twoPeople } from './support/page.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

/** The whole board with its rim, as wide as it is drawn. */
async function boardWidth(page: Page): Promise<number> {
  return page
    .getByTestId('board')
    .evaluate((grid) => grid.closest('svg')?.getBoundingClientRect().width ?? 0);
}

/** Whether something lies wholly in the window, and nothing above it. */
async function expectUncovered(place: Locator): Promise<void> {
  await expect(place).toBeInViewport({ ratio: 1 });
  const covered = await place.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height * 0.85);
    return there !== null && element.closest('svg')?.contains(there) === false;
  });
  expect(covered, 'something lies above it').toBe(false);
}

test('the places: Play, Learn, Study, Shelf, and the rest behind More, by keyboard too', async ({ page }) => {
  await twoPeople(page);
  const nav = page.getByRole('navigation');
  await expect(nav.getByRole('link')).toHaveText(['Play', 'Learn', 'Study', 'Shelf']);
  await expect(page.getByTestId('nav-play')).toHaveAttribute('aria-current', 'page');
  await page.getByTestId('nav-play').focus();
  for (const name of ['learn', 'study', 'shelf', 'more']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByTestId(`nav-${name}`)).toBeFocused();
  }
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Editor' })).toBeFocused();
  await expectAccessible(page, 'the menu');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Laboratory' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: /^About/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(page.getByTestId('nav-more')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('credits')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByTestId('nav-more').click();
  await page.getByTestId('nav-editor').click();
  await expect(page).toHaveURL(/#\/editor/);
  await expect(page.getByTestId('nav-more')).toHaveAttribute('aria-current', 'true');
});

test('a skip link leads to the board, and few stops lie before it', async ({ page }) => {
  await twoPeople(page);
  await page.keyboard.press('Tab');
  await expect(page.getByTestId('skip')).toBeFocused();
  await expect(page.getByTestId('skip')).toBeInViewport();
  await page.keyboard.press('Enter');
  const onBoard = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.hasAttribute('data-cell') ?? false);
  expect(await onBoard()).toBe(true);
  await expect(page).toHaveURL(/#\/game\//);
  await page.reload();
  await expect(page.locator('[data-cell=e4]')).toBeVisible();
  let stops = 0;
  for (; stops < 12 && !(await onBoard()); stops += 1) await page.keyboard.press('Tab');
  expect(stops - 1, 'stops before the board').toBeLessThanOrEqual(5);
});

test('every page has a title of its own', async ({ page }) => {
  await page.goto('./#/learn');
  await expect(page).toHaveTitle('Learn · Jersi');
  for (const [address, title] of [
    ['#/study', 'Study · Jersi'],
    ['#/shelf', 'Shelf · Jersi'],
    ['#/learn/puzzles', 'Puzzles · Jersi'],
    ['#/editor', 'Editor · Jersi'],
    ['#/', 'Jersi'],
  ] as const) {
    await page.goto(`./${address}`);
    await expect(page, address).toHaveTitle(title);
  }
  await page.goto('./?edition=4.8');
  await expect(page).toHaveTitle('White to play · Jersi');
});

test('a phone has tabs, and inside a game a way back instead', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./#/learn');
  const tabs = page.getByTestId('tabs');
  await expect(tabs.getByRole('link')).toHaveText(['Play', 'Learn', 'Study', 'Shelf']);
  expect((await tabs.boundingBox())?.height).toBe(64);
  await expect(tabs).toBeInViewport({ ratio: 1 });
  await page.getByTestId('nav-more').click();
  await expectAccessible(page, 'the menu of a phone');
  await page.getByTestId('open-credits').click();
  await expect(page.getByTestId('credits')).toBeVisible();
  await page.keyboard.press('Escape');
  await twoPeople(page);
  await expect(tabs).toBeHidden();
  await expect(page.getByRole('banner')).toContainText('king to row i');
  await expect(page.getByTestId('action-more')).toHaveText('Game');
  await page.getByTestId('action-more').click();
  await expect(page.getByRole('dialog', { name: 'This game' }).getByRole('link')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByTestId('back').click();
  await expect(page.getByTestId('door')).toBeVisible();
  await expect(tabs).toBeVisible();
});

test('a first visit fetches no more than it may', async ({ browser, jersi }) => {
  const bytes = await firstVisit(browser, jersi.address);
  expect(bytes, told(bytes)).toBeLessThanOrEqual(LIMIT);
});

// Windows, how wide the board is in them, and what else differs: taken pairwise.
for (const [width, height, board, locale, colorScheme] of [
  [1440, 900, 810, 'en-GB', 'light'],
  [1366, 768, 708, 'fr-FR', 'dark'],
  [1280, 720, 664, 'fr-FR', 'light'],
  [1200, 880, 810, 'en-GB', 'dark'],
  [2560, 1440, 1380, 'fr-FR', 'light'],
  [1920, 1080, 1007, 'en-GB', 'dark'],
  [820, 1180, 788, 'fr-FR', 'dark'],
  [390, 844, 382, 'fr-FR', 'light'],
  [360, 640, 352, 'fr-FR', 'dark'],
  [320, 568, 312, 'en-GB', 'light'],
  // 1280 × 720 at 200 %.
  [640, 360, 340, 'fr-FR', 'light'],
] as const) {
  test.describe(`${width} × ${height}, ${locale}, ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, locale, colorScheme });

    test('the board has its size, and nothing is cut', async ({ page }) => {
      const table = new Table(page);
      await table.open({ edition: '4.8', black: '2', clock: '600+5' });
      expect(Math.round(await boardWidth(page))).toBe(board);
      expect(await clipped(page), 'before a turn').toEqual([]);
      await table.press('a2');
      await table.press('b2');
      await expect(table.confirm).toBeInViewport({ ratio: 1 });
      expect(await clipped(page), 'within a turn').toEqual([]);
      for (const cell of ['a1', 'a7', 'e5', 'i1']) await expectUncovered(table.cell(cell));
      if (width >= 720) {
        const room = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
        if (width >= 1000) expect(room, 'it fits the window').toBeLessThanOrEqual(0);
      }
    });
  });
}
