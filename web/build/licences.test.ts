// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { packageFolder, told } from './licences.ts';

const root = mkdtempSync(join(tmpdir(), 'jersi-licences-'));
afterAll(() => rmSync(root, { recursive: true }));

function somePackage(name: string, about: object, files: Record<string, string>): string {
  const folder = join(root, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.2.3', ...about }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

describe('licences of packages', () => {
  it('finds the package of a module', () => {
    expect(packageFolder('/x/node_modules/svelte/src/index.js')).toBe('/x/node_modules/svelte');
    expect(packageFolder('/x/node_modules/@fluent/bundle/esm/a.js?v=1')).toBe(
      '/x/node_modules/@fluent/bundle',
    );
    expect(packageFolder('/x/node_modules/a/node_modules/b/c.js')).toBe('/x/node_modules/a/node_modules/b');
    expect(packageFolder('/x/src/main.ts')).toBeUndefined();
  });

  it('tells the licence with its text', () => {
    const files = { 'LICENSE.md': 'Do what you like.\n', 'index.js': '' };
    const folder = somePackage(
      'kind',
      { license: 'MIT', repository: { url: 'https://example.org/kind' } },
      files,
    );
    expect(told(folder)).toBe('== kind 1.2.3 (MIT)\nhttps://example.org/kind\n\nDo what you like.\n');
  });

  it('does not pass over a package without a licence', () => {
    expect(() => told(somePackage('silent', {}, { LICENSE: 'x' }))).toThrow('silent');
  });

  it('says so where there is no text', () => {
    expect(told(somePackage('textless', { license: 'MIT' }, {}))).toContain('holds no text of its licence');
  });
});
