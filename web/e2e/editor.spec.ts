import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const START = 'p-r-s-k-r-s-p-/f-s-p-r-s-p-r-f-/7/8/9/8/7/F-R-P-S-R-P-S-F-/P-S-R-K-S-R-P- w MMMMWWmmmmww 0 1';

/** The editor as a person uses it. */
class Desk {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(question: Record<string, string> = { edition: '4.8' }): Promise<void> {
    await this.page.goto(`./#/editor?${new URLSearchParams(question)}`);
    await expect(this.verdict).toBeVisible();
  }

  get verdict(): Locator {
    return this.page.getByTestId('verdict');
  }

  get text(): Locator {
    return this.page.getByTestId('editor-text');
  }

  cell(name: string): Locator {
    return this.page.locator(`[data-cell="${name}"]`);
  }

  piece(name: string): Locator {
    return this.page.getByTestId(`palette-${name}`);
  }

  fault(code: string): Locator {
    return this.page.getByTestId(`fault-${code}`);
  }

  async middle(of: Locator): Promise<{ x: number; y: number }> {
    await of.scrollIntoViewIfNeeded();
    const box = await of.boundingBox();
    if (!box) throw new Error('it is not on the page');
    return { x: box.x + box.width / 2, y: box.y + box.height * 0.4 };
  }

  async drag(from: Locator, to: Locator | { x: number; y: number }): Promise<void> {
    const [start, end] = [await this.middle(from), 'x' in to ? to : await this.middle(to)];
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    await this.page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
    await this.page.mouse.move(end.x, end.y, { steps: 4 });
    await this.page.mouse.up();
  }
}

test('a position is set up by taps: a piece and its cells, a piece and where it goes', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open();
  await expect(desk.verdict).toContainText('864 legal turns.');
  await expect(page.getByTestId('editor-undo')).toBeDisabled();
  await page.getByTestId('editor-clear').click();
  await expect(desk.fault('no-kings')).toHaveText(/Neither king is on the board\./);
  await desk.piece('white-king').click();
  await desk.cell('a4').click();
  await desk.piece('black-king').click();
  await desk.cell('i4').click();
  await desk.piece('white-rock').click();
  await desk.cell('e5').click();
  await desk.cell('d4').click();
  await expect(desk.verdict).toContainText('A valid position');
  await expect(desk.piece('white-rock')).toHaveAccessibleName('R 2/4, white rock');
  await page.getByTestId('tool-hand').click();
  await desk.cell('d4').click();
  await desk.cell('e5').click();
  await expect(desk.cell('e5')).toHaveAccessibleName('e5, white rock on rock');
  await page.getByTestId('tool-eraser').click();
  await desk.cell('e5').click();
  await expect(desk.cell('e5')).toHaveAccessibleName('e5, white rock');
  await page.getByTestId('editor-undo').click();
  await page.getByTestId('editor-undo').click();
  await expect(desk.cell('d4')).toHaveAccessibleName('d4, white rock');
  await page.getByTestId('editor-redo').click();
  await expect(desk.text).toHaveValue('3k-3/8/7/8/4RR4/8/7/8/3K-3 w MMMMWWmmmmww 0 1');
});

test('a position is set up by dragging: from the palette, over the board, off the board', async ({
  page,
}) => {
  const desk = new Desk(page);
  await desk.open();
  await desk.drag(desk.piece('black-fool'), desk.cell('e5'));
  await expect(desk.cell('e5')).toHaveAccessibleName(/^e5, black fool/);
  await expect(desk.fault('too-many')).toContainText('Black has 3');
  await desk.drag(desk.cell('e5'), desk.cell('d4'));
  await expect(desk.cell('d4')).toHaveAccessibleName(/^d4, black fool/);
  await expect(desk.cell('e5')).toHaveAccessibleName('e5, empty');
  await desk.drag(desk.cell('d4'), { x: 4, y: 500 });
  await expect(desk.cell('d4')).toHaveAccessibleName('d4, empty');
  await expect(desk.text).toHaveValue(START);
});

