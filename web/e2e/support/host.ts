import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** A plain host of files, as anybody rents one. */
export interface Host {
  /** Where its folder is, with a slash at the end. */
  readonly address: string;
  /** Ends it at once. */
  stop(): Promise<void>;
}

/** Serves a folder below a path, without any header but the type. */
export async function host(folder: string, below: string): Promise<Host> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const name = pathname.startsWith(below) ? pathname.slice(below.length) || 'index.html' : null;
    const path = name === null ? null : normalize(join(folder, name));
    try {
      if (!path?.startsWith(folder + sep)) throw new Error('outside');
      const data = await readFile(path);
      response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' });
      response.end(data);
    } catch {
      response.writeHead(404, { 'content-type': 'text/plain' });
      response.end('nothing here');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${below}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
