import { expectAccessible } from './support/axe.ts';
import { chooseRules, firstVisit, newGame, startGame, twoPeople } from './support/page.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

const WON = '7/3K-4/7/8/9/8/7/4k-3/7 w - 0 51';

test('the first visit has no dialog; one press, and the first turn can be entered', async ({ page }) => {
  const table = new Table(page);
  await firstVisit(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bring your king across.');
  await startGame(page);
  await table.press('a2');
  await expect(table.cell('a2')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByTestId('player-black')).toContainText('Level 2');
  await expect(page.getByTestId('player-white')).toContainText('You');
  await expect(page.getByTestId('clock')).toHaveCount(0);
  await expect(table.reserve('white', 'mountain')).toHaveCount(0);
});

test('the board of the door is live, and keeps what is tried to itself', async ({ page }) => {
  const table = new Table(page);
  await firstVisit(page);
  await table.press('h8');
  await expect(page.getByTestId('hero-caption')).toContainText(/h8|fool/);
  await table.press('g4');
  await expect(table.cell('g4')).toHaveAttribute('aria-selected', 'true');
  await table.press('h4');
  await expect(table.cell('h4')).toHaveAccessibleName(/white scissors/);
  await page.getByTestId('hero-again').click();
  await expect(table.cell('h4')).toHaveAccessibleName(/^h4, empty/);
  await expect(page).not.toHaveURL(/game/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bring your king across.');
});

test('who takes whom is told by the edition', async ({ page }) => {
  await firstVisit(page);
  const card = page.getByTestId('who-takes');
  await expect(card).toContainText('rock → scissors → paper → rock');
  await expect(card).toContainText('The fool and these three');
  await expect(card).toContainText('take the king');
});

test('more choices: every edition in words starts the right game', async ({ page }) => {
  for (const [id, edition, reserve] of [
    ['4.8-no-reserve', '4.8', false],
    ['4.8', '4.8', true],
    ['4.16', '4.16', true],
    ['4.16-no-reserve', '4.16', false],
    ['4-draft', '4-draft', true],
    ['3.0', '3.0', true],
    ['2.0', '2.0', true],
  ] as const) {
    await newGame(page);
    await chooseRules(page, id);
    await page.getByText('Friend beside me').click();
    await startGame(page);
    const config = await keptConfig(page);
    expect(config).toMatchObject({ edition, reserve, ransom: false, guardian: false });
    await expect(page.getByRole('grid')).toHaveAccessibleName(new RegExp(edition.replace('.', '\\.')));
  }
});

/** What the browser keeps of the game on the table. */
function keptConfig(page: Table['page']): Promise<Record<string, unknown>> {
  return page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await asked(indexedDB.open('jersi'));
    const id = location.hash.replace('#/game/', '');
    const game = await asked(database.transaction('games').objectStore('games').get(id));
    database.close();
    return game.config;
  });
}

test('everything else can be chosen too: settings, guardians, ransom, clock, colour, two machines', async ({
  page,
}) => {
  await newGame(page);
  const form = page.getByTestId('game-form');
  await page.getByTestId('older-rules').click();
  await expect(form.getByTestId('edition-3.0')).toContainText('if you choose them');
  await form.getByTestId('edition-3.0').click();
  await form
    .getByRole('radio', { name: /^Standard setting with (?!out)/ })
    .first()
    .check();
  await form.getByRole('radio', { name: 'Free setting' }).check();
  await form.getByRole('switch', { name: /guardian/ }).check();
  await form.getByTestId('edition-2.0').click();
  await form.getByRole('radio', { name: 'Random setting' }).check();
  await form.getByLabel('Shuffle number').fill('7');
  await form.getByTestId('edition-4.8').click();
  await form.getByRole('switch', { name: /ransom/ }).check();
  await form.getByText('Watch two').click();
  await form.getByText('1', { exact: true }).first().click();
  await form.getByText('Any legal turn').last().click();
  await form.getByText('10\u2009+\u20095').click();
  await startGame(page);
  await expect(page.getByTestId('player-white')).toContainText('Level 1');
  await expect(page.getByTestId('player-black')).toContainText('Any legal turn');
  await expect(page.getByTestId('clock').first()).toBeVisible();
});

