import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Opens the page as a new visitor sees it: the door. */
export async function firstVisit(page: Page): Promise<void> {
  await page.goto('./');
  await expect(page.getByTestId('door')).toBeVisible();
}

/** Opens the door with all its choices, in the form of a new game. */
export async function newGame(page: Page): Promise<void> {
  await firstVisit(page);
  await page.getByTestId('door-more').click();
  await expect(page.getByTestId('game-form')).toBeVisible();
}

/** Starts the game that the door, or the dialog of a new game, offers. */
export async function startGame(page: Page): Promise<void> {
  await page.getByTestId('start-game').click();
  await expect(page.getByTestId('new-game')).toBeHidden();
  await expect(page).toHaveURL(/#\/game\/\w+$/);
  await expect(page.locator('[data-cell=e4]')).toBeVisible();
}

/** Goes on with the game that was left, from any page. */
export async function continueGame(page: Page): Promise<void> {
  await page.getByTestId('nav-play').click();
  await page.getByTestId('door-continue').click();
  await expect(page).toHaveURL(/#\/game\/\w+$/);
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
  await expect(page).toHaveURL(/\/#\/game\/\w+$/);
}
