import { expect, test, vi } from 'vitest';
import { fileText } from './files.ts';
import { LARGEST } from './reader.ts';

const file = (...bytes: number[]): Blob => new Blob([new Uint8Array(bytes)]);

test('files are read as text, whatever wrote them', async () => {
  expect(await fileText(new Blob(['\uFEFFa1-b1\r\nc1-d1']))).toEqual({ text: 'a1-b1\nc1-d1' });
  expect(await fileText(file(0x6e, 0xb0))).toEqual({ text: 'n°' });
  expect(await fileText(file(0x89, 0x50, 0x4e, 0x47, 0, 0, 0))).toEqual({ text: null, trouble: 'not-text' });
});

test('a file that is too large is not opened', async () => {
  const large = new Blob(['x'.repeat(LARGEST + 1)]);
  const opened = vi.spyOn(large, 'arrayBuffer');
  expect(await fileText(large)).toEqual({ text: null, trouble: 'large' });
  expect(opened).not.toHaveBeenCalled();
});

test('a file that is gone is told, and nothing is thrown', async () => {
  const gone = new Blob(['x']);
  vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotFoundError'));
  expect(await fileText(gone)).toEqual({ text: null, trouble: 'gone' });
});