test('two people beside each other play with one press', async ({ page }) => {
  const table = new Table(page);
  await firstVisit(page);
  await page.getByTestId('door-friend').click();
  await table.play('a2-b2=d3');
  await table.play('h4-h3=f4', 'black');
});

test('who comes back finds the game, a puzzle, the lesson and the last game', async ({ page }) => {
  const table = new Table(page);
  await table.open({ edition: '4.8', variant: 'no-reserve', position: WON, black: '1' });
  await table.play('h4-i4');
  await expect(table.ending).toBeVisible();
  await page.goto('./#/');
  // No game goes on: the card offers the next one, and none is called unfinished.
  await expect(page.getByTestId('door-continue')).toHaveCount(0);
  await expect(page.getByTestId('back-finished')).toContainText('You win');
  await startGame(page);
  await table.play('a2-b2=d3');
  await expect.poll(() => table.turns()).toHaveLength(2);
  const [, answer = 'no answer'] = await table.turns();
  const address = page.url();
  await page.goto('./');
  await page.reload();
  const card = page.getByTestId('back-game');
  await expect(card).toContainText('Against the computer, level 2');
  await expect(card).toContainText('Your turn');
  await expect(card).toContainText(`The computer played ${answer}, today`);
  await expect(page.getByTestId('back-puzzle')).toContainText(/0 of \d+ solved/);
  await expect(page.getByTestId('back-lesson')).toContainText('0 of 10');
  await page.getByTestId('back-finished').getByRole('link').click();
  await expect(page).toHaveURL(/#\/study\//);
  await page.goBack();
  await page.getByTestId('door-continue').click();
  await expect(page).toHaveURL(address);
  await expect.poll(() => table.turns()).toHaveLength(2);
});

test('a new game from the way back uses the same form', async ({ page }) => {
  await twoPeople(page);
  await new Table(page).play('a2-b2=d3');
  await page.goto('./#/');
  await expect(page.getByTestId('back-game')).toContainText('White against Black');
  await page.getByTestId('door-new').click();
  await page.getByTestId('new-game').getByTestId('edition-4.16').click();
  await startGame(page);
  await expect(page.getByRole('grid')).toHaveAccessibleName(/4\.16/);
});

test.describe('on a phone in French, in the dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'fr-FR', colorScheme: 'dark' });

  test('the choices stay at the thumb, and nothing is cut', async ({ page }) => {
    await firstVisit(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Menez votre roi');
    await expect(page.getByTestId('start-game')).toBeInViewport({ ratio: 1 });
    const [play, learn] = await Promise.all(
      ['start-game', 'door-learn'].map((id) => page.getByTestId(id).boundingBox()),
    );
    expect(play?.height).toBe(learn?.height);
    await page.mouse.wheel(0, 2000);
    await expect(page.getByTestId('start-game')).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, 'the door');
    await page.getByTestId('door-more').tap();
    await expect(page.getByTestId('start-game')).toBeInViewport({ ratio: 1 });
    await page.getByTestId('older-rules').tap();
    await expectAccessible(page, 'all choices');
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 700 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `sideways scroll at ${width}`).toBeLessThanOrEqual(0);
    }
    await page.getByTestId('start-game').tap();
    await expect(page).toHaveURL(/#\/game\//);
  });
});

test('a low screen shows all of the door at once, and axe finds no fault in it nor on the way back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await firstVisit(page);
  for (const id of ['start-game', 'door-learn', 'door-friend', 'door-more', 'who-takes'])
    await expect(page.getByTestId(id)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'the door');
  await page.getByTestId('door-more').click();
  await page.getByTestId('older-rules').click();
  await expectAccessible(page, 'all choices');
  await twoPeople(page);
  await new Table(page).play('a2-b2=d3');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('./#/');
    await expect(page.getByTestId('back-game')).toBeVisible();
    await expectAccessible(page, `the way back, ${colorScheme}`);
  }
});
