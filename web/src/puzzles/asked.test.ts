import { afterEach, expect, test } from 'vitest';
import type { Language } from '../words/language.ts';
import { setLanguage, t } from '../words/words.svelte.ts';

afterEach(() => setLanguage('en'));

/** Seven turns that hold are one that captures a king, and puts it on any of seven cells: their number would tell the answer. */
test('how many turns hold is not told before a try, but that there are several is', () => {
  for (const language of ['en', 'fr'] satisfies Language[]) {
    setLanguage(language);
    for (const key of [
      'puzzle-ask-hold-white-1',
      'puzzle-ask-hold-white-3',
      'puzzle-ask-hold-black-1',
      'puzzle-ask-hold-black-3',
    ] as const) {
      const [one, two, seven] = [1, 2, 7].map((ways) => t(key, { ways }));
      expect(seven).toBe(two);
      expect(seven).not.toMatch(/\d/);
      expect(seven).not.toBe(one);
    }
  }
});
