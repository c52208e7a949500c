import { expect as expectPlain, test as plain } from '@playwright/test';
import { run, serve } from './support/server.ts';
import { expect, test } from './support/test.ts';

test('every file of the page is served whole in every coding', async ({ page, request, jersi }) => {
  const seen = new Set<string>();
  page.on('response', (response) => seen.add(response.url()));
  await page.goto('./');
  await page.waitForLoadState('networkidle');
  seen.add(new URL('sw.js', jersi.address).href);
  expect([...seen].some((url) => url.endsWith('.js'))).toBe(true);
  for (const url of seen) {
    if (!url.startsWith('http') || url.includes('/api/')) continue;
    const bodies = [];
    for (const coding of ['identity', 'gzip', 'br']) {
      const answer = await request.get(url, { headers: { 'accept-encoding': coding } });
      expect(answer.status(), url).toBe(200);
      expect(answer.headers()['vary']).toBe('Accept-Encoding');
      bodies.push((await answer.body()).toString('base64'));
    }
    expect(new Set(bodies).size, `the copies of ${url} differ`).toBe(1);
  }
});

test('what changes is asked for again, what cannot change is kept for ever', async ({ page, request }) => {
  for (const path of ['', 'index.html', 'sw.js', 'manifest.webmanifest', 'boot.js']) {
    const answer = await request.get(path || './');
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['cache-control'], path).toBe('no-cache');
    const again = await request.get(path || './', {
      headers: { 'if-none-match': answer.headers()['etag'] ?? '' },
    });
    expect(again.status(), path).toBe(304);
  }
  await page.goto('./');
  const script = await page.locator('script[type=module]').getAttribute('src');
  expect(script).toMatch(/^\.\/assets\/index-[\w-]{8}\.js$/);
  const answer = await request.get(script ?? '');
  expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.describe('elsewhere', () => {
  test.use({ allowed: [/status of 404/] });

  test('an address that leads nowhere has a page', async ({ page }) => {
    const answer = await page.goto('./nowhere');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading')).toHaveText('This cell is empty.');
    await page.getByRole('link', { name: 'Back to the board' }).click();
    await expect(page).toHaveTitle(/Jersi/);
  });
});

plain('the first line is the address, and a signal ends it cleanly', async () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const server = await serve();
    expectPlain(server.lines[0]).toMatch(/^listening on http:\/\/127\.0\.0\.1:\d+$/);
    expectPlain((await fetch(server.address)).status).toBe(200);
    expectPlain(await server.stop(signal)).toBe(0);
    await expectPlain(fetch(server.address)).rejects.toThrow();
  }
});

plain('a second start finds the first one', async () => {
  const first = await serve();
  const { host } = new URL(first.address);
  const { code, out, err } = await run('serve', '--addr', host);
  expectPlain([code, out]).toEqual([0, `already listening on http://${host}\n`]);
  expectPlain(err).toContain('serves the page there already');
  expectPlain((await fetch(first.address)).status).toBe(200);
  await first.stop();
});

plain('without a browser it says so and goes on serving', async () => {
  const none = { BROWSER: '', DISPLAY: '', WAYLAND_DISPLAY: '' };
  for (const environment of [none, { ...none, BROWSER: 'false' }]) {
    const server = await serve(['--open'], environment);
    expectPlain(await server.heard('no browser could be opened')).toContain(server.address);
    expectPlain((await fetch(server.address)).status).toBe(200);
    expectPlain(await server.stop()).toBe(0);
  }
});

plain('the browser that is named gets the address', async () => {
  const server = await serve(['--open'], { BROWSER: 'test %s = nothing:test -n %s' });
  expectPlain((await fetch(server.address)).status).toBe(200);
  expectPlain(await server.stop()).toBe(0);
  expectPlain(server.lines.join('\n')).not.toContain('no browser');
});
