import { Asker } from '../app/engine/asker.ts';
import type { Engine } from '../app/engine/engine.ts';
import type { FromWorker, ToWorker } from '../app/engine/messages.ts';
import type { Diagnosis, ImportHint } from '../wire/index.ts';
import { language } from '../words/words.svelte.ts';

/** Texts with more characters, and files with more bytes, are no records. The referee has the same limit. */
export const LARGEST = 5_000_000;

/** What is not read by then is given up, in milliseconds. */
export const PATIENCE = 20_000;

/** Nothing is known of the text. */
export const NO_HINT: ImportHint = { edition: null, reserve: null, ransom: null, setting: null };

/** Why a text was not read. */
export type ReadTrouble =
  /** Somebody would not wait. */
  | 'stopped'
  /** It takes too long. */
  | 'slow'
  /** It is too large. */
  | 'large';

/** What comes of reading a text. */
export type Reading = { found: Diagnosis } | { found: null; trouble: ReadTrouble };

/** As much of a reader as the pages need. */
export interface Reads {
  read(text: string, hint?: ImportHint): Promise<Reading>;
  stop(): void;
}

/** Asks a worker about something from elsewhere, and gives it up when it takes too long; why there is no answer, if there is
 * none. */
export async function patiently(
  asker: Asker,
  question: ToWorker,
  hear: (message: FromWorker) => void,
): Promise<ReadTrouble> {
  let trouble: ReadTrouble = 'stopped';
  const asked = asker.ask(question, hear);
  const patience = setTimeout(() => {
    trouble = 'slow';
    asker.stop();
  }, PATIENCE);
  try {
    await asked;
  } finally {
    clearTimeout(patience);
  }
  return trouble;
}

/** Reads texts from elsewhere, in a worker of its own: the page goes on whatever is in them, and the worker can be ended.
 * One text is read at a time; the next one ends it. */
export class TextReader implements Reads {
  readonly #asker: Asker;

  constructor(engine: Pick<Engine, 'module' | 'hire'>) {
    this.#asker = new Asker(engine.module, () => engine.hire());
  }

  /** What a text is, and what is wrong with it. */
  async read(text: string, hint: ImportHint = NO_HINT): Promise<Reading> {
    this.stop();
    if (text.length > LARGEST) return { found: null, trouble: 'large' };
    let found: Diagnosis | null = null;
    const trouble = await patiently(
      this.#asker,
      { say: 'read', text, hint, language: language() },
      (message) => {
        if (message.say === 'diagnosis') found = message.diagnosis;
      },
    );
    return found ? { found } : { found: null, trouble };
  }

  /** Ends the reading at once. */
  stop(): void {
    this.#asker.stop();
  }
}

/** Reads several texts one after the other, so that none ends another. */
export class ReaderInLine implements Reads {
  readonly #reader: Reads;
  #last: Promise<unknown> = Promise.resolve();

  constructor(reader: Reads) {
    this.#reader = reader;
  }

  read(text: string, hint?: ImportHint): Promise<Reading> {
    const reading = this.#last.then(() => this.#reader.read(text, hint));
    this.#last = reading.catch(() => null);
    return reading;
  }

  stop(): void {
    this.#reader.stop();
  }
}
