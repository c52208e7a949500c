// What every measurement needs: the release binary, its server, a browser, and numbers in order.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';

const debian = '/usr/bin/chromium';
export const binary = process.env.JERSI ?? join(import.meta.dirname, '../../target/release/jersi');

/** Does something with a running server, and ends it. */
export async function withServer(work) {
  const child = spawn(binary, ['serve', '--addr', '127.0.0.1:0', '--store', 'none'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    const first = await new Promise((resolve, reject) => {
      createInterface({ input: child.stdout }).once('line', resolve);
      child.once('exit', (code) => reject(new Error(`jersi serve ended with ${code}`)));
      child.once('error', reject);
    });
    return await work(`${first.replace('listening on ', '')}/`);
  } finally {
    child.kill();
  }
}

/** Does something with a browser, and closes it. */
export async function withBrowser(work) {
  const browser = await chromium.launch({
    ...(existsSync(debian) ? { executablePath: debian } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--enable-precise-memory-info',
    ],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** A visitor who wants no animation. */
export async function visitor(browser) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => {
    if (localStorage.getItem('jersi.settings') === null)
      localStorage.setItem('jersi.settings', JSON.stringify({ animations: false, sound: false }));
  });
  return context;
}

export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
export const ms = (number) => `${number.toFixed(1)} ms`;
export const mib = (bytes) => `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
