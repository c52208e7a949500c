import { readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { catalogues, source } from './all.ts';
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
function used(files: Readonly<Record<string, string>> = code): { whole: Set<string>; begun: Set<string> } {
  const whole = new Set<string>();
  const begun = new Set<string>();
  for (const [name, text] of Object.entries(files)) {
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

test('a sentence follows the language, and a missing one is a fault', async () => {
  await setLanguage('fr');
  expect(t('new-game')).toBe('Nouvelle partie');
  await setLanguage('en');
  expect(t('new-game')).toBe('New game');
  // @ts-expect-error: the compiler knows the keys.
  expect(() => say('en', 'no-such-key')).toThrow('no words');
});

test('a catalogue comes first or later, in both languages alike', () => {
  const names = (language: 'en' | 'fr', stage: 'first' | 'later'): string[] =>
    Object.keys(catalogues[language][stage]).map((path) => path.slice('./en/'.length));
  const every = Object.keys(import.meta.glob('./en/*.ftl')).map((path) => path.slice('./en/'.length));
  expect([...names('en', 'first'), ...names('en', 'later')].sort()).toEqual(every.sort());
  for (const stage of ['first', 'later'] as const) expect(names('fr', stage)).toEqual(names('en', stage));
});

/** The files that come with the first page: what `main.ts` imports, and what that imports. */
function firstFiles(): Map<string, string> {
  const files = new Map<string, string>();
  const add = (path: string): void => {
    const text = code[path];
    if (text === undefined || files.has(path)) return;
    files.set(path, text);
    for (const one of text.matchAll(/^\s*(?:import|export) (?!type )(?:[^'"]*? from )?'(\.[^'?]+)'/gm)) {
      const url = new URL(one[1] ?? '', `file:///src/words/${path}`);
      add(relative('/src/words', url.pathname));
    }
  };
  add('../main.ts');
  return files;
}

test('what the first page says is there with the first page', () => {
  const later = new Set(
    Object.values(catalogues.en.later).flatMap((text) => new FluentResource(text).body.map(({ id }) => id)),
  );
  const files = firstFiles();
  expect(files.size).toBeGreaterThan(50);
  const wrong: string[] = [];
  for (const [path, text] of files) {
    const { whole, begun } = used({ [path]: text });
    for (const key of whole) if (later.has(key)) wrong.push(`${path} says ${key}`);
    for (const start of begun)
      if ([...later].some((key) => key.startsWith(start))) wrong.push(`${path} says ${start}`);
  }
  expect(wrong, 'say it later, or move the sentence to a catalogue that comes first').toEqual([]);
});

test('what the first page loads later brings its words', () => {
  const bare: string[] = [];
  for (const [path, text] of firstFiles()) {
    if (path === './bundles.ts' || path === 'bundles.ts') continue;
    for (const one of text.matchAll(/^.*\bimport\((?!\.).*$/gm))
      if (!one[0].includes('withWords(')) bare.push(`${path}: ${one[0].trim()}`);
  }
  expect(bare, 'wrap it in withWords').toEqual([]);
});
