import { devices, type Page } from '@playwright/test';
import { act } from './support/page.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

const { viewport, userAgent, deviceScaleFactor } = devices['Pixel 5'];
test.use({
  viewport: { ...viewport, width: 390, height: 844 },
  userAgent,
  deviceScaleFactor,
  hasTouch: true,
  isMobile: true,
});

/** The turns of the list, which a phone shows when it is asked. */
async function turns(page: Page): Promise<string[]> {
  await page.getByTestId('turns-strip').tap();
  const list = page.getByTestId('turns-sheet');
  await expect(list).toBeVisible();
  const texts = await list.locator('li button:not(:disabled)').allInnerTexts();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  return texts.map((text) => text.trim());
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [inner, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
  expect(content, 'the page is as wide as the screen').toBeLessThanOrEqual(inner ?? 0);
}

test('a phone: tap, choose between top and stack, drop, and play against the engine', async ({ page }) => {
  const table = new Table(page, { touch: true });
  await table.open({ edition: '4.8', black: '1' });
  await expectNoSidewaysScroll(page);

  await table.press('a2');
  await table.press('b2');
  await table.confirm.tap();
  await expect.poll(() => turns(page)).toHaveLength(2);

  await table.press('b2');
  await page.getByText('Top cube', { exact: true }).tap();
  await expect(page.getByRole('radio', { name: 'Top cube' })).toBeChecked();
  await page.getByText('Whole stack', { exact: true }).tap();
  await table.press('d3');
  await expect(table.confirm).toHaveText('Play b2=d3');
  await expectNoSidewaysScroll(page);
  await table.confirm.tap();
  await expect.poll(() => turns(page)).toHaveLength(4);

  await table.reserve('white', 'mountain').tap();
  await table.press('e5');
  await table.confirm.tap();
  await expect.poll(() => turns(page)).toHaveLength(6);
  const mine = (await turns(page)).filter((_, n) => n % 2 === 0);
  expect(mine).toEqual(['a2-b2', 'b2=d3', 'M:e5']);
});

test('a finger drags a cube, and the page does not scroll under it', async ({ page, context }) => {
  const table = new Table(page, { touch: true });
  await table.open({ edition: '4.8' });
  const middle = async (name: string): Promise<{ x: number; y: number }> => {
    const box = await table.cell(name).boundingBox();
    if (!box) throw new Error(`${name} is not on the board`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [from, to] = [await middle('a1'), await middle('b1')];
  const finger = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [from]);
  for (let n = 1; n <= 8; n += 1)
    await touch('touchMove', [
      { x: from.x + ((to.x - from.x) * n) / 8, y: from.y + ((to.y - from.y) * n) / 8 },
    ]);
  await touch('touchEnd', []);
  await expect(table.confirm).toHaveText('Play a1-b1');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('targets are large enough for a finger', async ({ page }) => {
  const table = new Table(page, { touch: true });
  await table.open({ edition: '4.8' });
  const cell = await table.cell('e5').boundingBox();
  expect(cell?.width).toBeGreaterThanOrEqual(40);
  await table.press('a2');
  await table.press('b2');
  await expect(table.confirm).toBeVisible();
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('button, select, a[href], label')]
      .filter((each) => each.checkVisibility())
      .map((each) => ({ box: each.getBoundingClientRect(), name: each.outerHTML.slice(0, 120) }))
      .filter(({ box }) => box.width > 1 && (box.height < 40 || box.width < 40))
      .map(({ box, name }) => `${Math.round(box.width)}×${Math.round(box.height)} ${name}`),
  );
  expect(small).toEqual([]);
});

test('the board, the turn and its confirmation fit one screen', async ({ page }) => {
  const table = new Table(page, { touch: true });
  await table.open({ edition: '4.8' });
  await table.press('a2');
  await table.press('b2');
  await expect(table.confirm).toBeInViewport({ ratio: 1 });
  await expect(table.cell('i1')).toBeInViewport({ ratio: 1 });
  await expect(table.cell('a7')).toBeInViewport({ ratio: 1 });
});

test('every dialog of the phone fits the screen', async ({ page }) => {
  const table = new Table(page, { touch: true });
  await table.open({ edition: '3.0', setting: 'standard-mokca' });
  for (const name of ['settings', 'new', 'type', 'export']) {
    if (name === 'settings') await page.getByTestId('open-settings').tap();
    else await act(page, name);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('on its side, the board is left and the rest right', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const table = new Table(page, { touch: true });
  await table.open({ edition: '4.8' });
  await expect(table.cell('i1')).toBeInViewport({ ratio: 1 });
  await expect(table.cell('a7')).toBeInViewport({ ratio: 1 });
  await table.press('a2');
  await table.press('b2');
  await expect(table.confirm).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
});
