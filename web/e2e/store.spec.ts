import { act } from './support/page.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

const RANSOM = '7/8/7/8/3R-k-4/8/2r-3r-/8/3K-3 w MW 5 11';

test('a reload in mid-game loses nothing: turns, opponent, reserve, clock, what was taken back', async ({
  page,
}) => {
  const table = new Table(page);
  await table.open({ edition: '4.8', black: '1', clock: '600+5' });
  await table.play('M:e5');
  await expect.poll(() => table.turns()).toHaveLength(2);
  await table.play('a2-b2=d3');
  await expect.poll(() => table.turns()).toHaveLength(4);
  const turns = await table.turns();
  await page.getByTestId('action-undo').click();
  await expect.poll(() => table.turns()).toHaveLength(2);

  await page.reload();
  await expect.poll(() => table.turns()).toEqual(turns.slice(0, 2));
  await expect(table.reserve('white', 'mountain')).toHaveAccessibleName('mountain, 3 left');
  await expect(page.getByTestId('player-black')).toContainText('Level 1');
  await expect(page.getByTestId('player-white').getByTestId('clock')).toHaveText(/^(9|10):\d\d/);
  await act(page, 'redo');
  await expect.poll(() => table.turns()).toEqual(turns);
  await table.play('b3-b4=d5');
  await expect.poll(() => table.turns()).toHaveLength(6);
});

test('a tab that crashes in the middle of a ransom loses nothing', async ({ page, context }) => {
  const table = new Table(page);
  await table.open({ edition: '4.8', variant: 'ransom', position: RANSOM });
  await table.enter('e4-e5!!#R');
  await expect(table.status).toContainText('Black');
  await table.press('c7');
  await expect(table.status).toContainText('White');
  // Without a word to the page, as when the browser dies.
  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  session.send('Page.crash').catch(() => undefined);
  await crashed;

  const other = new Table(await context.newPage());
  await other.open();
  await expect(other.status).toContainText('White');
  await expect(other.cell('c7')).toHaveAccessibleName(/^c7, empty/);
  await other.press('i2');
  await expect.poll(() => other.turns()).toEqual(['e4-e5!!#c7/K:i2']);
});

test('a browser without room says so, and the game goes on', async ({ page }) => {
  const table = new Table(page);
  await table.open({ edition: '4.8' });
  await table.play('a2-b2=d3');
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await table.play('h4-h3=f4', 'black');
  await expect(page.getByTestId('toasts')).toContainText('no more room');
  await table.play('b3-b4=d5');
  expect(await table.turns()).toHaveLength(3);
});

test('a browser that keeps nothing says so, and the game goes on', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
  });
  const table = new Table(page);
  await table.open({ edition: '4.8' });
  await expect(page.getByTestId('toasts')).toContainText('keeps no games');
  await table.play('a2-b2=d3');
  expect(await table.turns()).toEqual(['a2-b2=d3']);
});

test('two tabs on one game do not destroy each other', async ({ page, context }) => {
  const first = new Table(page);
  await first.open({ edition: '4.8' });
  await first.play('a2-b2=d3');
  const other = await context.newPage();
  const second = new Table(other);
  await second.open();
  await expect(other.getByTestId('elsewhere')).toBeVisible();
  await other.getByTestId('take-over').click();
  await expect(page.getByTestId('elsewhere')).toBeVisible();
  await second.play('h4-h3=f4', 'black');
  // Presses in the tab that has stopped change nothing.
  await first.cell('a1').click({ force: true });
  expect(await first.turns()).not.toContain('a1-b1');
  await page.reload();
  await expect.poll(() => first.turns()).toEqual(['a2-b2=d3', 'h4-h3=f4']);
  await expect(page.getByTestId('elsewhere')).toBeVisible();
  await other.close();
  await page.getByTestId('take-over').click();
  await first.play('b3-b4=d5');
  expect(await first.turns()).toHaveLength(3);
});
