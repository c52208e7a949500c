import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { Keys } from './support/keys.ts';
import { expect, test } from './support/test.ts';

const PAGES = [
  ['', 'Learn', 'Apprendre'],
  ['/rules/2.0', 'Rules, edition 2.0', 'Règles, édition 2.0'],
  ['/rules/3.0', 'Rules, edition 3.0', 'Règles, édition 3.0'],
  ['/rules/4-draft', 'Rules, edition 4 (working draft)', 'Règles, édition 4 (document de travail)'],
  ['/rules/4.8', 'Rules, edition 4.8', 'Règles, édition 4.8'],
  ['/rules/4.16', 'Rules, edition 4.16', 'Règles, édition 4.16'],
  ['/powers', 'Who takes whom', 'Qui prend qui'],
  ['/turns', 'What a turn can be', 'Ce qu’on peut jouer'],
  ['/faq', 'Questions and mnemonics', 'Questions et mnémoniques'],
  ['/names', 'The names', 'Les noms'],
  ['/story', 'The story', 'L’histoire'],
  ['/editions', 'What changed, and why', 'Ce qui a changé, et pourquoi'],
] as const;

/** Scrolls through the page, so that every board of it is drawn. */
async function drawAll(page: Page): Promise<void> {
  for (const example of await page.locator('figure.example').all()) {
    await example.scrollIntoViewIfNeeded();
    await expect(example.getByRole('img')).toBeVisible();
  }
}

function example(page: Page, id: string): Locator {
  return page.getByTestId(`example-${id}`).first();
}

// Each page in both languages, both themes and both sizes: two visits show all of them.
const VISITS = [
  { language: 'en', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { language: 'fr', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

for (const { language, colorScheme, viewport } of VISITS) {
  test.describe(`${language} ${colorScheme}`, () => {
    test.use({ colorScheme, viewport, chosen: { language, animations: false, sound: false } });

    for (const [path, english, french] of PAGES) {
      test(`#/learn${path}`, async ({ page }) => {
        await page.goto(`./#/learn${path}`);
        const title = language === 'en' ? english : french;
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await drawAll(page);
        if (path !== '') {
          await expect(page.getByTestId('foot')).toContainText('Lucas Borboleta');
          await expect(page.getByTestId('foot')).toContainText('SA 4.0');
        }
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wider, 'the page does not scroll sideways').toBeLessThanOrEqual(0);
        await expectAccessible(page, `${path} in ${language}`);
      });
    }
  });
}

test('the header leads to Learn, the contents to the rules, and the editions to each other', async ({
  page,
}) => {
  await page.goto('./?edition=4.8');
  await page.getByTestId('nav-learn').click();
  await expect(page).toHaveTitle('Learn · Jersi');
  await page.getByTestId('learn-read').click();
  await expect(page.locator('#learn-title')).toHaveText('Rules, edition 4.8');
  const named = page.getByRole('navigation', { name: 'Edition' }).getByRole('link');
  await expect(named).toHaveText(['4.8', '4.16', '2.0', '3.0', '4-draft']);
  await page.getByRole('navigation', { name: 'Edition' }).getByRole('link', { name: '3.0' }).click();
  await expect(page.locator('#learn-title')).toHaveText('Rules, edition 3.0');
  await expect(page.locator('#learn-title')).toBeFocused();
  await page.getByRole('link', { name: 'The guardian (mokca)' }).first().click();
  await expect(page.getByRole('heading', { name: 'The guardian (mokca)' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'The guardian (mokca)' })).toBeFocused();
  await page.goBack();
  await page.goBack();
  await expect(page.locator('#learn-title')).toHaveText('Rules, edition 4.8');
  await page.goto('./#/learn/rules/7.0');
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
});

test('Learn begins with the lesson; puzzles, rules and powers follow; the rest is folded', async ({
  page,
}) => {
  await page.goto('./#/learn');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Your first game in ten small tasks',
    'Puzzles',
    'The rules',
    'Who takes whom',
  ]);
  await expect(page.getByTestId('learn-lesson').getByRole('listitem')).toHaveCount(10);
  await expect(page.getByTestId('lesson-begin')).toHaveText('Begin');
  await expect(
    page.getByTestId('learn-rules').getByRole('link', { name: /4\.16, as played since 2022/ }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'The story' })).toBeHidden();
  await page.getByTestId('fold-story').locator('summary').click();
  const folded = page.getByTestId('fold-story').getByRole('link');
  await expect(folded).toHaveText([
    'The story',
    'What changed, and why',
    'Rules of 2.0',
    'Rules of 3.0',
    'Rules of 4-draft',
  ]);
  await folded.first().click();
  await expect(page.getByRole('heading', { name: 'Whom the author thanks' })).toBeAttached();
  await page.goBack();
  await page.getByTestId('fold-questions').locator('summary').click();
  await page.getByRole('link', { name: 'Questions and mnemonics' }).click();
  await expect(page.locator('#learn-title')).toHaveText('Questions and mnemonics');
  // What was begun goes on where it was left.
  await page.evaluate(() =>
    localStorage.setItem(
      'jersi.progress',
      JSON.stringify({ version: 1, lesson: ['move', 'build'], puzzles: { '48-01': 'solved' } }),
    ),
  );
  await page.goto('./#/learn');
  await page.reload();
  await expect(page.getByTestId('lesson-begin')).toHaveText('Go on with task 3');
  await expect(page.getByTestId('learn-next-puzzle')).toHaveText('Puzzle of the day');
  await page.getByTestId('learn-next-puzzle').click();
  await expect(page).toHaveTitle(/^Puzzle \d\d-\d+: /);
});

