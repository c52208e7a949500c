import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect as expectPlain, type Page, test as plain } from '@playwright/test';
import { host } from './support/host.ts';
import { serve } from './support/server.ts';
import { Table } from './support/table.ts';
import { complaints, expect, test } from './support/test.ts';

const dist = join(import.meta.dirname, '../dist');

/** Waits until the page would live without its server. */
async function putAside(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  });
}

test('after the first visit the network may be cut: the engine still plays', async ({ page, context }) => {
  const table = new Table(page);
  await table.open({ edition: '4.8', black: '2' });
  await putAside(page);
  await context.setOffline(true);
  await page.reload();
  await table.play('a2-b2=d3');
  await expect.poll(() => table.turns()).toHaveLength(2);
  await page.goto('./?edition=2.0&black=1');
  await expect(table.cell('a1')).toHaveAccessibleName('a1, white kuctai, can move');
});

plain('after the first visit the server may be gone', async ({ page }) => {
  const server = await serve();
  const found = complaints(page);
  await page.goto(server.address);
  await putAside(page);
  await server.stop();
  await page.reload();
  await expectPlain(page.getByTestId('door')).toBeVisible();
  await page.getByTestId('start-game').click();
  const table = new Table(page);
  await table.play('a2-b2');
  await expectPlain.poll(() => table.turns()).toHaveLength(2);
  expectPlain(found).toEqual([]);
});

plain('a plain host serves the page from any folder', async ({ page, context }) => {
  const plainHost = await host(dist, '/games/jersi/');
  const found = complaints(page);
  await page.goto(`${plainHost.address}?edition=4.8&black=1`);
  const table = new Table(page);
  await table.play('a2-b2=d3');
  await expectPlain.poll(() => table.turns()).toHaveLength(2);
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    const answer = await fetch(link?.href ?? '');
    const { start_url, scope, icons } = await answer.json();
    const at = (path: string): string => new URL(path, answer.url).href;
    return [at(start_url), at(scope), ...icons.map((icon: { src: string }) => at(icon.src))];
  });
  for (const address of manifest) {
    expectPlain(address).toContain('/games/jersi/');
    expectPlain((await fetch(address)).status, address).toBe(200);
  }
  await putAside(page);
  await plainHost.stop();
  const other = await context.newPage();
  await other.goto(`${plainHost.address}#/game`);
  await expectPlain(other.getByTestId('board')).toBeVisible();
  expectPlain(found).toEqual([]);
});

plain('a new version waits until the person takes it', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'jersi-dist-'));
  cpSync(dist, folder, { recursive: true });
  const plainHost = await host(folder, '/');
  await page.goto(plainHost.address);
  await putAside(page);

  const change = (name: string, from: string | RegExp, to: string): void => {
    const text = readFileSync(join(folder, name), 'utf8');
    const changed = text.replace(from, to);
    expectPlain(changed).not.toBe(text);
    writeFileSync(join(folder, name), changed);
  };
  change('index.html', '<meta charset', '<meta name="jersi-test" content="new"><meta charset');
  change('sw.js', /[0-9a-f]{16}/, '0123456789abcdef');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());

  const reload = page.getByTestId('toasts').getByRole('button', { name: 'Reload' });
  await expectPlain(reload).toBeVisible();
  await expectPlain(page.locator('meta[name=jersi-test]')).toHaveCount(0);
  await reload.click();
  await expectPlain(page.locator('meta[name=jersi-test]')).toHaveCount(1);
  await plainHost.stop();
  rmSync(folder, { recursive: true });
});

plain('on a plain host the page itself forbids what the server would', async ({ page }) => {
  const plainHost = await host(dist, '/games/jersi/');
  await page.goto(plainHost.address);
  await expectPlain(page.getByTestId('door')).toBeVisible();
  const refused = await page.evaluate(async () => {
    const told = (work: () => void): Promise<string> =>
      new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), {
          once: true,
        });
        work();
      });
    const inline = document.createElement('script');
    inline.textContent = 'window.intruder = true';
    const image = document.createElement('img');
    const frame = document.createElement('iframe');
    frame.src = 'https://example.org/';
    return [
      await told(() => document.body.append(inline)),
      await told(() => {
        image.src = 'https://example.org/x.png';
      }),
      await told(() => void fetch('https://example.org/').catch(() => undefined)),
      await told(() => document.body.append(frame)),
      String('intruder' in window),
    ];
  });
  expectPlain(refused).toEqual(['script-src-elem', 'img-src', 'connect-src', 'frame-src', 'false']);
  await plainHost.stop();
});
