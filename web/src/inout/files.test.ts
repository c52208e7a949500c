import { expect, test } from 'vitest';
import { fileText } from './files.ts';

const file = (...bytes: number[]): Blob => new Blob([new Uint8Array(bytes)]);

test('files are read as text, whatever wrote them', async () => {
  expect(await fileText(new Blob(['\uFEFFa1-b1\r\nc1-d1']))).toBe('a1-b1\nc1-d1');
  expect(await fileText(file(0x6e, 0xb0))).toBe('n°');
  expect(await fileText(file(0x89, 0x50, 0x4e, 0x47, 0, 0, 0))).toBeNull();
  expect(await fileText(new Blob(['x'.repeat(5 << 20)]))).toBeNull();
});
