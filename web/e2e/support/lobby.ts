import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Server, serve } from './server.ts';
import { test as base, expect } from './test.ts';

/** A test against the real binary with a club, whose games lie in a folder that is thrown away. */
export const test = base.extend<object, { jersi: Server }>({
  jersi: [
    // biome-ignore lint/correctness/noEmptyPattern: the first argument tells what a fixture needs
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'jersi-club-'));
      const server = await serve(['--store', join(folder, 'club.db')]);
      await use(server);
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

/** What is chosen for a game of the club, by the words of the form. */
export interface Chosen {
  name?: string;
  time?: string;
  colour?: string;
  listed?: boolean;
}

/** Makes a game by the form, and waits for its link. */
export async function makeGame(
  page: Page,
  { name, time, colour, listed = false }: Chosen = {},
): Promise<string> {
  await page.goto('./#/club/new');
  const form = page.getByTestId('club-form');
  await expect(form).toBeVisible();
  if (time) await form.getByText(time, { exact: true }).click();
  if (colour) await form.getByText(colour, { exact: true }).click();
  if (listed) await form.getByText('Anyone here').click();
  if (name) await form.getByRole('textbox').fill(name);
  await page.getByTestId('club-make').click();
  await expect(page.getByTestId('club-waiting')).toBeVisible();
  return page.getByTestId('club-link').inputValue();
}

/** Waits until the board of a game of the club is there. */
export async function atTable(page: Page): Promise<void> {
  await expect(page.locator('[data-cell=e4]')).toBeVisible();
  await expect(page).toHaveURL(/#\/club\/[0-9a-f]{20}$/);
}

export { expect };
