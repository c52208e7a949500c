import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(
  ['../**/*.{ts,svelte}', '!../**/*.test.ts', '!../wasm/**', '!../wire/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** What WebAssembly tells in notation or in words: it is shown, and never taken apart. */
const TOLD = '(?:text|turn|sentence|label|said|message|record|position|playable|held|preface|note)';
const APART =
  '(?:split|match|matchAll|search|replace|replaceAll|startsWith|endsWith|includes|indexOf|charAt|at)';
const READS = [
  new RegExp(`\\.${TOLD}[?!]?(?:\\[\\d\\])?\\.${APART}\\(`),
  new RegExp(`\\b(?:record|jrn|sentence|playable)[?!]?\\.${APART}\\(`),
  new RegExp(`\\.(?:exec|test)\\([\\w.]*\\b${TOLD}\\)`),
];

/** What makes games for tests, and the marks of our own texts in Learn. */
const ALLOWED = new Set(['./fakes.svelte.ts', '../learn/texts/inline.ts']);

test('the page takes no notation and no sentence apart', () => {
  const found: string[] = [];
  expect(Object.keys(sources).length).toBeGreaterThan(200);
  for (const [name, source] of Object.entries(sources)) {
    if (ALLOWED.has(name)) continue;
    source.split('\n').forEach((line, n) => {
      if (READS.some((reads) => reads.test(line))) found.push(`${name}:${n + 1}: ${line.trim()}`);
    });
  }
  expect(found).toEqual([]);
});

test('what was taken apart once would be found again', () => {
  for (const line of [
    "label?.split(', ')",
    'cell.label.split(", ")',
    "turn.text.includes('!')",
    'pattern.exec(record)',
    'record.match(x)',
    "view.entry.sentence.replace('a', 'b')",
    'found[0].text.split(" ")',
  ])
    expect(
      READS.some((reads) => reads.test(`view.${line}`)) || READS.some((reads) => reads.test(line)),
      line,
    ).toBe(true);
  expect(READS.some((reads) => reads.test('cell.label.slice(0, cell.stands)'))).toBe(false);
});
