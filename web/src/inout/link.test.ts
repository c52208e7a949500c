import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { codeOf, LinkFault, linkOf, recordOf } from './link.ts';
import { LARGEST } from './reader.ts';

const GAME = '[JRN "1"]\n[Edition "4.8"]\n[White "Zoé 🙂"]\n\n1. a2-b2=d3 h4-h3=f4 2. b3-b4=d5 f4=d3! *\n';

test('what goes into a link comes out of it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
      const code = await codeOf(text);
      expect(code).toMatch(/^1[\w-]*$/);
      expect(await recordOf(code)).toBe(text);
    }),
    { numRuns: 12 },
  );
}, 30_000);

test('a link is the address of the page with the game behind the hash', async () => {
  const link = await linkOf(GAME, 'https://example.org/jersi/?edition=2.0#/records');
  expect(link).toMatch(/^https:\/\/example\.org\/jersi\/#\/study\/link\/1[\w-]+$/);
  expect(await recordOf(link.split('/').at(-1) ?? '')).toBe(GAME);
});

test('a link that was cut off or changed is told from a newer one', async () => {
  const code = await codeOf(GAME);
  for (let at = 1; at < code.length; at += 7) {
    const other = code[at] === 'A' ? 'B' : 'A';
    for (const bad of [code.slice(0, at), code.slice(0, at) + other + code.slice(at + 1)]) {
      const fault = await recordOf(bad).then(
        (text) => text,
        (why: unknown) => why,
      );
      // The last letter of a code may carry bits that mean nothing.
      if (fault !== GAME) expect(fault).toBeInstanceOf(LinkFault);
    }
  }
  await expect(recordOf('')).rejects.toMatchObject({ trouble: 'broken' });
  await expect(recordOf('%%%')).rejects.toMatchObject({ trouble: 'broken' });
  await expect(recordOf(`2${code.slice(1)}`)).rejects.toMatchObject({ trouble: 'newer' });
});

test('a code that would unfold without end is refused', async () => {
  const code = await codeOf('a1-b1 '.repeat(4_000_000));
  expect(code.length).toBeLessThan(100_000);
  let unfolded = 0;
  const read = ReadableStreamDefaultReader.prototype.read;
  vi.spyOn(ReadableStreamDefaultReader.prototype, 'read').mockImplementation(async function (
    this: ReadableStreamDefaultReader<Uint8Array>,
  ) {
    const part = await read.call(this);
    unfolded += part.value?.length ?? 0;
    return part;
  });
  await expect(recordOf(code)).rejects.toMatchObject({ trouble: 'large' });
  expect(unfolded).toBeGreaterThan(LARGEST);
  expect(unfolded).toBeLessThan(LARGEST + 1_000_000);
});
