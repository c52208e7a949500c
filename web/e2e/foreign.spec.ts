import { deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** The address of a record, as anybody can make it. */
function link(text: string): string {
  return `./#/study/link/1${deflateSync(Buffer.from(text)).toString('base64url')}`;
}

// What the service worker has kept comes past `page.route`.
test.use({ serviceWorkers: 'block', allowed: [/reading 'waiting'|blocked by Playwright/] });

/** Counts the frames that the page draws. */
async function frames(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { frames: number }).frames);
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const counted = window as unknown as { frames: number };
    counted.frames = 0;
    const draw = (): void => {
      counted.frames += 1;
      requestAnimationFrame(draw);
    };
    requestAnimationFrame(draw);
  });
});

test('a game that takes for ever to read leaves the page alive, and can be stopped', async ({ page }) => {
  // The worker never comes: whoever reads here, it is not the page.
  await page.route(/assets\/worker-/, () => undefined);
  await page.goto(link(`1. a2-b2 ${'(a9-b9) '.repeat(5000)}`));
  const reading = page.getByTestId('study-reading');
  await expect(reading).toContainText('Reading the game');
  const before = await frames(page);
  await expect.poll(() => frames(page)).toBeGreaterThan(before + 10);
  await page.getByTestId('study-stop').click();
  await expect(page.getByTestId('study-stopped')).toContainText('stopped');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Read it again' }).click();
  await expect(page.getByTestId('study-stopped')).toBeHidden();
});

test('a text that takes for ever to read can be stopped too', async ({ page }) => {
  await page.route(/assets\/worker-/, () => undefined);
  await page.goto('./#/shelf/import');
  await page.getByTestId('import-text').fill(`1. a2-b2 ${'(a9-b9) '.repeat(5000)}`);
  await expect(page.getByTestId('import-reading')).toBeVisible();
  const before = await frames(page);
  await expect.poll(() => frames(page)).toBeGreaterThan(before + 10);
  await page.getByTestId('import-stop').click();
  await expect(page.getByTestId('import-trouble')).toContainText('stopped');
  await expect(page.getByTestId('import-study')).toBeDisabled();
});

test('a link that unfolds without end is refused', async ({ page }) => {
  await page.goto(link('a2-b2 '.repeat(3_000_000)));
  await expect(page.locator('#app main')).toContainText('more than 5 MB');
});

test('a file of more than 5 MB is not opened', async ({ page }) => {
  await page.goto('./#/shelf/import');
  const buffer = Buffer.alloc(5_000_001, 'a');
  await page.getByTestId('import-file').setInputFiles({ name: 'large.txt', mimeType: 'text/plain', buffer });
  await expect(page.getByTestId('toasts')).toContainText('more than 5 MB');
  await expect(page.getByTestId('import-text')).toHaveValue('');
});

test('names and remarks that would turn the text around stay within themselves', async ({ page }) => {
  const [white, black] = ['\u202eAda', 'שלום'];
  const game = `[JRN "1"]\n[Edition "4.8"]\n[White "${white}"]\n[Black "${black}"]\n\n1. a2-b2=d3 { \u202eremark } *\n`;
  await page.goto(link(game));
  await expect(page.locator('#app main')).toContainText('a2-b2=d3');
  // Nothing outside of an isolate may steer what follows it.
  const loose = await page.evaluate(() => {
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const text = node.textContent ?? '';
      if (!/[\u202a-\u202e]/.test(text)) continue;
      if (!node.parentElement?.closest('bdi, textarea, [dir=auto]')) found.push(text);
    }
    return found;
  });
  expect(loose).toEqual([]);
});
