// A whole game in a link: the record, compressed, in what follows `#`. No server sees it.
//
// `await linkOf(record)` gives the address to hand on, `await recordOf(code)` the record again; what is wrong with a
// code is thrown as a `LinkFault`.
import { LARGEST } from './reader.ts';

/** Of the code: the first letter tells how the rest is written. */
const VERSION = '1';

/** Why a link cannot be opened. */
export type LinkTrouble =
  /** It is cut off or changed. */
  | 'broken'
  /** A newer version of this page has made it. */
  | 'newer'
  /** It unfolds to more than any record is. */
  | 'large';

/** What is thrown for a link that cannot be opened. */
export class LinkFault extends Error {
  readonly trouble: LinkTrouble;

  constructor(trouble: LinkTrouble, cause?: unknown) {
    super(`the link is ${trouble}`, { cause });
    this.trouble = trouble;
  }
}

/** The code of a record. `deflate` rather than `deflate-raw`: its four bytes of check tell a changed link. */
export async function codeOf(record: string): Promise<string> {
  const packed = await through(new TextEncoder().encode(record), new CompressionStream('deflate'));
  let letters = '';
  for (const byte of packed) letters += String.fromCharCode(byte);
  return VERSION + btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The record of a code. */
export async function recordOf(code: string): Promise<string> {
  const version = code[0];
  if (version !== VERSION)
    throw new LinkFault(version !== undefined && version > VERSION ? 'newer' : 'broken');
  try {
    const letters = atob(code.slice(1).replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const bytes = await through(packed, new DecompressionStream('deflate'));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (fault) {
    throw fault instanceof LinkFault ? fault : new LinkFault('broken', fault);
  }
}

/** The address of a record on this page. */
export async function linkOf(record: string, page = location.href): Promise<string> {
  return addressed(page, `/study/link/${await codeOf(record)}`);
}

/** The address of a game by links, for the friend who goes on with it. */
export async function turnLinkOf(record: string, page = location.href): Promise<string> {
  return addressed(page, `/turn/${await codeOf(record)}`);
}

function addressed(page: string, hash: string): string {
  const address = new URL(page);
  address.search = '';
  address.hash = hash;
  return address.href;
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  way: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = way.writable.getWriter();
  // A fault of the writer comes out of the reader too; here it must only not be left alone.
  const written = writer.write(bytes).then(() => writer.close());
  written.catch(() => undefined);
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = way.readable.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.length;
    if (size > LARGEST) {
      await reader.cancel();
      throw new LinkFault('large');
    }
  }
  await written;
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
