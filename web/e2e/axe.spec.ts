import { expectAccessible } from './support/axe.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

// What shell.spec.ts does for the dialogs, here for the states of a game and for the pages without one.
test.use({ allowed: [/status of 404/] });

const RANSOM = '7/8/7/8/3R-k-4/8/2r-3r-/8/3K-3 w MW 5 11';
const GUARDED = '5/6/7/8/2m-6/8/2CR4/6/N-3n- w - - 5';
const WON = '7/3K-4/7/8/9/8/7/4k-3/7 w - 0 51';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('a turn that is being entered, a ransom, a guardian, the end', async ({ page }) => {
      const table = new Table(page);
      await table.open({ edition: '4.8' });
      await table.enter('a2-b2');
      await expectAccessible(page, 'a turn that could go on');
      await table.open({ edition: '4.8', variant: 'ransom', position: RANSOM });
      await table.enter('e4-e5!!');
      await expectAccessible(page, 'the kinds of a ransom');
      await page.getByTestId('name-rock').click();
      await expectAccessible(page, 'the gift of a ransom');
      await table.open({ edition: '3.0', position: GUARDED });
      await table.press('c3', 'whole');
      await expectAccessible(page, 'a guardian');
      await table.press('d3');
      await expect(table.fault).toBeVisible();
      await expectAccessible(page, 'a refusal');
      await table.open({ edition: '4.8', variant: 'no-reserve', position: WON });
      await table.play('h4-i4');
      await expect(table.ending).toBeVisible();
      await expectAccessible(page, 'the end');
    });

    test('thinking, clocks, the plain board, a turn of the past', async ({ page }) => {
      const table = new Table(page);
      await table.open({ edition: '4.8', black: '10', clock: '300+3' });
      await table.play('a2-b2=d3');
      await expect(page.getByTestId('thinking')).toContainText('Depth');
      await expectAccessible(page, 'thinking');
      await page.getByTestId('move-now').click();
      await expect.poll(() => table.turns()).toHaveLength(2);
      await page.getByRole('button', { name: 'One turn back' }).click();
      await expectAccessible(page, 'a turn of the past');
      await page.getByTestId('open-settings').click();
      await page.getByTestId('settings').getByText('Plain', { exact: true }).click();
      await page.keyboard.press('Escape');
      await expectAccessible(page, 'the plain board');
    });

    test('pages without a game: nothing here, no WebAssembly', async ({ page, jersi }) => {
      await page.goto('./nowhere');
      await expectAccessible(page, 'an address that leads nowhere');
      await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
      await page.goto(jersi.address);
      await expect(page.getByText('WebAssembly').first()).toBeVisible();
      await expectAccessible(page, 'a browser without WebAssembly');
    });

    test('the sheets of a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const table = new Table(page);
      await table.open({ edition: '4.8' });
      await page.getByTestId('turns-strip').click();
      await expectAccessible(page, 'the turns');
      await page.keyboard.press('Escape');
      await page.getByTestId('action-more').click();
      await expectAccessible(page, 'what else can be done');
    });
  });
}
