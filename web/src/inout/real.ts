// The real WebAssembly in a test: a reader in the same thread.
import { Brought, glimpse } from '../wasm/jersi.js';
import type { Glimpse, ImportHint } from '../wire/index.ts';
import { type Looks, NO_HINT, type Reading, type Reads } from './reader.ts';

export class ReaderHere implements Reads, Looks {
  /** The texts that were read. */
  readonly texts: string[] = [];

  async read(text: string, hint: ImportHint = NO_HINT): Promise<Reading> {
    this.texts.push(text);
    const read = Brought.read(text, JSON.stringify(hint), 'en');
    return { found: JSON.parse(read.diagnosis()) };
  }

  async glimpse(record: string): Promise<Glimpse | null> {
    return JSON.parse(glimpse(record, 'en'));
  }

  stop(): void {}
}
