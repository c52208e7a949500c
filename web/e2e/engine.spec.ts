import { act } from './support/page.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { Adviser } from './support/ugi.ts';

/** How many positions the person whom the test plays looks at: enough to beat the first level. */
const NODES = 12_000;

/** What the person plays: a drop first, then two at once, then whatever captures the king, then what is best. */
async function decide(adviser: Adviser, turns: readonly string[]): Promise<string> {
  const legal = await adviser.legal();
  const opening = ['M:e5', 'M:c4/W:b4'][turns.length / 2];
  if (opening && legal.includes(opening)) return opening;
  const kings = turns.some((turn) => turn.includes('!!')) ? [] : legal.filter((turn) => turn.includes('!!'));
  return adviser.best(NODES, kings);
}

test('a whole game of 4.8 against the engine, with drops and a relocation', async ({ page }) => {
  test.setTimeout(180_000);
  const table = new Table(page);
  const adviser = new Adviser();
  await table.open({ edition: '4.8', black: '1' });
  for (;;) {
    const turns = await table.turns();
    adviser.look(turns);
    if (await adviser.over()) break;
    const turn = await decide(adviser, turns);
    await table.play(turn);
    adviser.look([...turns, turn]);
    if (await adviser.over()) continue;
    await expect.poll(async () => (await table.turns()).length, { timeout: 20_000 }).toBe(turns.length + 2);
  }
  const turns = await table.turns();
  const mine = turns.filter((_, n) => n % 2 === 0);
  expect(mine[0]).toBe('M:e5');
  expect(mine[1]).toBe('M:c4/W:b4');
  expect(
    mine.some((turn) => /!!.*\/K:/.test(turn)),
    'the captured king was put back',
  ).toBe(true);
  expect(await adviser.result()).toBe('p1win');
  await expect(table.ending).toContainText('You win');
  await expect(table.ending).toContainText('You 1, Computer 0');
  adviser.end();
});

test('thinking is shown live, never blocks the page, and ends at once when asked', async ({ page }) => {
  const table = new Table(page);
  await table.open({ edition: '4.8', black: '10' });
  await table.play('a2-b2=d3');
  const thinking = page.getByTestId('thinking');
  await expect(thinking).toContainText(/Depth \d+ · .*positions/);
  const progress = thinking.getByRole('progressbar');
  const used = async (): Promise<number> => Number(await progress.getAttribute('value'));
  const first = await used();
  await expect.poll(used).toBeGreaterThan(first);
  expect(await used()).toBeLessThan(1);

  // The page answers while the engine thinks.
  const before = await table.cell('a1').boundingBox();
  await page.getByTestId('action-flip').click();
  await expect.poll(async () => (await table.cell('a1').boundingBox())?.y).not.toBe(before?.y);
  await expect(thinking).toBeVisible();

  await page.getByTestId('move-now').click();
  await expect(thinking).toBeHidden({ timeout: 1000 });
  await expect.poll(() => table.turns()).toHaveLength(2);

  await table.play('b3-b4');
  await expect(thinking).toBeVisible();
  await page.getByTestId('stop').click();
  await expect(thinking).toBeHidden({ timeout: 1000 });
  expect(await table.turns()).toHaveLength(3);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(thinking).toContainText(/Depth \d+/);
  await page.getByTestId('move-now').click();
  await expect.poll(() => table.turns()).toHaveLength(4);
});

test('undo takes back the pair, redo plays it again, a hint is entered but not played', async ({ page }) => {
  const table = new Table(page);
  await table.open({ edition: '4.8', black: '1' });
  await table.play('a2-b2=d3');
  await expect.poll(() => table.turns()).toHaveLength(2);
  const turns = await table.turns();
  await page.getByTestId('action-undo').click();
  await expect.poll(() => table.turns()).toEqual([]);
  await expect(table.cell('a2')).toHaveAccessibleName('a2, white scissors, can move');
  await act(page, 'redo');
  await expect.poll(() => table.turns()).toEqual(turns);

  await page.getByTestId('action-hint').click();
  await expect(table.confirm).toBeVisible({ timeout: 20_000 });
  const hint = (await table.confirm.innerText()).replace(/^Play /, '');
  const adviser = new Adviser();
  adviser.look(turns);
  expect(await adviser.legal()).toContain(hint);
  adviser.end();
  expect(await table.turns()).toEqual(turns);
  // With what it does and threatens; that comes from a module of its own.
  await expect(page.getByText(`${hint} · It `)).toBeVisible({ timeout: 20_000 });
});

test('the same level with the same seed plays as the engine outside the browser does', async ({ page }) => {
  const table = new Table(page);
  for (const [edition, level] of [
    ['4.8', 3],
    ['2.0', 4],
    // By networks: the page has fetched its own, the binary brings the same.
    ['4.8', 8],
    ['2.0', 8],
  ] as const) {
    await table.open({ edition, white: String(level), black: String(level) });
    await expect
      .poll(async () => (await table.turns()).length, { timeout: 30_000 })
      .toBeGreaterThanOrEqual(6);
    const turns = (await table.turns()).slice(0, 6);
    const native = new Adviser({ Edition: edition, Level: level, Seed: 1, Hash: 16 });
    for (const [n, turn] of turns.entries()) {
      native.look(turns.slice(0, n));
      expect(await native.best(10_000_000), `${edition}, turn ${n + 1}`).toBe(turn);
    }
    native.end();
  }
});

test('two computers play to the end while one watches, and can be stopped', async ({ page }) => {
  test.setTimeout(120_000);
  const table = new Table(page);
  await table.open({ edition: '2.0', white: 'random', black: '1' });
  await expect.poll(async () => (await table.turns()).length).toBeGreaterThan(2);
  await page.getByTestId('action-undo').click();
  const stopped = (await table.turns()).length;
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(table.ending).toBeVisible({ timeout: 60_000 });
  expect((await table.turns()).length).toBeGreaterThan(stopped);
});
