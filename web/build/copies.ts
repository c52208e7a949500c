import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Files that shrink; pictures and fonts are compressed already. */
const SHRINKS = /\.(html|js|css|wasm|svg|json|webmanifest|txt|ftl|jnet|bin)$/;

/** A copy that saves less than this is not worth its place in the binary. */
const WORTH = 64;

/** The compressed copies of a file, by their endings; only those that are worth it. */
export function copiesOf(name: string, data: Uint8Array): Map<string, Uint8Array> {
  const copies = new Map<string, Uint8Array>();
  if (!SHRINKS.test(name)) return copies;
  const brotli = brotliCompressSync(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });
  copies.set('.br', brotli);
  copies.set('.gz', gzipSync(data, { level: 9 }));
  for (const [ending, copy] of copies) if (copy.length + WORTH > data.length) copies.delete(ending);
  return copies;
}

/** Writes compressed copies beside the built files, for servers that send them as they are. */
export function copies(): Plugin {
  let folder = 'dist';
  return {
    name: 'jersi-copies',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: {
      // After the service worker has been filled in.
      order: 'post',
      sequential: true,
      handler() {
        for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile()) continue;
          const path = join(entry.parentPath, entry.name);
          for (const [ending, copy] of copiesOf(entry.name, readFileSync(path)))
            writeFileSync(path + ending, copy);
        }
      },
    },
  };
}
