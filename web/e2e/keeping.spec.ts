import { readFileSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import { copy } from './support/paper.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

/** A hand on the storage of the browser, as the person has it in its settings. */
async function storage(page: Page): Promise<{ cdp: CDPSession; origin: string }> {
  return { cdp: await page.context().newCDPSession(page), origin: new URL(page.url()).origin };
}

test('a browser whose room is used up says so, gives the game as a file, and loses no turn', async ({
  page,
}) => {
  const table = new Table(page);
  await table.open({ edition: '4.8' });
  await table.play('a2-b2=d3');
  const { cdp, origin } = await storage(page);
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await table.play('h4-h3=f4', 'black');
  const warning = page.getByTestId('toasts');
  await expect(warning).toContainText('no more room');
  await expect(warning).toContainText('put aside');
  const waiting = page.waitForEvent('download');
  await warning.getByRole('button', { name: 'Save as a file' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^jersi-4\.8-.*\.jrn$/);
  expect(readFileSync(await download.path(), 'utf8')).toContain('1. a2-b2=d3 h4-h3=f4');

  // What was said is true: the turn is there after a reload, and the next one too.
  await page.reload();
  await expect.poll(() => table.turns()).toEqual(['a2-b2=d3', 'h4-h3=f4']);
  await expect(warning).toContainText('no more room');
  await table.play('b3-b4=d5');
  await cdp.send('Storage.overrideQuotaForOrigin', { origin });
  await page.reload();
  await expect.poll(() => table.turns()).toEqual(['a2-b2=d3', 'h4-h3=f4', 'b3-b4=d5']);
  await expect(warning).toBeEmpty();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('unsaved'))),
  ).toEqual([]);
});

test('storage that is cleared in mid-game is written anew with the next turn', async ({ page }) => {
  const table = new Table(page);
  await table.open({ edition: '4.8' });
  await table.play('a2-b2=d3');
  const { cdp, origin } = await storage(page);
  await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,local_storage' });
  await table.play('h4-h3=f4', 'black');
  await expect(page.getByTestId('toasts')).toBeEmpty();
  await page.reload();
  await expect.poll(() => table.turns()).toEqual(['a2-b2=d3', 'h4-h3=f4']);
});

test('a study without room is put aside, and is there after a reload', async ({ page }) => {
  await page.goto('./#/records/import');
  await page.getByTestId('import-text').fill('[JRN "1"]\n[Edition "4.8"]\n\n1. a2-b2=d3 *\n');
  await page.getByTestId('import-study').click();
  await expect(page).toHaveURL(/#\/study\/kept\//);
  const { cdp, origin } = await storage(page);
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.getByTestId('last').click();
  await page.getByRole('textbox').first().fill('A good beginning.');
  await page.getByRole('textbox').first().blur();
  await expect(page.getByTestId('toasts')).toContainText('put aside');
  await page.reload();
  await expect(page.locator('#app main')).toContainText('A good beginning.');
});

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a long text is read, and not laid into the field', async ({ page }) => {
    await page.goto('./#/records/import');
    const remark = `{ ${'long '.repeat(40_000)}}`;
    await copy(page, `[JRN "1"]\n[Edition "4.8"]\n\n1. a2-b2=d3 ${remark} *\n`);
    await page.getByTestId('import-text').press('Control+v');
    await expect(page.getByTestId('import')).toContainText('Only the beginning');
    await expect(page.getByTestId('import-turns')).toHaveText('1 turn');
    await expect(page.getByTestId('import-study')).toBeEnabled();
  });
});
