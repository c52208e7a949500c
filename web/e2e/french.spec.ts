import { act, startGame } from './support/page.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

test.describe('a French browser', () => {
  test.use({ locale: 'fr-FR' });

  test('everything is in French, the referee too', async ({ page }) => {
    const table = new Table(page);
    await table.open({ edition: '4.8', black: '1' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page).toHaveTitle(/À vous de jouer/);
    await expect(table.cell('a2')).toHaveAccessibleName('a2, ciseaux blancs, peut bouger');

    await table.press('a2');
    await table.press('e5');
    await expect(table.fault).toContainText('e5');
    await expect(table.fault).toContainText(/case|pièce/);
    await table.press('b2');
    await expect(table.confirm).toHaveText('Jouer a2-b2');
    await table.confirm.click();
    await expect.poll(() => table.turns()).toHaveLength(2);
    await expect(page.getByTestId('said')).toContainText(/Noir/);

    await act(page, 'type');
    await page.getByTestId('turn-text').fill('a1-a9');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('turn-fault')).toContainText('a9');
  });

  test('no English word is left on any page', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByTestId('door')).toBeVisible();
    const english = /\b(the|your|you|with|turns?|game|settings|white|black|play|computer|captured)\b(?!')/i;
    const expectFrench = async (what: string): Promise<void> => {
      const lines = await page.evaluate(() => [
        document.body.innerText,
        ...[...document.querySelectorAll('[aria-label], [title]')]
          .filter((each) => each.closest('[lang="en"]') === null)
          .flatMap((each) => [each.getAttribute('aria-label') ?? '', each.getAttribute('title') ?? '']),
      ]);
      const found = lines
        .join('\n')
        .split('\n')
        .filter((line) => english.test(line));
      expect(found, what).toEqual([]);
    };
    await expectFrench('the door');
    await page.getByTestId('door-more').click();
    await expectFrench('the new game');
    await startGame(page);
    await expectFrench('the game');
    // Dialogs come when they are asked for: Escape before that would close nothing.
    const look = async (what: string): Promise<void> => {
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectFrench(what);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    };
    await page.getByTestId('open-settings').click();
    await look('the settings');
    await page.getByTestId('action-more').click();
    await look('this game');
    for (const name of ['type', 'resign']) {
      await act(page, name);
      await look(name);
    }
  });

  test('numbers and dates are written the French way', async ({ page }) => {
    const table = new Table(page);
    await table.open({ edition: '4.8' });
    await table.play('a2-b2=d3');
    await act(page, 'games');
    await expect(page.getByTestId('own-game')).toContainText('aujourd’hui');
  });
});

test('the language is switched at once and remembered', async ({ page }) => {
  const table = new Table(page);
  await table.open({ edition: '4.8' });
  await page.getByRole('button', { name: /Français/ }).click();
  await expect(table.cell('a2')).toHaveAccessibleName('a2, ciseaux blancs, peut bouger');
  await page.reload();
  await expect(page.getByTestId('action-flip')).toHaveText('Tourner');
  await page.getByRole('button', { name: /English/ }).click();
  await expect(table.cell('a2')).toHaveAccessibleName('a2, white scissors, can move');
});
