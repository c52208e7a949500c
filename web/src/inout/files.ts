import { LARGEST } from './reader.ts';

/** What a file holds: text, or the reason why it cannot be read. */
export type FileText = { text: string } | { text: null; trouble: 'large' | 'not-text' | 'gone' };

/** The text of a file. One that is too large is not even opened. A byte order mark would move every column of the first
 * line. */
export async function fileText(file: Blob, largest = LARGEST): Promise<FileText> {
  if (file.size > largest) return { text: null, trouble: 'large' };
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    // It was moved or taken away since it was chosen.
    return { text: null, trouble: 'gone' };
  }
  const text = decoded(new Uint8Array(bytes));
  if (text === null || text.includes('\0')) return { text: null, trouble: 'not-text' };
  return { text: text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n') };
}

/** Old files of the author's time may be written as Windows does. */
function decoded(bytes: Uint8Array): string | null {
  for (const encoding of ['utf-8', 'windows-1252']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // The next one may fit.
    }
  }
  return null;
}
