import type { Page, Response } from '@playwright/test';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

/** An opponent on a busy machine needs its time. */
const PATIENCE = { timeout: 30_000 };
const MISSING = 'Not all of the engine could be loaded.';

/** Notes which networks a page fetches. */
function fetched(page: Page): Response[] {
  const found: Response[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/demand/')) found.push(response);
  });
  return found;
}

/** Which ones, without the hashes in their names. */
const names = (found: readonly Response[]): string[] =>
  found.map((one) => one.url().replace(/^.*\/demand\/(\w+)-[\w-]{8}\.jnet$/, '$1'));

/** Plays a turn, and waits until the opponent has answered. */
async function exchange(table: Table, turn: string): Promise<void> {
  const before = (await table.turns()).length;
  await table.play(turn);
  await expect.poll(async () => (await table.turns()).length, PATIENCE).toBe(before + 2);
}

/** Waits until the page would live without its server. */
async function putAside(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  });
}

test('a weak opponent needs no network, a strong one that of its game, an analysis too', async ({ page }) => {
  const found = fetched(page);
  const table = new Table(page);
  await table.open({ edition: '4.8', black: '3' });
  await exchange(table, 'a2-b2=d3');
  expect(names(found)).toEqual([]);

  await table.open({ edition: '4.8', black: '8' });
  await exchange(table, 'a2-b2=d3');
  await exchange(table, 'b3-b4');
  expect(names(found)).toEqual(['reserve']);
  const headers = found[0] ? await found[0].allHeaders() : {};
  expect(headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });

  // A game of 2.0 has another one; the page of a study analyses nothing before it is asked.
  await page.goto('./#/study/library/fox-lucas-2019');
  await page.getByTestId('live').click();
  await expect(page.getByTestId('lines')).toBeVisible(PATIENCE);
  expect(names(found)).toEqual(['reserve', 'hunt']);
  await expect(page.getByTestId('toasts')).not.toContainText(MISSING);
});

test('a network that was fetched once is there without a connection', async ({ page, context }) => {
  const table = new Table(page);
  await table.open({ edition: '4.8', black: '8' });
  await putAside(page);
  await exchange(table, 'a2-b2=d3');
  await context.setOffline(true);
  await page.reload();
  await expect.poll(() => table.turns()).toHaveLength(2);
  await exchange(table, 'b3-b4');
  await expect(page.getByTestId('toasts')).not.toContainText(MISSING);
});

test.describe('without a network', () => {
  test.use({
    serviceWorkers: 'block',
    allowed: [/net::ERR_FAILED|Service Worker registration blocked/],
  });

  test('it is said, the opponent plays all the same, and it is tried again', async ({ page }) => {
    const found = fetched(page);
    const toasts = page.getByTestId('toasts');
    await page.route('**/demand/**', (route) => route.abort());
    const table = new Table(page);
    await table.open({ edition: '4.8', black: '8' });
    await exchange(table, 'a2-b2=d3');
    await expect(toasts).toContainText(MISSING);
    await toasts.getByRole('button', { name: 'Close' }).click();

    await page.unroute('**/demand/**');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await exchange(table, 'b3-b4');
    expect(names(found)).toEqual(['reserve']);
    await expect(toasts).not.toContainText(MISSING);
  });

  test('a damaged one is refused and said to be missing', async ({ page }) => {
    let sent = 0;
    await page.route('**/demand/**', async (route) => {
      const answer = await route.fetch();
      const body = await answer.body();
      body[5000] = (body[5000] ?? 0) ^ 1;
      sent += 1;
      await route.fulfill({ response: answer, body });
    });
    const table = new Table(page);
    await table.open({ edition: '4.8', black: '8' });
    await exchange(table, 'a2-b2=d3');
    await expect(page.getByTestId('toasts')).toContainText(MISSING);
    expect(sent).toBe(2);
    expect(await page.evaluate(async () => (await (await caches.open('jersi-demand')).keys()).length)).toBe(
      0,
    );
  });
});
