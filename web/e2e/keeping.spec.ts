import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { copy } from './support/paper.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

/** Lets the origin of a page have so many bytes; without a number, as many as the browser gives. */
async function quota(page: Page, origin: string, bytes?: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Storage.overrideQuotaForOrigin', {
    origin,
    ...(bytes === undefined ? {} : { quotaSize: bytes }),
  });
}

test.describe('without room', () => {
  // What the service worker puts aside needs room as well.
  test.use({ serviceWorkers: 'block', allowed: [/reading 'waiting'|blocked by Playwright/] });

  test('a browser says so, gives the game as a file, and loses no turn', async ({ page, baseURL }) => {
    const { origin } = new URL(baseURL ?? '');
    const table = new Table(page);
    // The browser looks at the room that is left only now and then: it must know before it is asked.
    await page.goto('about:blank');
    await quota(page, origin, 1);
    await table.open({ edition: '4.8' });
    await table.play('a2-b2=d3');
    const warning = page.getByTestId('toasts');
    await expect(warning).toContainText('no more room');
    await expect(warning).toContainText('put aside');
    const waiting = page.waitForEvent('download');
    await warning.getByRole('button', { name: 'Save as a file' }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toMatch(/^jersi-4\.8-.*\.jrn$/);
    expect(readFileSync(await download.path(), 'utf8')).toContain('1. a2-b2=d3');

    // What was said is true: the turn is there after a reload, and the next one too.
    await page.reload();
    await expect.poll(() => table.turns()).toEqual(['a2-b2=d3']);
    await table.play('h4-h3=f4', 'black');
    await expect(warning).toContainText('put aside');
    await page.reload();
    await expect.poll(() => table.turns()).toEqual(['a2-b2=d3', 'h4-h3=f4']);
  });

  test('a study is put aside, and is there after a reload', async ({ page, baseURL }) => {
    await page.goto('about:blank');
    await quota(page, new URL(baseURL ?? '').origin, 1);
    await page.goto('./#/shelf/import');
    await page.getByTestId('import-text').fill('[JRN "1"]\n[Edition "4.8"]\n\n1. a2-b2=d3 *\n');
    await page.getByTestId('import-study').click();
    await expect(page).toHaveURL(/#\/study\/kept\//);
    await expect(page.getByTestId('toasts')).toContainText('put aside');
    await page.reload();
    await expect(page.locator('#app main')).toContainText('a2-b2=d3');
  });
});

test('storage that is cleared in mid-game is written anew with the next turn', async ({ page }) => {
  const table = new Table(page);
  await table.open({ edition: '4.8' });
  await table.play('a2-b2=d3');
  const cdp = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,local_storage' });
  await table.play('h4-h3=f4', 'black');
  await expect(page.getByTestId('toasts')).toBeEmpty();
  await page.reload();
  await expect.poll(() => table.turns()).toEqual(['a2-b2=d3', 'h4-h3=f4']);
});

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a long text is read, and not laid into the field', async ({ page }) => {
    await page.goto('./#/shelf/import');
    const remark = `{ ${'long '.repeat(40_000)}}`;
    await copy(page, `[JRN "1"]\n[Edition "4.8"]\n\n1. a2-b2=d3 ${remark} *\n`);
    await page.getByTestId('import-text').press('Control+v');
    await expect(page.getByTestId('import')).toContainText('Only the beginning');
    await expect(page.getByTestId('import-turns')).toHaveText('1 turn');
    await expect(page.getByTestId('import-study')).toBeEnabled();
  });
});
