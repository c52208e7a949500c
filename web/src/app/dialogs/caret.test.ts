import fc from 'fast-check';
import { expect, test } from 'vitest';
import { marked } from './caret.ts';

test('the wrong part is cut out', () => {
  expect(marked('a2-b9', [3, 5])).toEqual({ before: 'a2-', wrong: 'b9', after: '' });
  expect(marked('a2-', [3, 3])).toEqual({ before: 'a2-', wrong: '\u2007', after: '' });
  expect(marked('a2-', null)).toBeNull();
});

test('no span loses a letter', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer(), fc.integer(), (text, start, end) => {
      const cut = marked(text, [start, end]);
      const joined = `${cut?.before}${cut?.wrong === '\u2007' ? '' : cut?.wrong}${cut?.after}`;
      return joined === text || text.includes('\u2007');
    }),
  );
});
