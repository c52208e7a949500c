/** Files longer than this are no records. */
const LARGEST = 4 << 20;

/** The text of a file; null if it holds none. A byte order mark would move every column of the first line. */
export async function fileText(file: Blob): Promise<string | null> {
  if (file.size > LARGEST) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decoded(bytes);
  return text === null || text.includes('\0') ? null : text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
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
