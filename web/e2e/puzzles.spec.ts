import { devices } from '@playwright/test';
import data from '../src/puzzles/puzzles.json' with { type: 'json' };
import { expectAccessible } from './support/axe.ts';
import { ExerciseTable, touches } from './support/exercise.ts';
import { Keys } from './support/keys.ts';
import { expect, test } from './support/test.ts';
import { Adviser } from './support/ugi.ts';

type Puzzle = (typeof data.puzzles)[number];

const steps = /^[a-i]\d[-=]/;

/** A puzzle that is won by steps, in one or in two. */
function puzzle(turns: number, edition = '4.8'): Puzzle {
  const found = data.puzzles.find(
    (one) => one.turns === turns && one.edition === edition && steps.test(one.wins[0] ?? ''),
  );
  if (!found) throw new Error(`no puzzle of ${turns}`);
  return found;
}

function adviser(one: Puzzle): Adviser {
  const options =
    one.edition === '4.8' ? { Edition: one.edition, Reserve: one.reserve } : { Edition: one.edition };
  return new Adviser(options, one.position);
}

function player(one: Puzzle): 'white' | 'black' {
  return one.position.split(' ')[1] === 'w' ? 'white' : 'black';
}

/** A legal turn of one step by one piece that does not win. */
async function wrongTurn(one: Puzzle): Promise<string> {
  const advice = adviser(one);
  advice.look([]);
  const legal = await advice.legal();
  advice.end();
  const wrong = legal.find((turn) => /^[a-i]\d-[a-i]\d$/.test(turn) && !one.wins.includes(turn));
  if (!wrong) throw new Error(`${one.id} has no plain wrong turn`);
  return wrong;
}

/** What the defender answered, as the page tells it. */
async function answer(table: ExerciseTable): Promise<string> {
  await expect(table.status).toContainText('That is right');
  const text = (await table.status.textContent()) ?? '';
  return /right\. (\S+) is/.exec(text)?.[1] ?? '';
}

test('a win in one: failed, tried again, solved, kept, and the next one offered', async ({ page }) => {
  const one = puzzle(1);
  const table = new ExerciseTable(page);
  await table.at(`#/learn/puzzles/${one.id}`);
  await table.try(await wrongTurn(one), player(one));
  await expect(table.outcome).toContainText('Not yet');
  await expect(table.outcome).toContainText('One turn ends it at once.');
  await page.getByTestId('again').click();
  await table.try(one.wins[0] ?? '', player(one));
  await expect(table.outcome).toContainText('Solved');
  await expect(page.getByTestId('said')).toContainText('wins');

  await page.getByTestId('next').click();
  await expect(page).not.toHaveURL(new RegExp(one.id));
  await expect(table.outcome).toBeHidden();

  await page.goto('./#/learn/puzzles');
  await expect(page.getByTestId('solved-count')).toHaveText('1 of 30 solved');
  await page.reload();
  await expect(page.getByTestId(`puzzle-${one.id}`)).toContainText('solved');
  await expect(page.locator('[data-testid^="puzzle-"]')).toHaveCount(30);
  await page.getByText('Unsolved', { exact: true }).click();
  await expect(page.locator('[data-testid^="puzzle-"]')).toHaveCount(29);
  await page.getByTestId('forget').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Forget progress' }).click();
  await expect(page.getByTestId('solved-count')).toHaveText('0 of 30 solved');
});

for (const edition of ['4.8', '2.0', '3.0']) {
  test(`a win in two of ${edition}: a wrong turn is refuted, the right one is answered, and finished`, async ({
    page,
  }) => {
    const one = puzzle(3, edition);
    const table = new ExerciseTable(page);
    table.edition = edition;
    const other = player(one) === 'white' ? 'Black' : 'White';
    await table.at(`#/learn/puzzles/${one.id}`);
    const wrong = await wrongTurn(one);
    await table.try(wrong, player(one));
    await expect(table.outcome).toHaveAttribute('data-tone', 'bad');
    await expect(table.outcome).toContainText(new RegExp(`After that, (${other} gets away by )?\\S+`));
    await page.getByTestId('again').click();

    const [first = ''] = one.wins;
    await table.try(first, player(one));
    const reply = await answer(table);
    const advice = adviser(one);
    advice.look([first, reply]);
    const last = await advice.best(20_000);
    advice.look([first, reply, last]);
    expect(await advice.over()).toBe(true);
    advice.end();
    await table.try(last, player(one));
    await expect(table.outcome).toContainText('Solved');
  });
}

