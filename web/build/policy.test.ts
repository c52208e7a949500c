import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownPolicy, POLICY, policy } from './policy.ts';

test('the page states what the server sends, but for what only a server may say', () => {
  const rules = POLICY.split('; ');
  expect(rules).toContain("frame-ancestors 'none'");
  expect(ownPolicy().split('; ')).toEqual(rules.filter((rule) => !rule.startsWith('frame-ancestors')));
});

test('the policy stands in the page before every script and style', async () => {
  const index = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');
  const transform = policy().transformIndexHtml;
  if (typeof transform !== 'function') throw new Error('the policy is not written into the page');
  const tags = await transform.call({} as never, index, { path: '/', filename: 'index.html' });
  expect(tags).toEqual([
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: ownPolicy() },
      // Vite puts it right behind `<head>`.
      injectTo: 'head-prepend',
    },
  ]);
  expect(index.indexOf('<head>')).toBeLessThan(index.indexOf('<script'));
});