test('a position is set up by keys alone', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open();
  await page.getByTestId('editor-clear').click();
  await desk.cell('e5').focus();
  await page.keyboard.press('Shift+K');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('k');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+R');
  await page.keyboard.press('Shift+P');
  await page.keyboard.press('x');
  await expect(desk.cell('e7')).toHaveAccessibleName('e7, white paper on rock');
  await expect(desk.cell('e7')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(desk.cell('e7')).toHaveAccessibleName('e7, white rock');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Shift+Delete');
  await expect(desk.cell('e7')).toHaveAccessibleName('e7, empty');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+y');
  await expect(desk.text).toHaveValue('7/8/7/8/4K-k-RP2/8/7/8/7 w MMMMWWmmmmww 0 1');
  await expect(desk.verdict).toContainText('A valid position');
});

test('everything that is wrong is told at once, and where', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open({ edition: '4.8', position: '7/8/7/8/KF3Rr3K-/8/7/8/7 w MMMMM 41 0' });
  for (const code of ['on-king', 'mixed-stack', 'too-many', 'clock-too-high', 'turn-zero'])
    await expect(desk.fault(code).first()).toBeVisible();
  await expect(desk.cell('e1')).toHaveAccessibleName(/A piece stands on the king on e1\./);
  await expect(page.getByTestId('editor-play')).toBeDisabled();
  await expect(page.getByTestId('editor-export')).toBeDisabled();
  await expectAccessible(page, 'a position that is not valid');
  await page.getByTestId('editor-number').fill('7');
  await page.getByTestId('editor-number').press('Tab');
  await page.getByTestId('editor-clock').fill('3');
  await page.getByTestId('editor-clock').press('Tab');
  await expect(desk.fault('turn-zero')).toBeHidden();
  await expect(desk.fault('clock-too-high')).toBeHidden();
  await page
    .getByTestId('editor-reserve-white-mountain')
    .getByRole('button', { name: /^One fewer/ })
    .click();
  await expect(desk.fault('too-many')).toHaveCount(1);
});

test('a position is read from text, and what is wrong in it is pointed at', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open();
  await desk.text.fill('7/8/7/8/9/8/7/8/3Q-3 w - 0 1');
  await page.getByTestId('editor-load').click();
  await expect(page.getByTestId('editor-text-fault').locator('mark')).toHaveText('Q');
  await desk.text.fill('3k-3/8/7/8/4R-4/8/7/8/3K-3 b - 0 12');
  await desk.text.press('Enter');
  await expect(page.getByTestId('editor-text-fault')).toBeEmpty();
  await expect(desk.cell('e5')).toHaveAccessibleName('e5, white rock');
  await expect(page.getByRole('radio', { name: 'Black' })).toBeChecked();
});

test('the address keeps the position: a reload and the way back find it', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open({ edition: '2.0', position: '2n-2/6/7/8/4KR4/8/7/6/2N-2 w - - 11' });
  await desk.piece('black-scissors').click();
  await desk.cell('c3').click();
  const text = await desk.text.inputValue();
  await page.reload();
  await expect(desk.text).toHaveValue(text);
  await expect(desk.cell('c3')).toHaveAccessibleName('c3, black kuctai');
  await page.goto('./#/editor?edition=4.8&position=nonsense');
  await expect(page.getByTestId('toasts')).toContainText('could not be read');
  await page.goto('./#/editor?edition=9');
  await expect(page.getByTestId('toasts')).toContainText('no edition 9');
  await expect(page.getByTestId('editor-edition')).toHaveValue('4.8');
});

test('every edition has its own board and pieces', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open({ edition: '4.8' });
  for (const [edition, cells, kinds] of [
    ['2.0', 61, 4],
    ['3.0', 61, 5],
    ['4-draft', 61, 5],
    ['4.16', 69, 7],
  ] as const) {
    await page.getByTestId('editor-edition').selectOption(edition);
    await expect(page.locator('[data-cell]')).toHaveCount(cells);
    await expect(page.locator('[data-testid^=palette-white-]')).toHaveCount(kinds);
    await expect(desk.verdict).toContainText('A valid position');
  }
  await desk.piece('white-mountain').click();
  await desk.cell('e5').click();
  await page.getByTestId('editor-edition').selectOption('3.0');
  await expect(page.getByTestId('toasts')).toContainText('left out');
  await page.getByTestId('start-standard-mokca').click();
  await expect(desk.verdict).toContainText('95 legal turns.');
});

