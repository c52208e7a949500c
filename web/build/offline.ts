import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** The service worker, which is not put aside itself. */
const WORKER = 'sw.js';
/** The folder of what is fetched on demand. */
const DEMAND = 'demand/';

/** What the service worker puts aside: every built file but those that are fetched on demand, with `/` between folders, in a
 * fixed order. */
export function builtFiles(folder: string): string[] {
  return named(folder).filter((name) => !name.startsWith(DEMAND));
}

/** What is fetched on demand, and kept from then on. */
export function demandFiles(folder: string): string[] {
  return named(folder).filter((name) => name.startsWith(DEMAND));
}

function named(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => name !== WORKER && !/\.(map|gz|br)$/.test(name))
    .sort();
}

/** A version that changes when a name or a byte of what is put aside changes. */
export function versionOf(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(folder, file)))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** Writes the list of files and its version into the built service worker. */
export function offline(): Plugin {
  let folder = 'dist';
  return {
    name: 'jersi-offline',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      const files = builtFiles(folder);
      const worker = join(folder, WORKER);
      const code = readFileSync(worker, 'utf8');
      const filled = code
        .replaceAll('__JERSI_VERSION__', JSON.stringify(versionOf(folder, files)))
        .replaceAll('__JERSI_FILES__', JSON.stringify(files))
        .replaceAll('__JERSI_DEMAND__', JSON.stringify(demandFiles(folder)));
      if (filled === code) this.error(`${WORKER} has no place for the list of files`);
      writeFileSync(worker, filled);
    },
  };
}
