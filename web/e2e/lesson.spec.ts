import { devices, type Page } from '@playwright/test';
import { tasks } from '../src/lesson/tasks.ts';
import { expectAccessible } from './support/axe.ts';
import { ExerciseTable, touches } from './support/exercise.ts';
import { Keys } from './support/keys.ts';
import { expect, test } from './support/test.ts';

const { userAgent, deviceScaleFactor } = devices['Pixel 5'];

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [inner, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
  expect(content, 'the page is as wide as the screen').toBeLessThanOrEqual(inner ?? 0);
}

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    userAgent,
    deviceScaleFactor,
    hasTouch: true,
    isMobile: true,
  });

  test('the lesson from start to end, and on to a first game', async ({ page }) => {
    const table = new ExerciseTable(page, { touch: true });
    await table.at('#/learn/lesson');
    for (const [n, task] of tasks.entries()) {
      await expect(page.getByText(`Task ${n + 1} of 10`, { exact: false }).first()).toBeVisible();
      await expect(table.cell('i1')).toBeInViewport({ ratio: 0.9 });
      await expectNoSidewaysScroll(page);
      // Nothing lies over the turn bar.
      await page.getByTestId('status').tap({ trial: true });
      await table.try(task.example);
      await expect(table.outcome).toHaveAttribute('data-tone', 'good');
      await expect(page.getByTestId('next')).toBeInViewport({ ratio: 1 });
      await page.getByTestId('next').tap();
    }
    await expect(page.getByTestId('lesson-end')).toContainText('You know how to play');
    await expectNoSidewaysScroll(page);
    await page.getByTestId('first-game').tap();
    await expect(table.cell('a4')).toHaveAccessibleName('a4, white king, can move');
    await expect(page.getByText('Level 1').first()).toBeVisible();
  });

  test('lying on its side, the board is left and the words are right', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    const table = new ExerciseTable(page, { touch: true });
    await table.at('#/learn/lesson/2');
    await expect(table.cell('i1')).toBeInViewport({ ratio: 1 });
    await expect(table.cell('a7')).toBeInViewport({ ratio: 1 });
    await table.try('c3-d4=f5');
    await expect(page.getByTestId('next')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

test('the whole lesson by keyboard alone', async ({ page }) => {
  const table = new ExerciseTable(page);
  const keys = new Keys(page);
  await table.at('#/learn/lesson');
  for (const task of tasks) {
    const heading = page.getByRole('heading', { level: 1 }).last();
    await expect(heading).toBeFocused();
    const enter = async (): Promise<void> => {
      if (task.name === 'drop') {
        for (const [kind, cell] of [
          ['mountain', 'e4'],
          ['wise', 'e5'],
        ] as const) {
          await heading.focus();
          await tabTo(page, `reserve-white-${kind}`);
          await page.keyboard.press('Enter');
          await keys.reachBoard();
          await keys.press(cell);
        }
      } else {
        await keys.reachBoard();
        await keys.enter(touches(task.example));
      }
    };
    await table.playBy(enter, () => page.keyboard.press('Shift+Enter'));
    await expect(table.outcome).toHaveAttribute('data-tone', 'good');
    await expect(page.getByTestId('said')).not.toBeEmpty();
    await expect(page.getByTestId('next')).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByTestId('lesson-end')).toBeVisible();
});

/** Presses tab until the keyboard is on something. */
async function tabTo(page: Page, testid: string): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((id) => document.activeElement?.getAttribute('data-testid') === id, testid))
      return;
  }
  throw new Error(`${testid} is out of reach for the keyboard`);
}

test('another legal turn is told gently, can be tried again, and what is done is kept', async ({ page }) => {
  const table = new ExerciseTable(page);
  await table.at('#/learn/lesson/2');
  await table.try('c3-d4');
  await expect(table.outcome).toContainText('That is legal, but not what we want here.');
  await expect(page.getByTestId('said')).toContainText('go on with it in the same turn');
  await page.getByTestId('again').click();
  await expect(table.outcome).toBeHidden();
  await expect(table.cell('c3')).toHaveAccessibleName('c3, white rock, can move');

  // What is forbidden is refused by the referee, with his reason.
  await table.press('c3');
  await table.press('g3');
  await expect(table.fault).toBeVisible();

  await page.getByTestId('show').click();
  await expect(table.confirm).toHaveText('Play c3-d4=f5');
  await table.confirm.click();
  await expect(table.outcome).toHaveAttribute('data-tone', 'good');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Task 2, done' })).toBeVisible();
  // The lesson goes on where something is left, and leads elsewhere when it is left.
  await page.goto('./#/learn/lesson');
  await expect(page.getByRole('heading', { name: 'Bring the king home', exact: true })).toBeVisible();
  await page.goto('./#/learn/puzzles');
  await expect(page.getByTestId('day')).toBeVisible();
  await page.goto('./#/learn');
  await expect(page.getByTestId('lesson-begin')).toHaveText('Go on with task 1');
  await page.getByTestId('lesson-begin').click();
  await expect(page.getByRole('heading', { name: 'Bring the king home', exact: true })).toBeVisible();
});

test('the first win is two presses away, and a fool takes and is taken', async ({ page }) => {
  const table = new ExerciseTable(page);
  await page.goto('./#/learn');
  await page.getByTestId('lesson-begin').click();
  await table.press('h4');
  await table.press('i4');
  await expect(table.outcome).toContainText('Won: a king on the far row wins the game.');
  await table.at('#/learn/lesson/5');
  await table.try('d4-e5!');
  await expect(table.outcome).toHaveAttribute('data-tone', 'good');
  await expect(table.cell('e5')).toHaveAccessibleName(/^e5, black paper/);
  await expect(page.getByTestId('said')).toContainText('captures fool');
});

test('the lesson speaks French', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'jersi.settings',
      JSON.stringify({ language: 'fr', animations: false, sound: false }),
    ),
  );
  const table = new ExerciseTable(page);
  await table.at('#/learn/lesson/9');
  await expect(page.getByRole('heading', { name: 'Renvoyer le roi' })).toBeVisible();
  await table.try('d4-e5!!/K:i4');
  await expect(table.outcome).toContainText('il recommence');
  await expect(page.getByTestId('said')).toContainText('roi capturé repositionné en i4');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing of the lesson shuts anybody out, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const table = new ExerciseTable(page);
    await table.at('#/learn/lesson/8');
    await expectAccessible(page, 'a task');
    await table.try('M:e4');
    await expectAccessible(page, 'a turn that was not asked for');
    await page.getByTestId('again').click();
    await table.try('M:e4/W:e5');
    await expectAccessible(page, 'a task that is done');
    await page.goto('./#/learn/lesson/end');
    await expect(page.getByTestId('lesson-end')).toBeVisible();
    await expectAccessible(page, 'the end of the lesson');
    await page.setViewportSize({ width: 390, height: 844 });
    await table.at('#/learn/lesson/5');
    await expectAccessible(page, 'a task on a phone');
  });
}
