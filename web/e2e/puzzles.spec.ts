import { devices } from '@playwright/test';
import hunts from '../src/puzzles/puzzles-20.json' with { type: 'json' };
import guarded from '../src/puzzles/puzzles-30.json' with { type: 'json' };
import reserve from '../src/puzzles/puzzles-48.json' with { type: 'json' };
import bare from '../src/puzzles/puzzles-48-no-reserve.json' with { type: 'json' };
import { expectAccessible } from './support/axe.ts';
import { ExerciseTable, touches } from './support/exercise.ts';
import { Keys } from './support/keys.ts';
import { expect, test } from './support/test.ts';
import { Adviser } from './support/ugi.ts';

type Puzzle = (typeof bare.puzzles)[number];

const puzzles: Puzzle[] = [bare, reserve, hunts, guarded].flatMap((file) => file.puzzles);
const steps = /^[a-i]\d[-=]/;

/** Puzzles whose answer is made of steps. */
function some(turns: number, edition = '4.8', goal = 'win'): Puzzle[] {
  return puzzles.filter(
    (one) =>
      one.goal === goal && one.turns === turns && one.edition === edition && steps.test(one.wins[0] ?? ''),
  );
}

/** One of them; those of today's edition are played without reserve. */
function puzzle(turns: number, edition = '4.8', goal = 'win', n = 0): Puzzle {
  const found = some(turns, edition, goal)[n];
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
  return /right\. (\S+) leaves/.exec(text)?.[1] ?? '';
}

test('tries count for the rating and the streak, stand in the history, and are kept', async ({ page }) => {
  const [one, other] = [puzzle(1), puzzle(1, '4.8', 'win', 1)];
  const table = new ExerciseTable(page);
  await page.goto('./#/learn/puzzles');
  await expect(page.getByTestId('rating')).toHaveText('–');
  await expect(page.getByTestId('solved')).toHaveText('0');
  await expect(page.locator('[data-mark]')).toHaveCount(puzzles.length);

  await table.at(`#/learn/puzzles/${one.id}`);
  await table.try(await wrongTurn(one), player(one));
  await expect(table.outcome).toContainText('Not yet');
  await expect(table.outcome).toContainText('There is a turn that ends it at once.');
  await expect(page.getByTestId('why'), 'with its reason').toContainText(
    /^After \S+, (White|Black) (has no turn that wins at once any more|can still win, but a turn too late)\./,
  );
  await expect(page.getByTestId('gain')).toContainText(/Rating \d+, down \d+/);
  await expect(page.getByTestId('gain')).toContainText('It comes back tomorrow.');
  await page.getByTestId('again').click();
  await table.try(one.wins[0] ?? '', player(one));
  await expect(table.outcome).toContainText('Solved');
  await expect(page.getByTestId('said')).toContainText('wins');
  await expect(page.getByTestId('gain'), 'a visit counts once').toContainText('down');
  await page.getByTestId('next').click();
  await expect(page).not.toHaveURL(new RegExp(one.id));
  await expect(table.outcome).toBeHidden();

  await table.at(`#/learn/puzzles/${other.id}`);
  await table.try(other.wins[0] ?? '', player(other));
  await expect(page.getByTestId('gain')).toContainText(/Rating \d+, up \d+/);
  await page.goto('./#/learn/puzzles');
  await page.reload();
  await expect(page.getByTestId('rating')).toHaveText(/^\d{3,4}$/);
  await expect(page.getByTestId('streak')).toHaveText('1');
  await expect(page.getByTestId('solved')).toHaveText('2');
  await expect(page.getByTestId('tried')).toHaveText([
    new RegExp(`${other.id}.*Solved.*today.*\\+\\d`, 's'),
    new RegExp(`${one.id}.*Missed.*today.*−\\d`, 's'),
  ]);
  await expect(page.getByTestId('curve')).toBeVisible();
  await expect(page.getByTestId(`puzzle-${one.id}`)).toHaveAttribute('data-mark', 'solved');
  await page.getByTestId('forget').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Forget progress' }).click();
  await expect(page.getByTestId('solved')).toHaveText('0');
  await expect(page.getByTestId('rating')).toHaveText('–');
});

