import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Download, JSHandle, Page } from '@playwright/test';

const records = join(import.meta.dirname, '../../../crates/jersi-rules/tests/data/records');
const library = join(import.meta.dirname, '../../src/shelf/library');

/** A record as people keep it. */
export function record(name: string): string {
  return readFileSync(join(records, name), 'utf8');
}

/** A record of the library. */
export function libraryText(name: string): string {
  return readFileSync(join(library, name), 'utf8');
}

/** The example of 4.8 as the English booklet prints it, with three slips. */
export const PRINTED = record('booklet-4.8-english.txt');

/** A file in the hand, to be dropped. */
export async function inHand(page: Page, name: string, text: string): Promise<JSHandle<DataTransfer>> {
  return page.evaluateHandle(
    ([name, text]) => {
      const hand = new DataTransfer();
      hand.items.add(new File([text], name, { type: 'text/plain' }));
      return hand;
    },
    [name, text] as const,
  );
}

/** Copies a text as a person would elsewhere. */
export async function copy(page: Page, text: string): Promise<void> {
  await page.evaluate((text) => navigator.clipboard.writeText(text), text);
}

/** What was copied. */
export async function copied(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The bytes of a file that the page has given. */
export async function bytesOf(download: Download): Promise<Buffer> {
  return readFileSync(await download.path());
}
