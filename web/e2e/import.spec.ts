import { copy, inHand, PRINTED, record } from './support/paper.ts';
import { expect, test } from './support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const LIBRARY_START =
  'p-r-s-k-r-s-p-/f-s-p-r-s-p-r-f-/7/8/9/8/7/F-R-P-S-R-P-S-F-/P-S-R-K-S-R-P- w MMMMWWmmmmww 0 1';

test('the booklet’s example is pasted, its slips are named and mended, and it is studied', async ({
  page,
}) => {
  await page.goto('./#/shelf');
  await page.getByTestId('open-import').click();
  await copy(page, PRINTED);
  await page.getByTestId('import-text').press('Control+v');
  const dialog = page.getByTestId('import');
  await expect(dialog).toContainText('Numbered pairs, as the booklet of 4.8 prints them');
  await expect(dialog).toContainText('48 turns');
  await expect(dialog).toContainText('Black wins: the king has reached the far row.');
  const slips = page.getByTestId('import-slip');
  await expect(slips).toHaveCount(3);
  await expect(slips.nth(1)).toContainText('Turn 16, Black');
  await expect(slips.nth(1)).toContainText('line 9, column 41');
  await expect(slips.nth(1)).toContainText('f6=d7!=e7 read as f6=d7!-e7');
  await expect(slips.nth(1).locator('mark')).toHaveText('=');

  await slips.nth(1).getByTestId('mend').click();
  await expect(slips).toHaveCount(2);
  await expect(page.getByTestId('import-text')).toHaveValue(/f6=d7!-e7/);
  await page.getByTestId('mend-all').click();
  await expect(slips).toHaveCount(0);
  await expect(page.getByTestId('import-text')).toHaveValue(/g3=g1-f1/);
  await expect(page.getByTestId('import-text')).not.toHaveValue(/q[0-9]/);

  await page.getByTestId('import-study').click();
  await expect(page).toHaveURL(/#\/study\/kept\//);
  await expect(page.locator('#app main')).toContainText('f6=d7!-e7');
});

test('slips are mended in one press, too', async ({ page }) => {
  await page.goto('./#/shelf/import');
  await page.getByTestId('import-text').fill(PRINTED);
  await expect(page.getByTestId('import-study')).toHaveText('Mend and study');
  await page.getByTestId('import-study').click();
  await expect(page).toHaveURL(/#\/study\/kept\//);
  await expect(page.locator('#app main')).toContainText('g3=g1-f1');
});

for (const [name, layout, turns] of [
  ['booklet-4.8-french.txt', 'Numbered pairs', '48 turns'],
  ['Rulebook-example-2020-0330.txt', 'Numbered turns', '48 turns'],
  ['Fox-Lucas-2021-0425.txt', 'Numbered turns', '61 turns'],
  ['game-fox-versus-lucas.txt', 'Pieces cell by cell', '45 turns'],
  ['positions-at-move-19.txt', 'Pieces cell by cell', 'Edition 2.0'],
] as const) {
  test(`a file is chosen: ${name}`, async ({ page }) => {
    await page.goto('./#/shelf/import');
    const buffer = Buffer.from(record(name));
    await page.getByTestId('import-file').setInputFiles({ name, mimeType: 'text/plain', buffer });
    await expect(page.getByTestId('findings')).toContainText(layout);
    await expect(page.getByTestId('findings')).toContainText(turns);
    await expect(page.getByTestId('import-danger')).toHaveCount(0);
    await expect(page.getByTestId('findings').locator('img')).toBeVisible();
    await expect(page.getByTestId('import-study')).toBeEnabled();
  });
}

test('a file is dropped on the page, and another one on the dialog', async ({ page }) => {
  await page.goto('./#/shelf');
  await expect(page.getByTestId('shelf-page')).toBeVisible();
  const first = await inHand(page, 'game.txt', record('Fox-Lucas-2021-0425.txt'));
  await page.dispatchEvent('[data-testid=shelf-page]', 'dragover', { dataTransfer: first });
  await page.dispatchEvent('[data-testid=shelf-page]', 'drop', { dataTransfer: first });
  await expect(page.getByTestId('findings')).toContainText('61 turns');
  const second = await inHand(page, 'game.txt', PRINTED);
  await page.dispatchEvent('[data-testid=import-text]', 'dragover', { dataTransfer: second });
  await expect(page.getByTestId('import')).toContainText('Drop the file to read it');
  await page.dispatchEvent('[data-testid=import-text]', 'drop', { dataTransfer: second });
  await expect(page.getByTestId('import-slip')).toHaveCount(3);
});

test('a text that is pasted beside every field is looked at', async ({ page }) => {
  await page.goto('./#/shelf');
  await expect(page.getByTestId('shelf-page')).toBeVisible();
  await copy(page, record('Fox-Lucas-2021-0425.txt'));
  await page.locator('body').press('Control+v');
  await expect(page.getByTestId('findings')).toContainText('61 turns');
});

test('a text that does not tell its edition asks for it', async ({ page }) => {
  await page.goto('./#/shelf/import');
  await page.getByTestId('import-text').fill(record('booklet-2.0-english.txt'));
  await expect(page.getByTestId('import-danger')).toContainText('2.0');
  await expect(page.getByTestId('import-study')).toBeDisabled();
  await page.getByTestId('import-edition').selectOption('2.0');
  await expect(page.getByTestId('findings')).toContainText('White wins: the kunti is captured.');
  await expect(page.getByTestId('import-study')).toBeEnabled();
});

test('an illegal turn is shown where it stands, with legal ones to take its place', async ({ page }) => {
  await page.goto('./#/shelf/import');
  await page
    .getByTestId('import-text')
    .fill('[JRN "1"]\n[Edition "4.8"]\n\n1. a2-b2=d3 h4-h9 2. b3-b4=d5 *\n');
  const fault = page.getByTestId('import-danger');
  await expect(fault).toContainText('Turn 1, Black');
  await expect(fault).toContainText('line 4, column');
  await expect(fault.locator('mark')).toContainText('h9');
  await expect(page.getByTestId('import-turns')).toHaveText('1 of 3 turns are legal');
  await expect(page.getByTestId('import-beginning')).toHaveText('Study the first turn');
  await fault
    .getByRole('button', { name: /^Put h4-/ })
    .first()
    .click();
  await expect(fault).toHaveCount(0);
  await expect(page.getByTestId('import-study')).toBeEnabled();
});

test('a position is recognised, and played, edited or studied', async ({ page }) => {
  await page.goto('./#/shelf/import');
  await page.getByTestId('import-text').fill(LIBRARY_START);
  await expect(page.getByTestId('findings')).toContainText('It fits 2 editions');
  await page.getByRole('button', { name: 'Edition 4.8', exact: true }).click();
  await page.getByTestId('import-play').click();
  await expect(page.locator('[data-cell=a4]')).toHaveAccessibleName(/white king/);
  await page.goto('./#/shelf/import');
  await page.getByTestId('import-text').fill('7/8/7/8/KF8/8/7/8/7 w MMMMM 41 0');
  await expect(page.getByTestId('import-danger')).toContainText('5 pieces');
  await page.getByTestId('import-edit').click();
  await expect(page.getByTestId('fault-too-many')).toBeVisible();
  await expect(page.getByTestId('fault-on-king')).toBeVisible();
});

test('what is no text and what is no game is told', async ({ page }) => {
  await page.goto('./#/shelf/import');
  const buffer = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]);
  await page.getByTestId('import-file').setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer });
  await expect(page.getByTestId('toasts')).toContainText('This file is not text.');
  await page.getByTestId('import-text').fill('Dear diary');
  await expect(page.getByTestId('findings')).toContainText('neither a game nor a position');
  await expect(page.getByTestId('import-study')).toBeDisabled();
});