test('one style of faces in a figure, whatever its size', async ({ page }) => {
  await page.goto('./#/learn/powers');
  await expect(page.locator('.powers').first()).toBeVisible();
  const styles = await page.evaluate(() =>
    [...document.querySelectorAll('main use')].map(
      (use) => /jersi-(dots|simple)-/.exec(use.getAttribute('href') ?? '')?.[1],
    ),
  );
  expect(new Set(styles.filter(Boolean))).toEqual(new Set(['simple']));
});

test('an example plays itself, forwards and back, and the referee gives his reasons', async ({ page }) => {
  await page.goto('./#/learn/rules/4.8/turn');
  const board = example(page, 'unbuild');
  await board.scrollIntoViewIfNeeded();
  await expect(board).toContainText('The second step moves the other number of pieces');
  await board.getByRole('button', { name: 'Play c3=e5!-f5!' }).click();
  await expect(board.getByRole('status')).toContainText('captures scissors; then rock from e5 to f5');
  await expect(board.locator('[data-cell=f5]')).toHaveAccessibleName(/^f5, white rock/);
  await expect(board.getByTestId('step')).toBeDisabled();
  await expect(board.getByTestId('back')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(board.locator('[data-cell=f5]')).toHaveAccessibleName(/^f5, black fool/);
  await expect(board.getByTestId('step')).toBeFocused();
});

test('a whole game is stepped through, and ends', async ({ page }) => {
  await page.goto('./#/learn/rules/3.0/notation');
  const board = example(page, 'game');
  for (let turn = 0; turn < 7; turn += 1) await board.getByTestId('step').click();
  await expect(board.getByRole('status')).toContainText('White wins: the kunti is captured.');
  await expect(board.getByTestId('try')).toBeDisabled();
});

test('a board is tried by keyboard: reached, played, left, started over', async ({ page }) => {
  await page.goto('./#/learn/rules/3.0/capturing');
  const board = example(page, 'capture');
  await board.getByTestId('try').focus();
  await page.keyboard.press('Enter');
  const keys = new Keys(page);
  expect(await keys.here()).not.toBe('');
  await keys.press('d4');
  await keys.press('e5');
  await expect(board.getByText('Cukla does not beat kurfa, which stands on e5.')).toBeVisible();
  await expectAccessible(page, 'a board that is tried');
  await keys.press('e4');
  await expect(board.locator('[data-cell=e4]')).toHaveAccessibleName(/^e4, white cukla/);
  await expect(board.getByTestId('status')).toHaveText('Black to play');
  // The board is one stop: the next key leads out of it.
  await page.keyboard.press('Tab');
  await expect(board.getByTestId('reset')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(board.getByTestId('try')).toBeFocused();
  await expect(board.getByRole('img')).toHaveAccessibleName(/d4, white cukla/);
});

test('only one board of a page is live, and it speaks the chosen language', async ({ page }) => {
  await page.goto('./#/learn/rules/4.8/mountains');
  await example(page, 'climb').getByTestId('try').click();
  await expect(example(page, 'climb').getByRole('grid')).toBeVisible();
  await example(page, 'wall').getByTestId('try').click();
  await expect(example(page, 'climb').getByRole('grid')).toHaveCount(0);
  await expect(page.getByRole('grid')).toHaveCount(1);
  await page.getByRole('button', { name: /Français/ }).click();
  await expect(page.locator('#learn-title')).toHaveText('Règles, édition 4.8');
  await example(page, 'wall').getByTestId('try').click();
  await expect(page.locator('[data-cell=e4]')).toHaveAccessibleName(/montagne/);
});

test('a press on a cube of the picture picks it', async ({ page }) => {
  await page.goto('./#/learn/rules/2.0/capturing');
  const board = example(page, 'capture');
  await board.scrollIntoViewIfNeeded();
  const box = await board.getByRole('img').boundingBox();
  if (!box) throw new Error('no picture');
  // d4 is half a cell left of the middle and one row below it; the board is 9.2 cells wide.
  const cell = box.width / 9.2;
  await page.mouse.click(box.x + box.width / 2 - cell / 2, box.y + box.height / 2 + cell * 0.866);
  await expect(board.locator('[data-cell=d4]')).toHaveAttribute('aria-selected', 'true');
  await board.locator('[data-cell=e4]').click();
  await expect(board.getByRole('status')).toContainText('captures kuctai on kurfa');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tap on the picture begins, and cubes are dropped from the reserve', async ({ page }) => {
    await page.goto('./#/learn/rules/4.8/drops');
    const board = example(page, 'drop');
    await board.scrollIntoViewIfNeeded();
    await board.getByRole('img').tap();
    await board.getByTestId('reserve-white-wise').tap();
    await board.locator('[data-cell=c4]').tap();
    await expect(board.locator('[data-cell=c4]')).toHaveAccessibleName(/wise man on rock/);
    await board.getByTestId('confirm').tap();
    await expect(board.getByTestId('status')).toHaveText('Black to play');
    await board.getByTestId('reset').tap();
    await expect(board.getByRole('img')).toBeVisible();
  });
});

test.describe('offline', () => {
  // The browser may ask for the icon of the tab past the service worker.
  test.use({ allowed: [/ERR_INTERNET_DISCONNECTED/] });

  test('after the first visit all of it is there without a network', async ({ page, context }) => {
    await page.goto('./?edition=4.8');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller) return;
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
    });
    await context.setOffline(true);
    await page.goto('./#/learn/story');
    await expect(page.locator('#learn-title')).toHaveText('The story');
    await page.reload();
    await expect(page.locator('#learn-title')).toHaveText('The story');
    await page.goto('./#/learn/rules/2.0');
    await expect(page.locator('#learn-title')).toHaveText('Rules, edition 2.0');
    await example(page, 'win').getByTestId('step').click();
    await expect(example(page, 'win').getByRole('status')).toContainText('White wins');
  });
});
