import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A fault that axe found, in short. */
interface AxeFault {
  id: string;
  impact: string;
  nodes: string[];
}

/** Faults of the page as they come: errors that were thrown, and lines of the console. */
export const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (line) => {
        if (line.type() === 'error') faults.push(line.text());
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** What axe finds on the page as it is: serious and critical faults. */
export async function axeFaults(page: Page): Promise<AxeFault[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    interface Result {
      violations: { id: string; impact: string; nodes: { html: string }[] }[];
    }
    const { axe } = window as unknown as { axe: { run: () => Promise<Result> } };
    const { violations } = await axe.run();
    return violations.map((one) => ({
      id: one.id,
      impact: one.impact,
      nodes: one.nodes.map((node) => node.html.slice(0, 160)),
    }));
  });
}

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

/** Plays a turn by writing it. */
export async function playText(page: Page, text: string): Promise<void> {
  await page.getByTestId('action-type').click();
  await page.getByTestId('turn-text').fill(text);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('type-turn')).toBeHidden();
}

/** Opens a game of two people at the beginning of an edition. */
export async function twoPeople(page: Page, more = ''): Promise<void> {
  await page.goto(`./?edition=4.8${more}`);
  await expect(page.getByTestId('turn-list')).toBeVisible();
}