test('the same position is judged by another edition', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open({ edition: '4.8', position: '3k-3/8/7/8/4RP4/8/7/8/3K-3 w W 0 11' });
  const judged = page.getByTestId('judgement');
  await page.getByTestId('compare-edition').selectOption('2.0');
  await expect(judged).toContainText('The reserve is left out.');
  await expect(judged).toContainText('The cells have other names there.');
  await expect(judged).toContainText('2n-2/6/7/8/4KR4/8/7/6/2N-2 w - - 11');
  await expect(page.getByTestId('only-here')).toContainText('66 turns only in Edition 4.8');
  await expect(page.getByTestId('only-here')).toContainText(/There is no reserve to drop from\.\s+W:a1 /);
  await expect(page.getByTestId('only-here')).toContainText('and 42 more');
  await page.getByTestId('compare-edition').selectOption('4.16');
  await expect(judged).toContainText('The legal turns are the same.');
  await desk.piece('white-fool').click();
  await desk.cell('b1').click();
  await desk.cell('d4').click();
  await page.getByTestId('compare-edition').selectOption('3.0');
  await expect(page.getByTestId('there-no-such-kind')).toBeVisible();
  await expect(page.getByTestId('there-no-such-cell')).toBeVisible();
  await page.getByTestId('compare-switch').click();
  await expect(page.getByTestId('editor-edition')).toHaveValue('3.0');
  await expect(desk.verdict).toContainText('A valid position');
});

test('what is set up is played, studied and exported', async ({ page }) => {
  const desk = new Desk(page);
  const question = { edition: '4.8', position: '3k-3/8/7/8/4RP4/8/7/8/3K-3 w - 0 11', variant: 'no-reserve' };
  await desk.open(question);
  await page.getByTestId('editor-export').click();
  await expect(page.getByTestId('export-position')).toContainText(question.position);
  await page.keyboard.press('Escape');
  await page.getByTestId('editor-study').click();
  await expect(page).toHaveURL(/#\/study\/kept\//);
  await expect(desk.cell('e5')).toHaveAccessibleName(/white paper on rock/);
  await desk.open(question);
  await page.getByTestId('editor-play').click();
  await expect(page.getByTestId('status')).toBeVisible();
  await expect(desk.cell('e5')).toHaveAccessibleName(/^e5, white paper on rock, can move/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('the editor is accessible, wide and on a phone', async ({ page }) => {
      const desk = new Desk(page);
      await desk.open();
      await desk.piece('white-rock').click();
      await desk.cell('e5').click();
      await expectAccessible(page, 'the editor with a fault');
      await page.getByTestId('editor-undo').click();
      await page.getByTestId('compare-edition').selectOption('2.0');
      await expectAccessible(page, 'a comparison that cannot be');
      await page.getByTestId('compare-edition').selectOption('4.16');
      await expectAccessible(page, 'a comparison');
      await page.setViewportSize({ width: 390, height: 844 });
      await expectAccessible(page, 'the editor on a phone');
    });
  });
}

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'fr-FR' });

  test('a finger sets up a position, in French', async ({ page }) => {
    const desk = new Desk(page);
    await desk.open();
    await expect(desk.verdict).toContainText('Une position valide');
    await desk.piece('white-rock').tap();
    await desk.cell('e5').tap();
    await expect(desk.cell('e5')).toHaveAccessibleName(/^e5, pierre blanche/);
    await expect(desk.verdict).toContainText('Une chose ne va pas');
    await page.getByTestId('editor-undo').tap();
    await expect(desk.verdict).toContainText('864 tours légaux.');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
});