test('by keyboard alone: a puzzle found in the list, and solved', async ({ page }) => {
  const one = puzzle(1);
  const table = new ExerciseTable(page);
  const keys = new Keys(page);
  await page.goto('./#/learn/puzzles');
  const link = page.getByTestId(`puzzle-${one.id}`);
  await expect(link).toBeVisible();
  for (let tries = 0; tries < 60; tries += 1) {
    if (await link.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 }).last()).toBeFocused();
  await keys.reachBoard();
  await table.playBy(
    () => keys.enter(touches(one.wins[0] ?? '')),
    () => page.keyboard.press('Shift+Enter'),
  );
  await expect(table.outcome).toContainText('Solved');
  await expect(page.getByTestId('next')).toBeFocused();
});

test('a puzzle names the aim that its win has, and the solution says why it wins', async ({ page }) => {
  const table = new ExerciseTable(page);
  await table.at('#/learn/puzzles/48-03');
  await expect(page.getByText('White wins in one turn. How?')).toBeVisible();
  await expect(page.getByText('Whoever has no legal turn has lost.')).toBeVisible();
  await expect(page.getByText('Bring your king')).toHaveCount(0);
  await page.getByTestId('solution').click();
  await expect(table.outcome).toContainText('White wins: the player to move has no legal turn.');
});

test('a hint lifts what moves first, and the solution is played to the end', async ({ page }) => {
  const one = puzzle(3);
  const table = new ExerciseTable(page);
  await table.at(`#/learn/puzzles/${one.id}`);
  await page.getByTestId('hint').click();
  const cell = (one.wins[0] ?? '').slice(0, 2);
  await expect(page.getByTestId('hinted')).toHaveText(`It begins on ${cell}.`);
  await expect(table.cell(cell)).toHaveAttribute('aria-selected', 'true');
  await page.getByTestId('solution').click();
  await expect(table.outcome).toContainText('This was the solution');
  await expect(table.outcome).toContainText(/(White|Black) wins: /);
  await page.getByTestId('again').click();
  await expect(table.status).toHaveText('Your turn');
  await page.goto('./#/learn/puzzles');
  await expect(page.getByTestId(`puzzle-${one.id}`)).toContainText('seen');
});

test('without a network every puzzle is still there, and proved', async ({ page, context }) => {
  const one = puzzle(3, '2.0');
  await page.goto('./');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  });
  await context.setOffline(true);
  const table = new ExerciseTable(page);
  table.edition = '2.0';
  await page.goto(`./#/learn/puzzles/${one.id}`);
  await page.reload();
  await table.try(await wrongTurn(one), player(one));
  await expect(table.outcome).toContainText('After that');
});

test('a puzzle that does not exist says so', async ({ page }) => {
  await page.goto('./#/learn/puzzles/99-99');
  await expect(page.getByRole('heading', { name: 'There is no such puzzle' })).toBeVisible();
  await expectAccessible(page, 'no such puzzle');
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await expect(page.getByTestId('solved-count')).toBeVisible();
});

test.describe('on a phone', () => {
  const { userAgent, deviceScaleFactor } = devices['Pixel 5'];
  test.use({
    viewport: { width: 390, height: 844 },
    userAgent,
    deviceScaleFactor,
    hasTouch: true,
    isMobile: true,
  });

  test('a puzzle fits the screen, and is solved by finger, in French', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        'jersi.settings',
        JSON.stringify({ language: 'fr', animations: false, sound: false }),
      ),
    );
    const one = puzzle(1, '3.0');
    const table = new ExerciseTable(page, { touch: true });
    table.edition = '3.0';
    await table.at(`#/learn/puzzles/${one.id}`);
    await expect(table.board).toBeInViewport({ ratio: 1 });
    await table.try(one.wins[0] ?? '', player(one));
    await expect(table.outcome).toContainText('Résolu');
    await expect(page.getByTestId('next')).toBeInViewport({ ratio: 1 });
    const [inner, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
    expect(content).toBeLessThanOrEqual(inner ?? 0);
    await page.goto('./#/learn/puzzles');
    await expect(page.getByTestId('solved-count')).toHaveText('1 résolu sur 30');
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing of the puzzles shuts anybody out, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const one = puzzle(1);
    const table = new ExerciseTable(page);
    await page.goto('./#/learn/puzzles');
    await expect(page.getByTestId('solved-count')).toBeVisible();
    await expectAccessible(page, 'the list');
    await table.at(`#/learn/puzzles/${one.id}`);
    await expectAccessible(page, 'a puzzle');
    await table.try(await wrongTurn(one), player(one));
    await expectAccessible(page, 'a wrong turn');
    await page.getByTestId('again').click();
    await table.try(one.wins[0] ?? '', player(one));
    await expectAccessible(page, 'a solved puzzle');
    await table.at(`#/learn/puzzles/${puzzle(3, '3.0').id}`);
    await expectAccessible(page, 'a puzzle with guardians');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('./#/learn/puzzles');
    await expect(page.getByTestId('solved-count')).toBeVisible();
    await expectAccessible(page, 'the list on a phone');
  });
}
