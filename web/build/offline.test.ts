// @vitest-environment node
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtFiles, demandFiles, versionOf } from './offline.ts';

function built(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'jersi-web-'));
  for (const name of ['assets', 'demand']) mkdirSync(join(folder, name));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test('everything is put aside but the worker itself, maps, compressed copies and what waits for demand', () => {
  const folder = built({
    'index.html': 'page',
    'sw.js': 'worker',
    'assets/a.js': 'a',
    'assets/a.js.map': 'map',
    'assets/a.js.br': 'small',
    'demand/net.jnet': 'large',
    'demand/net.jnet.gz': 'small',
  });
  expect(builtFiles(folder)).toEqual(['assets/a.js', 'index.html']);
  expect(demandFiles(folder)).toEqual(['demand/net.jnet']);
});

test('the version follows the content and the names, and nothing else', () => {
  const version = (files: Record<string, string>): string => {
    const folder = built(files);
    return versionOf(folder, builtFiles(folder));
  };
  const first = version({ 'index.html': 'page', 'b.js': 'b' });
  expect(version({ 'b.js': 'b', 'index.html': 'page', 'sw.js': 'new worker' })).toBe(first);
  expect(version({ 'index.html': 'page', 'b.js': 'c' })).not.toBe(first);
  expect(version({ 'index.html': 'page', 'c.js': 'b' })).not.toBe(first);
});
