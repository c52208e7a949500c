import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Opens the page as a new visitor sees it, with the dialog of a new game. */
export async function firstVisit(page: Page): Promise<void> {
  await page.goto('./');
  await expect(page.getByTestId('new-game')).toBeVisible();
}

/** Starts the game that the dialog offers. */
export async function startGame(page: Page): Promise<void> {
  await page.getByTestId('start-game').click();
  await expect(page.getByTestId('new-game')).toBeHidden();
}

/** Plays a turn by writing it; on a phone the button is behind "More". */
export async function playText(page: Page, text: string): Promise<void> {
  await expect(page.getByTestId('action-flip')).toBeVisible();
  if (!(await page.getByTestId('action-type').isVisible())) await page.getByTestId('action-more').click();
  await page.getByTestId('action-type').click();
  await page.getByTestId('turn-text').fill(text);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('type-turn')).toBeHidden();
}

/** Opens a game of two people; `more` adds to the address. */
export async function twoPeople(page: Page, more = ''): Promise<void> {
  await page.goto(`./?edition=4.8${more}`);
  await expect(page.getByTestId('new-game')).toBeHidden();
  await expect(page.locator('[data-cell=e4]')).toBeVisible();
  await expect(page).not.toHaveURL(/edition/);
}
