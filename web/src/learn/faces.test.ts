import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['./**/*.svelte', './**/*.ts', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

// One function decides how cubes look on these pages: whoever chooses for himself mixes two styles in a figure. The table
// that compares the styles has a column for each.
test('nothing in Learn chooses faces but `pageFaces`', () => {
  const choosers = Object.entries(sources)
    .filter(([path]) => path !== './faces.ts' && path !== './figures/FaceStyles.svelte')
    .filter(([, text]) => /facesFor|settings\.faces|faces="|'(dots|simple)'/.test(text))
    .map(([path]) => path);
  expect(choosers).toEqual([]);
  expect(Object.keys(sources).length).toBeGreaterThan(30);
});
