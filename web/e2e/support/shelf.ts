import type { Locator } from '@playwright/test';

/** Presses what a card of the shelf offers when somebody points at it: `Study`, `Share`, `Go on`. */
export async function press(card: Locator, name: string | RegExp): Promise<void> {
  await card.hover();
  await card.getByRole('button', { name }).first().click();
}

/** Chooses what stands behind the three dots of a card. */
export async function choose(card: Locator, name: string): Promise<void> {
  await card.hover();
  await card.getByTestId('card-menu').click();
  await card.getByRole('button', { name, exact: true }).click();
}
