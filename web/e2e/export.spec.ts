import type { Page } from '@playwright/test';
import { playText, twoPeople } from './support/page.ts';
import { bytesOf, copied, libraryText } from './support/paper.ts';
import { press } from './support/shelf.ts';
import { expect, test } from './support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

async function aGame(page: Page): Promise<void> {
  await twoPeople(page);
  await playText(page, 'a2-b2=d3');
  await playText(page, 'h4-h3=f4');
  await page.getByTestId('export-game').click();
  await expect(page.getByTestId('export-preview')).toBeVisible();
}

async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), bytes: await bytesOf(download) };
}

test('a game that is played is saved in every form', async ({ page }) => {
  await aGame(page);
  const row = (name: string) => page.getByTestId(`export-${name}`);
  const jrn = await saved(page, () => row('jrn').getByRole('button', { name: /^Save/ }).click());
  expect(jrn.name).toMatch(/^jersi-white-black-\d{4}-\d\d-\d\d\.jrn$/);
  expect(jrn.bytes.toString()).toContain('1. a2-b2=d3 h4-h3=f4');

  const booklet = await saved(page, () => row('booklet').getByRole('button', { name: /^Save/ }).click());
  expect(booklet.bytes.toString()).toMatch(/^1\s+a2-b2=d3\s+h4-h3=f4$/m);

  const position = await saved(page, () => row('position').getByRole('button', { name: /^Save/ }).click());
  expect(position.bytes.toString()).toMatch(/^\S+ w MMMMWWmmmmww 2 3$/);

  const svg = await saved(page, () => page.getByTestId('export-svg').click());
  expect(svg.name).toMatch(/\.svg$/);
  expect(svg.bytes.toString()).toMatch(/^<svg [\s\S]*<\/svg>$/);
  const drawn = await page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, 'image/svg+xml');
    return { name: read.documentElement.nodeName, title: read.querySelector('title')?.textContent };
  }, svg.bytes.toString());
  expect(drawn).toEqual({ name: 'svg', title: 'White – Black' });

  const png = await saved(page, () => page.getByTestId('export-png').click());
  expect(png.name).toMatch(/\.png$/);
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(png.bytes.readUInt32BE(16), 'twice the width of the drawing').toBeGreaterThan(1400);
});

test('everything is copied, the picture too', async ({ page }) => {
  await aGame(page);
  for (const [name, what] of [
    ['jrn', /1\. a2-b2=d3/],
    ['booklet', /^1\s+a2-b2=d3/m],
    ['position', / w MMMMWWmmmmww 2 3$/],
    ['link', /#\/study\/link\/1[\w-]+$/],
  ] as const) {
    await page.getByTestId(`export-${name}`).getByRole('button', { name: /^Copy/ }).click();
    await expect(page.getByTestId('toasts')).toContainText('Copied.');
    await expect.poll(() => copied(page)).toMatch(what);
  }
  await page.getByTestId('export-png-copy').click();
  const types = async (): Promise<string[]> =>
    page.evaluate(async () => (await navigator.clipboard.read()).flatMap((item) => [...item.types]));
  await expect.poll(types).toContain('image/png');
});

test('the picture follows its options', async ({ page }) => {
  await aGame(page);
  const picture = async (): Promise<string> =>
    (await page.getByTestId('export-preview').getAttribute('src')) ?? '';
  const seen = new Set([await picture()]);
  await page.getByTestId('export-theme').selectOption('plain-dark');
  seen.add(await picture());
  for (const name of ['Names of cells', 'Reserves', 'Last turn', 'From Black’s side']) {
    await page.getByTestId('export').getByLabel(name).click();
    seen.add(await picture());
  }
  expect(seen.size).toBe(6);
});

test('a whole game goes through a link, without a server, to another browser', async ({ page, browser }) => {
  await page.goto('./#/shelf');
  await press(page.getByTestId('library-fox-lucas-2021'), /^Share/);
  await page.getByTestId('export-link').getByRole('button', { name: /^Copy/ }).click();
  await expect.poll(() => copied(page)).toMatch(/#\/study\/link\//);
  const link = await copied(page);
  expect(link.length).toBeLessThan(1200);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other).toHaveURL(/#\/study\/kept\//);
  await expect(other.locator('#app main')).toContainText('f6=h7-i6');
  // The same link leads to the same study.
  const address = other.url();
  await other.goto('about:blank');
  await other.goto(link);
  await expect(other).toHaveURL(address);
  await elsewhere.close();
});

test('a link that was cut off says so', async ({ page }) => {
  await page.goto('./#/study/link/1eJyLVjAEAAGdAJQ');
  await expect(page.locator('#app main')).toContainText('This link is cut off or was changed on its way');
  await page.goto('./#/study/link/2abc');
  await expect(page.locator('#app main')).toContainText('newer version of this page');
});

test('what a booklet has no place for is told', async ({ page }) => {
  await page.goto('./#/editor?edition=4.8&position=7%2F8%2F7%2F8%2F4k-4%2F8%2F7%2F8%2F3K-3+w+-+0+1');
  await page.getByTestId('editor-export').click();
  const row = page.getByTestId('export-booklet');
  await expect(row).toContainText(/position/);
  await expect(row.getByRole('button', { name: /^Copy/ })).toBeDisabled();
});

test('a study is exported with its notes', async ({ page }) => {
  await page.goto('./#/shelf');
  await press(page.getByTestId('library-booklet-48'), /^Study/);
  await expect(page).toHaveURL(/#\/study\/kept\//);
  await page.getByTestId('export-study').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByTestId('export-jrn').getByRole('button', { name: /^Save/ }).click(),
  ]);
  const text = (await bytesOf(download)).toString();
  expect(text).toContain('16. a7=c6!-d7! f6=d7!-e7');
  expect(text).toContain(libraryText('booklet-4.8.jrn').match(/\[Source .*\]/)?.[0] ?? 'no source');
});
