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

/** Chooses rules in the form of a game; older ones are folded away until they are asked for. */
export async function chooseRules(page: Page, id: string): Promise<void> {
  const [card, older] = [page.getByTestId(`edition-${id}`), page.getByTestId('older-rules')];
  await expect(older).toBeVisible();
  if (!(await card.isVisible())) await older.click();
  await card.click();
}

/** Goes on with the game that was left, from any page. */
export async function continueGame(page: Page): Promise<void> {
  await page.getByTestId('nav-play').click();
  await page.getByTestId('door-continue').click();
  await expect(page).toHaveURL(/#\/game\/\w+$/);
}

/** Presses one of the actions of the game; most of them stand in the sheet behind "More", which a phone calls "Game". */
export async function act(page: Page, name: string): Promise<void> {
  await expect(page.getByTestId('action-more')).toBeVisible();
  const button = page.getByTestId(`action-${name}`);
  if (!(await button.isVisible())) await page.getByTestId('action-more').click();
  await button.click();
}

/** Plays a turn by writing it. */
export async function playText(page: Page, text: string): Promise<void> {
  await act(page, 'type');
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
