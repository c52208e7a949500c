import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

/** 3.0: Black's guardian stands on e3; White has a stack, paper on rock, on c3. */
const GUARDED = '5/6/7/8/2m-6/8/2CR4/6/N-3n- w - - 5';

test('a stack or its top, seen before and after the choice', async ({ page }) => {
  const table = new Table(page);
  await table.open({ edition: '4.8', variant: 'no-reserve' });
  await table.play('a2-b2');
  await table.play('h4-h3', 'black');

  await table.press('b2', 'top');
  await expect(page.getByRole('radio', { name: 'Top cube' })).toBeChecked();
  await expect(table.cell('b2')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('2');
  await expect(page.getByRole('radio', { name: 'Whole stack' })).toBeChecked();
  // Pressing the same cell on its top chooses the top again.
  await table.press('b2', 'top');
  await expect(page.getByRole('radio', { name: 'Top cube' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('radio', { name: 'Top cube' })).toBeHidden();

  await table.play('b2=d3-e4');
  expect(await table.turns()).toEqual(['a2-b2', 'h4-h3', 'b2=d3-e4']);
});

test.describe('always confirmed', () => {
  test.use({ chosen: { animations: false, confirm: 'always' } });

  test('a half-entered turn is taken back choice by choice', async ({ page }) => {
    const table = new Table(page);
    await table.open({ edition: '4.8' });
    await table.enter('a2-b2=d3');
    await expect(table.confirm).toHaveText('Play a2-b2=d3');
    const back = page.getByTestId('take-back');
    await back.click();
    await expect(table.confirm).toHaveText('Play a2-b2');
    await back.click();
    await expect(table.confirm).toBeHidden();
    await expect(table.cell('a2')).toHaveAttribute('aria-selected', 'true');
    await back.click();
    await expect(back).toBeHidden();
    await expect(table.cell('a2')).toHaveAccessibleName('a2, white scissors, can move');
    expect(await table.turns()).toEqual([]);
  });
});

test('drops: one, two on one cell, and what the referee says of a third place', async ({ page }) => {
  const table = new Table(page);
  await table.open({ edition: '4.8' });
  await table.reserve('white', 'mountain').click();
  await table.press('h4');
  await expect(table.fault).toContainText('h4');
  await table.press('e5');
  await expect(table.confirm).toHaveText('Play M:e5');
  await table.reserve('white', 'wise').click();
  await table.press('a1');
  await expect(table.fault).not.toBeEmpty();
  await table.press('e5');
  await expect.poll(() => table.turns()).toEqual(['M:e5/W:e5']);
  await expect(table.cell('e5')).toHaveAccessibleName(/^e5, white wise man on a mountain/);
  await expect(table.reserve('white', 'mountain')).toHaveAccessibleName('mountain, 3 left');
});

test('an illegal try is answered by the referee', async ({ page }) => {
  const table = new Table(page);
  await table.open({ edition: '4.8', variant: 'no-reserve' });
  await table.press('a2');
  await table.press('e5');
  await expect(table.fault).toContainText('A single piece moves by one cell');
  await table.press('h4');
  await expect(table.fault).toContainText('h4');
  // The choice stands, and the fault goes with the next one.
  await table.press('b2');
  await expect(table.fault).toBeHidden();
  await expect(table.confirm).toHaveText('Play a2-b2');
});

test('a cube is dragged to where it goes', async ({ page }) => {
  const table = new Table(page);
  await table.open({ edition: '4.8', variant: 'no-reserve' });
  await table.cell('a1').dragTo(table.cell('b1'));
  await expect(table.confirm).toHaveText('Play a1-b1');
  await table.cell('b1').dragTo(table.cell('c1'));
  await expect.poll(() => table.turns()).toEqual(['a1-b1=c1']);
});

test('turns are confirmed always, when they could go on, or never', async ({ page }) => {
  const table = new Table(page);
  await table.open({ edition: '4.8', variant: 'no-reserve' });
  const confirmed = async (word: string): Promise<void> => {
    await page.getByTestId('open-settings').click();
    await page.getByTestId('settings').getByText(word, { exact: true }).click();
    await page.keyboard.press('Escape');
  };
  await table.enter('b4-c3');
  await expect.poll(() => table.turns()).toEqual(['b4-c3']);
  await confirmed('Always');
  await table.enter('h4-g3');
  await expect(table.confirm).toHaveText('Play h4-g3');
  expect(await table.turns()).toEqual(['b4-c3']);
  await table.confirm.click();
  await confirmed('Never');
  await table.enter('a2-b2=d3');
  await expect.poll(() => table.turns()).toEqual(['b4-c3', 'h4-g3', 'a2-b2=d3']);
});

test('a free setting of 2.0: shape by shape, refused where it may not stand, then White plays', async ({
  page,
}) => {
  const table = new Table(page);
  await table.open({ edition: '2.0', setting: 'free' });
  await table.reserve('white', 'king').click();
  await table.press('c3');
  await expect(table.fault).toContainText('c3');
  await table.press('a3');
  await expect.poll(() => table.turns()).toEqual(['N:a3']);
  await table.reserve('black', 'king').click();
  await table.press('a1');
  await expect(table.fault).toContainText('a1');
  await table.press('i3');

  const white = 'R:a2 K:a2 R:a4 C:a4 C:a1 K:a5 K:b1 R:b2 C:b3 K:b4 R:b5 C:b6'.split(' ');
  const black = 'R:i2 C:i2 R:i4 K:i4 K:i1 C:i5 C:h1 R:h2 K:h3 C:h4 R:h5 K:h6'.split(' ');
  for (const [n, placement] of white.entries()) {
    await table.play(placement, 'white');
    await table.play(black[n] ?? '', 'black');
  }
  expect(await table.turns()).toHaveLength(26);
  await expect(table.cell('a2')).toHaveAccessibleName('a2, white cukla on kurfa, can move');
  await table.play('a5-b5=d7');
  expect((await table.turns()).at(-1)).toBe('a5-b5=d7');
});

test('3.0: cells around a guardian are shown, and a stack that would stop there is refused', async ({
  page,
}) => {
  const table = new Table(page);
  await table.open({ edition: '3.0', position: GUARDED });
  await expect(page.locator('g > use[href="#jersi-zone-black"]')).toHaveCount(6);
  await table.press('c3', 'whole');
  await expect(page.getByRole('radio', { name: 'Whole stack' })).toBeChecked();
  await expect(page.locator('g > use[href="#jersi-mark-stop"]')).toHaveCount(1);
  await table.press('d3');
  // A single shape may go where the stack may not.
  await expect(table.fault).toContainText("d3 is blocked for stacks by Black's guardian on e3");
  expect(await table.turns()).toEqual([]);
  await page.keyboard.press('1');
  await table.press('d3');
  await expect.poll(() => table.turns()).toEqual(['c3-d3']);
});

test.describe('with animation', () => {
  test.use({
    chosen: { animations: true, sound: false },
    contextOptions: { reducedMotion: 'no-preference' },
  });

  test('cubes move step by step and arrive, and hasty hands lose nothing', async ({ page }) => {
    const table = new Table(page);
    await table.open({ edition: '4.8', variant: 'no-reserve' });
    for (const [n, turn] of ['a2-b2=d3', 'h4-h3=f4', 'd3=e3-f3', 'f4=e4-f3!'].entries())
      await table.play(turn, n % 2 === 0 ? 'white' : 'black');
    expect(await table.turns()).toHaveLength(4);
    // When all has come to rest, the pictures stand where the labels say.
    const drawn = page.locator('use[href^="#jersi-dots-"], use[href^="#jersi-simple-"]');
    const cubes = page
      .locator('[data-testid=board]')
      .locator('xpath=ancestor::*[contains(@class,"board")][1]')
      .locator(drawn);
    await expect.poll(() => cubes.count()).toBe(29);
    await expect(table.cell('f3')).toHaveAccessibleName(/^f3, black/);
  });
});
