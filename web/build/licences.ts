import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

/** The file beside the page that tells whose work is in it. */
const NAME = 'licences.txt';

/** Files that hold a licence or what it wants to be told. */
const LICENCE = /^(licen[cs]e|copying|notice)([-.].*)?$/i;

/** The folder of the npm package that a module is from, or nothing for our own. */
export function packageFolder(module: string): string | undefined {
  const path = module.replace(/^\0/, '').replace(/\?.*$/, '').split('\\').join('/');
  const found = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path);
  return found?.[1]?.split('/').join(sep);
}

/** What is told of a package: a line that begins with `==`, then where it is from and the texts of its licence. */
export function told(folder: string): string {
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (typeof about.license !== 'string') throw new Error(`${about.name} does not tell its licence`);
  const texts = readdirSync(folder)
    .filter((name) => LICENCE.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').trim());
  if (texts.length === 0)
    texts.push('The package holds no text of its licence; the usual one of that name is meant.');
  const home = typeof about.repository === 'string' ? about.repository : about.repository?.url;
  const lines = [`== ${about.name} ${about.version} (${about.license})`, home ?? about.homepage ?? ''];
  return `${[...lines.filter((line) => line), ...texts.map((text) => `\n${text}`)].join('\n')}\n`;
}

/** Writes a list of the npm packages that went into the page, with their licences. */
export function licences(): Plugin {
  return {
    name: 'jersi-licences',
    apply: 'build',
    generateBundle(_options, bundle) {
      const folders = new Set<string>();
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const module of chunk.moduleIds) {
          const folder = packageFolder(module);
          if (folder && existsSync(join(folder, 'package.json'))) folders.add(folder);
        }
      }
      const source = [...folders].sort().map(told).join('\n');
      this.emitFile({ type: 'asset', fileName: NAME, source });
    },
  };
}
