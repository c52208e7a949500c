// What a first visit fetches until the network is quiet: every byte that goes to the browser, headers and workers included,
// without the service worker, which fetches the rest later.
//
// `npm run visit` asks a small server that sends the compressed copies in `dist` as `jersi serve` does; the browser tests and
// `npm run perf -- visit` ask `jersi serve` itself. Ends with an error if it is more than it may be.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, createServer as createTcpServer } from 'node:net';
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The most that a first visit may fetch, in bytes. */
export const LIMIT = 420 * 1024;

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** Opens the page of a server for the first time and counts what comes. */
export async function firstVisit(browser, address) {
  let bytes = 0;
  const { hostname, port } = new URL(address);
  const open = new Set();
  const proxy = createTcpServer((client) => {
    const server = connect(Number(port), hostname);
    for (const end of [client, server]) {
      open.add(end);
      end.on('error', () => end.destroy());
      end.on('close', () => open.delete(end));
    }
    server.on('data', (data) => {
      bytes += data.length;
    });
    client.pipe(server).pipe(client);
  });
  await new Promise((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${proxy.address().port}/`, { waitUntil: 'networkidle' });
    return bytes;
  } finally {
    await context.close();
    for (const end of open) end.destroy();
    proxy.close();
  }
}

/** What came of it, in words. */
export function told(bytes) {
  const kib = (bytes / 1024).toFixed(1);
  return `${kib} KiB come with a first visit; at most ${LIMIT / 1024} KiB`;
}

/** Sends `dist`, compressed where a copy lies beside a file. */
function served() {
  const folder = join(import.meta.dirname, '../dist');
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://page');
    const path = join(folder, pathname === '/' ? 'index.html' : pathname);
    if (!existsSync(path)) return response.writeHead(404).end();
    const packed = existsSync(`${path}.br`);
    response.writeHead(200, {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      ...(packed ? { 'content-encoding': 'br' } : {}),
    });
    return response.end(readFileSync(packed ? `${path}.br` : path));
  });
}

async function main() {
  const server = served();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const debian = '/usr/bin/chromium';
  const browser = await chromium.launch({
    ...(existsSync(debian) ? { executablePath: debian } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const bytes = await firstVisit(browser, `http://127.0.0.1:${server.address().port}/`);
    console.log(`   ${told(bytes)}`);
    if (bytes > LIMIT) process.exitCode = 1;
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

if (process.argv[1] === import.meta.filename) await main();
