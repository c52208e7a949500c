import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { excerpt } from '../inout/excerpt.ts';
import { isolated, plain } from './foreign.ts';
import { t } from './words.svelte.ts';

const source = join(import.meta.dirname, '..');

test('what steers text becomes a sign that can be seen, one for one', () => {
  expect(plain('a\u202eb\u2066c\u009bd\u0007e')).toBe('a\ufffdb\ufffdc\ufffdd\ufffde');
  expect(plain('Zoé Ødegård 🙂')).toBe('Zoé Ødegård 🙂');
});

test('a name that runs from right to left stays within itself', () => {
  expect(isolated('שלום')).toBe('\u2068שלום\u2069');
  expect(isolated('\u2069שלום')).toBe('\u2068\ufffdשלום\u2069');
  expect(isolated('Ada')).toBe('Ada');
  expect(t('players-both', { white: '\u202eAda', black: 'שלום' })).toBe('\ufffdAda – \u2068שלום\u2069');
});

test('a place of a text is shown without what would steer it', () => {
  expect(excerpt('ab\u202ecd', [3, 4])).toEqual({ before: 'ab\ufffd', wrong: 'c', after: 'd' });
});

test('markup comes from our own drawings only', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(svelte|ts)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((name) => {
    const text = readFileSync(join(source, name), 'utf8');
    return name.endsWith('.test.ts')
      ? []
      : [...text.matchAll(/\{@html ([^}]+)\}|(\w+HTML|insertAdjacent\w+|document\.write)\b/g)];
  });
  const drawn =
    /^(figure\.(board|labels|rowLabels)|shapes|engine\.figure\(edition, side\.flipped\)\.board|drawn\.html)$/;
  expect(found.length).toBeGreaterThan(5);
  for (const [whole, what] of found) expect(what ?? whole).toMatch(drawn);
});