test('each day has its puzzle, and what was missed comes back, later and later', async ({ page }) => {
  const one = puzzle(1);
  const table = new ExerciseTable(page);
  const daily = page.getByTestId('day').getByRole('link', { name: 'Puzzle of the day' });
  const home = async (day: number): Promise<string | null> => {
    await page.clock.setFixedTime(new Date(2027, 2, day, 12));
    await page.goto('./#/learn/puzzles');
    await page.reload();
    return daily.getAttribute('href');
  };
  const first = await home(1);
  expect(await home(2)).not.toBe(first);
  expect(await home(1)).toBe(first);
  await expect(page.getByTestId('due')).toContainText('Nothing today');

  await table.at(`#/learn/puzzles/${one.id}`);
  await table.try(await wrongTurn(one), player(one));
  await expect(table.outcome).toHaveAttribute('data-tone', 'bad');
  await home(1);
  await expect(page.getByTestId('due')).toContainText('The next one comes back tomorrow.');
  for (const [day, wait] of [
    [2, 3],
    [5, 7],
  ] as const) {
    await home(day);
    await expect(page.getByTestId('due')).toContainText('One puzzle that you missed comes back.');
    await page.getByTestId('due-go').click();
    await expect(page).toHaveURL(new RegExp(one.id));
    await table.try(one.wins[0] ?? '', player(one));
    await expect(page.getByTestId('gain')).toContainText('it does not count for the rating');
    await expect(page.getByTestId('gain')).toContainText(`It comes back in ${wait} days.`);
  }
});

test('two tabs at once lose nothing', async ({ page, context }) => {
  const [one, other] = [puzzle(1), puzzle(1, '4.8', 'win', 1)];
  const second = await context.newPage();
  const [here, there] = [new ExerciseTable(page), new ExerciseTable(second)];
  await here.at(`#/learn/puzzles/${one.id}`);
  await there.at(`#/learn/puzzles/${other.id}`);
  await here.try(one.wins[0] ?? '', player(one));
  await there.try(other.wins[0] ?? '', player(other));
  await expect(there.outcome).toContainText('Solved');
  await page.goto('./#/learn/puzzles');
  for (const tab of [page, second]) {
    await tab.goto('./#/learn/puzzles');
    await expect(tab.getByTestId('streak')).toHaveText('2');
    await expect(tab.getByTestId('solved')).toHaveText('2');
    await expect(tab.getByTestId('tried')).toHaveCount(2);
  }
});

test('puzzles by edition and by motif: the next one, and the list', async ({ page }) => {
  const wanted = hunts.puzzles.filter((one) => one.motifs.includes('double-step'));
  await page.goto('./#/learn/puzzles');
  await page.getByTestId('wishes').getByText('2.0', { exact: true }).click();
  const chip = page.getByTestId('motif-double-step');
  await expect(chip).toHaveText(`Both steps ${wanted.length}`);
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-mark]')).toHaveCount(wanted.length);
  await page.reload();
  await expect(page.locator('[data-mark]')).toHaveCount(wanted.length);
  await page.getByTestId('next-card').getByRole('link', { name: 'Begin' }).click();
  await expect(page).toHaveURL(/20-\d+$/);
  const id = /20-\d+$/.exec(page.url())?.[0];
  expect(wanted.map((one) => one.id)).toContain(id);
  await expect(page).toHaveTitle(new RegExp(`^Puzzle ${id}: .* · Jersi$`));
});

test('an only defence: what does not hold is shown to lose, and what holds says why', async ({ page }) => {
  const one = some(1, '2.0', 'hold')[0] ?? some(1, '4.8', 'hold')[0];
  if (!one) throw new Error('no defence');
  const table = new ExerciseTable(page);
  table.edition = one.edition;
  const other = player(one) === 'white' ? 'Black' : 'White';
  await table.at(`#/learn/puzzles/${one.id}`);
  await expect(page.getByText(`After any other, ${other} wins with the next.`)).toBeVisible();
  await table.try(await wrongTurn(one), player(one));
  await expect(table.outcome).toHaveAttribute('data-tone', 'bad');
  await expect(table.outcome).toContainText(new RegExp(`It loses to \\S+\\. ${other} wins: `));
  await expect(page.getByTestId('why')).toContainText(/loses to \S+, which/);
  await page.getByTestId('again').click();
  await table.try(one.wins[0] ?? '', player(one));
  await expect(table.outcome).toContainText(`It holds: ${other} has no turn that wins.`);
  await expect(page.getByTestId('why')).toContainText(/^It /);
});

