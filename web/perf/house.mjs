// What every measurement needs: the release binary, its server, a browser, and numbers in order.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
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

/** What the networks are for, each with a file of its own. */
export const AIMS = ['home', 'reserve', 'hunt'];

/** Does something at the address of an empty page beside WebAssembly as it is built, and the networks: `/jersi.js`, `/home.jnet`. */
export async function withWasm(work) {
  const wasm = join(import.meta.dirname, '../src/wasm');
  const networks = join(import.meta.dirname, '../../crates/jersi-engine/networks');
  const files = new Map([
    ['/jersi.js', [wasm, 'text/javascript']],
    ['/jersi_bg.wasm', [wasm, 'application/wasm']],
    ...AIMS.map((aim) => [`/${aim}.jnet`, [networks, 'application/octet-stream']]),
  ]);
  const server = createServer((request, response) => {
    const [folder, type = 'text/html'] = files.get(request.url) ?? [];
    response.writeHead(200, { 'content-type': type });
    response.end(
      folder ? readFileSync(join(folder, request.url)) : '<!doctype html><link rel="icon" href="data:,">',
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${server.address().port}/`);
  } finally {
    server.close();
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
