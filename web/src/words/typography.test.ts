import { expect, test } from 'vitest';

/** All texts for people, file by file. */
const catalogues = import.meta.glob<string>(['./{en,fr}/*.ftl', '../learn/texts/{en,fr}/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What people read of a file: messages without their keys, comments and the syntax of selectors; strings of a text. */
function readable(path: string, text: string): string[] {
  if (path.endsWith('.ts')) {
    return [...text.matchAll(/: '((?:[^'\\]|\\.)*)'|^\s+'((?:[^'\\]|\\.)*)',$/gm)].map(
      ([, value, item]) => value ?? item ?? '',
    );
  }
  return text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.replace(/^[a-z0-9-]+ =|^\s*\*?\[\w+\]/, '').replace(/\{[^}]*(\}|->)/g, 'x'));
}

function linesOf(language: 'en' | 'fr'): [string, string][] {
  return Object.entries(catalogues)
    .filter(([path]) => path.includes(`/${language}/`))
    .flatMap(([path, text]) => readable(path, text).map((line): [string, string] => [path, line]));
}

function found(language: 'en' | 'fr', wrong: RegExp): string[] {
  return linesOf(language)
    .filter(([, line]) => wrong.test(line))
    .map(([path, line]) => `${path}: ${line.trim()}`);
}

test('apostrophes are curved, and so are the quotation marks of English', () => {
  for (const language of ['en', 'fr'] as const) {
    expect(linesOf(language).length).toBeGreaterThan(500);
    expect(found(language, /\p{L}'\p{L}|\p{L}'(\s|$)/u)).toEqual([]);
    expect(found(language, /(^|\s)"\p{L}/u)).toEqual([]);
  }
});

test('French has a narrow space that does not break before ; : ! ? » and after «', () => {
  // A colon in notation or in a link stands right behind a letter, so only what has some space is looked at.
  expect(found('fr', /[ \u00a0][;:!?»](\s|$|[.,)])|«[ \u00a0]/)).toEqual([]);
  // In words it must not lack either.
  expect(found('fr', /\p{L}{2,}[;:?!](\s|$)/u)).toEqual([]);
});

test('ellipses are one sign, and nothing is said in capitals', () => {
  for (const language of ['en', 'fr'] as const) {
    expect(found(language, /\p{L}\.\.\./u)).toEqual([]);
    expect(found(language, /\b(?!JERSI|LEAF|HTTP|JSON|TZAAR|UTF)\p{Lu}{4,}\b/u)).toEqual([]);
  }
});