for (const edition of ['4.8', '2.0']) {
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
    await expect(table.outcome).toContainText(
      new RegExp(`After \\S+, \\S+ does not win in time|${other} gets away by|loses .*to`),
    );
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
  for (let tries = 0; tries < 40 + puzzles.length; tries += 1) {
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
  await expect(page.getByTestId('why')).toContainText('without a legal turn');
  // One that can end in two ways names neither.
  await table.at('#/learn/puzzles/48-79');
  await expect(page.getByText('Black wins in two turns, whatever White does. How?')).toBeVisible();
  await expect(page.getByText('Whoever has no legal turn has lost.')).toHaveCount(0);
  await expect(page.getByText('Bring your king')).toHaveCount(0);
});

test('a hint lifts what moves first, and the solution is played to the end', async ({ page }) => {
  const one = puzzle(3);
  const table = new ExerciseTable(page);
  await table.at(`#/learn/puzzles/${one.id}`);
  await page.getByTestId('hint').click();
  const cell = (one.wins[0] ?? '').slice(0, 2);
  await expect(page.getByTestId('hinted')).toHaveText(
    `It begins on ${cell}. A hint makes the try count half.`,
  );
  await expect(table.cell(cell)).toHaveAttribute('aria-selected', 'true');
  await page.getByTestId('solution').click();
  await expect(table.outcome).toContainText('This was the solution');
  await expect(table.outcome).toContainText(/(White|Black) wins: /);
  await expect(page.getByTestId('why')).toContainText(`${one.wins[0]} · It wins by force`);
  await page.getByTestId('again').click();
  await expect(table.status).toHaveText('Your turn');
  await page.goto('./#/learn/puzzles');
  await expect(page.getByTestId(`puzzle-${one.id}`)).toHaveAttribute('data-mark', 'shown');
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
  await expect(table.outcome).toContainText(/After|loses|gets away/);
  await page.goto('./#/learn/puzzles');
  await expect(page.getByTestId('tried')).toHaveCount(1);
});

test('a puzzle that does not exist says so', async ({ page }) => {
  await page.goto('./#/learn/puzzles/99-99');
  await expect(page.getByRole('heading', { name: 'There is no such puzzle' })).toBeVisible();
  await expectAccessible(page, 'no such puzzle');
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await expect(page.getByTestId('day')).toBeVisible();
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
    await expectUncovered(table);
    await expect(page.getByTestId('next')).toBeInViewport({ ratio: 1 });
    const [inner, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
    expect(content).toBeLessThanOrEqual(inner ?? 0);
    await page.goto('./#/learn/puzzles');
    await expect(page.getByTestId('puzzle-list')).toContainText('1 résolu sur');
    await expect(page.getByTestId('day')).toContainText('Problème du jour');
    await expect(page.getByTestId('tried')).toContainText('Résolu');
    const [wide, all] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
    expect(all).toBeLessThanOrEqual(wide ?? 0);
  });

  test('what is said of a turn leaves the whole board to be seen', async ({ page }) => {
    const table = new ExerciseTable(page, { touch: true });
    await page.goto('./');
    await page.getByRole('button', { name: /Français/ }).tap();
    await table.at('#/learn/puzzles/48-13');
    await table.try('c3=c4-b4');
    await expect(table.outcome).toContainText('Après g3-f4, Blanc ne gagne plus à temps.');
    await expectUncovered(table);
    await page.getByTestId('again').tap();
    await expect(page.getByTestId('hint')).toBeVisible();
    await page.getByTestId('solution').tap();
    await expect(table.outcome).toContainText(/f2=g1 · Il gagne par force/);
    await expectUncovered(table);
  });
});

/** The board stands above the sheet that tells what came of a turn. */
async function expectUncovered(table: ExerciseTable): Promise<void> {
  await expect(async () => {
    const [board, sheet] = await Promise.all(
      [table.board, table.outcome.locator('xpath=..')].map((one) => one.boundingBox()),
    );
    expect(board && sheet && board.y + board.height).toBeLessThanOrEqual(sheet?.y ?? 0);
  }).toPass();
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing of the puzzles shuts anybody out, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const one = puzzle(1);
    const table = new ExerciseTable(page);
    await page.goto('./#/learn/puzzles');
    await expect(page.getByTestId('day')).toBeVisible();
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
    await expect(page.getByTestId('day')).toBeVisible();
    await expectAccessible(page, 'the list on a phone');
  });
}
