import { test as base, expect, type Page } from '@playwright/test';
import { type Server, serve } from './server.ts';

/** Complaints of the browser that a test expects, such as those of a network that it has cut. */
type Allowed = readonly RegExp[];

interface Worker {
  /** The real server, one for each worker. */
  jersi: Server;
}

interface Own {
  /** What the browser may complain of; nothing unless a test says so. */
  allowed: Allowed;
  /** Settings that the visitor has chosen before; without animation machines answer at once. */
  chosen: Record<string, unknown>;
  /** Fails a test whose pages have complained. */
  guard: undefined;
}

/** What a browser says of a question that found no club, or nobody at all. */
const NO_CLUB = /status of 404|net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED)/;

/** Notes what a page complains of: errors and warnings of the console, and errors that nobody caught. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(`uncaught: ${error.message}`));
  page.on('console', (line) => {
    // The page asks every host once whether there is a club; a browser calls it an error where there is none or where nobody
    // answers, and nothing of ours can keep it from that. A club that answers with a fault is a complaint.
    if (line.location().url.endsWith('/api/club') && NO_CLUB.test(line.text())) return;
    if (line.type() === 'error' || line.type() === 'warning') found.push(`${line.type()}: ${line.text()}`);
  });
  return found;
}

/** A test against the real binary, in which no page may complain. */
export const test = base.extend<Own, Worker>({
  jersi: [
    // biome-ignore lint/correctness/noEmptyPattern: the first argument tells what a fixture needs
    async ({}, use) => {
      const server = await serve();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ jersi }, use) => {
    await use(jersi.address);
  },
  allowed: [[], { option: true }],
  chosen: [{ animations: false, sound: false }, { option: true }],
  guard: [
    async ({ context, allowed, chosen }, use) => {
      await context.addInitScript((settings) => {
        try {
          if (localStorage.getItem('jersi.settings') === null)
            localStorage.setItem('jersi.settings', settings);
        } catch {
          // A page without an origin, such as about:blank, has no storage.
        }
      }, JSON.stringify(chosen));
      const found: string[][] = [];
      context.on('page', (page) => found.push(complaints(page)));
      await use(undefined);
      const bad = found.flat().filter((line) => !allowed.some((pattern) => pattern.test(line)));
      expect(bad, 'what the browser complained of').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
