import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { source } from './bundles.ts';
import { detect, LANGUAGES } from './language.ts';
import { say, setLanguage, t } from './words.svelte.ts';

const code = import.meta.glob<string>('../**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function keysOf(language: 'en' | 'fr'): string[] {
  return new FluentResource(source(language)).body.map((entry) => entry.id);
}

/** The names that a sentence of ours is filled with. */
function namesOf(language: 'en' | 'fr'): Map<string, string> {
  const names = new Map<string, string>();
  for (const entry of new FluentResource(source(language)).body) {
    const found = [...JSON.stringify(entry.value).matchAll(/"type":"var","name":"(\w+)"/g)];
    names.set(entry.id, [...new Set(found.map((one) => one[1]))].sort().join(' '));
  }
  return names;
}

/** Keys written out, and the beginnings of keys that are put together. */
function used(): { whole: Set<string>; begun: Set<string> } {
  const whole = new Set<string>();
  const begun = new Set<string>();
  for (const [name, text] of Object.entries(code)) {
    if (name.includes('.test.') || name.startsWith('./')) continue;
    for (const one of text.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)) whole.add(one[1] ?? '');
    for (const one of text.matchAll(/\bt\([^?\n]*\?\s*'([a-z0-9-]+)'\s*:\s*'([a-z0-9-]+)'/g)) {
      whole.add(one[1] ?? '').add(one[2] ?? '');
    }
    for (const one of text.matchAll(/\bt\(\s*`([a-z0-9-]+-)\$\{/g)) begun.add(one[1] ?? '');
  }
  return { whole, begun };
}

test('the compiler knows every key', () => {
  const written = `// biome-ignore-all format: made by a test
// The keys of all sentences. Made from the Fluent files by \`JERSI_WRITE=1 npx vitest run src/words\`; do not edit.

/** A key of a sentence. */
export type Key =
${[...keysOf('en')]
  .sort()
  .map((key) => `  | '${key}'`)
  .join('\n')};
`;
  const path = resolve('src/words/keys.ts');
  if (process.env.JERSI_WRITE) writeFileSync(path, written);
  expect(readFileSync(path, 'utf8'), 'run JERSI_WRITE=1 npx vitest run src/words').toBe(written);
});

test('both languages have the same keys, each once', () => {
  const [english, french] = [keysOf('en'), keysOf('fr')];
  expect(new Set(english).size).toBe(english.length);
  expect([...french].sort()).toEqual([...english].sort());
});

test('both languages fill a sentence with the same names', () => {
  expect(namesOf('fr')).toEqual(namesOf('en'));
});

test('every key that the code uses exists', () => {
  const keys = new Set(keysOf('en'));
  const { whole, begun } = used();
  expect([...whole].filter((key) => !keys.has(key))).toEqual([]);
  expect([...begun].filter((start) => ![...keys].some((key) => key.startsWith(start)))).toEqual([]);
});

test('every key that exists is used', () => {
  const { whole, begun } = used();
  const idle = keysOf('en').filter(
    (key) => !whole.has(key) && ![...begun].some((start) => key.startsWith(start)),
  );
  expect(idle).toEqual([]);
});

test('no sentence shouts, and French keeps its spaces together', () => {
  for (const language of LANGUAGES) expect(source(language)).not.toMatch(/[a-zé]!( |$)/m);
  expect(source('fr')).not.toMatch(/\w [;:?!»]|« /);
});

test('the language is found among the wishes of the browser', () => {
  expect(detect(['de-CH', 'fr-CH', 'en'])).toBe('fr');
  expect(detect(['de'])).toBe('en');
  expect(detect([])).toBe('en');
});

test('a sentence follows the language, and a missing one is a fault', () => {
  setLanguage('fr');
  expect(t('new-game')).toBe('Nouvelle partie');
  setLanguage('en');
  expect(t('new-game')).toBe('New game');
  // @ts-expect-error: the compiler knows the keys.
  expect(() => say('en', 'no-such-key')).toThrow('no words');
});
