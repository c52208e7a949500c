import { deflateSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { complaints, expect } from './test.ts';

/** One of two people who send each other links: a browser of its own, with its own shelf. */
export interface Friend {
  page: Page;
  /** What the browser has complained of. */
  complaints: string[];
  close(): Promise<void>;
}

/** Opens a browser of its own for somebody. */
export async function friend(
  browser: Browser,
  baseURL: string,
  more: Parameters<Browser['newContext']>[0] = {},
): Promise<Friend> {
  const context = await browser.newContext({
    baseURL,
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
    ...more,
  });
  const settings = JSON.stringify({ animations: false, sound: false });
  await context.addInitScript((text) => {
    try {
      if (localStorage.getItem('jersi.settings') === null) localStorage.setItem('jersi.settings', text);
    } catch {
      // A page without an origin has no storage.
    }
  }, settings);
  const page = await context.newPage();
  const found = complaints(page);
  return { page, complaints: found, close: () => context.close() };
}

/** Copies the link as the bar offers it, and reads it from the clipboard. */
export async function copyLink(page: Page): Promise<string> {
  await page.getByTestId('turnlink-copy').click();
  await expect(page.getByTestId('turnlink-bar')).not.toHaveClass(/unsent/);
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Opens a link that came by mail, in the tab that is open. */
export async function openLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
}

/** A link that somebody has put together: the record, packed as the page packs it. */
export function linkTo(baseURL: string, record: string): string {
  const code = deflateSync(Buffer.from(record)).toString('base64url');
  return `${baseURL.replace(/\/$/, '')}/#/turn/1${code}`;
}

/** Begins a game by links, as the form offers it. */
export async function begin(page: Page, names: { mine: string; friend?: string }): Promise<void> {
  await page.goto('./#/turn');
  const fields = page.getByTestId('turnlink-begin').locator('.names input');
  await fields.first().fill(names.mine);
  await fields.last().fill(names.friend ?? '');
}
