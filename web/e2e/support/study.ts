import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Opens a game of two people that the author of Jersi recorded, from the library. */
export async function openHumanGame(page: Page): Promise<void> {
  await page.goto('./#/study/library/fox-lucas-2021');
  await expect(page.getByTestId('study-turns').getByRole('button')).toHaveCount(61);
}

/** White's king could arrive at once, and does not; then Black does not hinder it. */
export const MISSED =
  '[JRN "1"]\n[Edition "4.8"]\n[Variant "no-reserve"]\n[White "Ada"]\n[Black "Bo"]\n[Position "7/3K-4/7/8/9/8/7/4k-3/7 w - 0 51"]\n\n26. h4-g3 b5-c4 27. g3-f3 *\n';

/** Keeps a record as a study, as an import does, and goes to it. */
export async function openStudy(page: Page, record: string, id = 'a1b2'): Promise<void> {
  await page.goto('./#/study');
  await expect(page.getByRole('main')).toBeVisible();
  await page.evaluate(
    async ([text, key]) => {
      const opening = indexedDB.open('jersi-studies', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('studies');
      const database: IDBDatabase = await new Promise((resolve, reject) => {
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const writing = database.transaction('studies', 'readwrite');
      const study = {
        version: 1,
        id: key,
        revision: 1,
        title: '',
        created: 1,
        changed: 1,
        source: { kind: 'record' },
        record: text,
        edition: '4.8',
        turns: 0,
        white: '',
        black: '',
        looks: [],
        effort: 0,
        place: [],
      };
      writing.objectStore('studies').put(study, key);
      await new Promise((resolve, reject) => {
        writing.oncomplete = resolve;
        writing.onabort = reject;
      });
      database.close();
    },
    [record, id] as const,
  );
  await page.goto(`./#/study/kept/${id}`);
  await expect(page.getByTestId('study-turns')).toBeVisible();
}

/** Loads the page again, once everything that was done is kept. */
export async function reload(page: Page): Promise<void> {
  await expect(page.locator('main[data-kept=true]')).toBeVisible();
  await page.reload();
  await expect(page.getByTestId('study-turns')).toBeVisible();
}
