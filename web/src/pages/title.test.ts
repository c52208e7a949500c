import { expect, test } from 'vitest';

const code = import.meta.glob<string>('../**/*.svelte', { query: '?raw', import: 'default', eager: true });

test('the title of the window is set in one place, so that no page leaves its own to the next', () => {
  const setting = Object.entries(code).filter(([, text]) => /<title[ >]/.test(text));
  expect(setting.map(([name]) => name)).toEqual(['./Shell.svelte']);
});
