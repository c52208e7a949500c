import { Asker } from '../app/engine/asker.ts';
import type { Engine } from '../app/engine/engine.ts';
import type { FromWorker, ToWorker } from '../app/engine/messages.ts';
import type { Diagnosis, Glimpse, ImportHint } from '../wire/index.ts';
import { language } from '../words/words.svelte.ts';

/** Texts with more characters, and files with more bytes, are no records. The referee has the same limit. */
export const LARGEST = 5_000_000;

/** What is not read by then is given up, in milliseconds. */
export const PATIENCE = 20_000;

/** Nothing is known of the text. */
export const NO_HINT: ImportHint = { edition: null, reserve: null, ransom: null, setting: null, title: null };

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

/** Looks at the ends of games. */
export interface Looks {
  /** The end of a game in JRN; null if it has none, or if that was stopped. */
  glimpse(record: string): Promise<Glimpse | null>;
}

/** Reads texts from elsewhere, in a worker of its own: the page goes on whatever is in them, and the worker can be ended.
 * One text is read at a time; the next one ends it. */
export class TextReader implements Reads, Looks {
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

  async glimpse(record: string): Promise<Glimpse | null> {
    this.stop();
    let seen: Glimpse | null = null;
    await this.#asker.ask({ say: 'glimpse', record, language: language() }, (message) => {
      if (message.say === 'glimpse') seen = message.glimpse;
    });
    return seen;
  }

  /** Ends the reading at once. */
  stop(): void {
    this.#asker.stop();
  }
}

/** Reads several texts one after the other, so that none ends another. */
export class ReaderInLine implements Reads, Looks {
  readonly #reader: Reads & Looks;
  #last: Promise<unknown> = Promise.resolve();
  #stops = 0;

  constructor(reader: Reads & Looks) {
    this.#reader = reader;
  }

  read(text: string, hint?: ImportHint): Promise<Reading> {
    return this.#next(() => this.#reader.read(text, hint), { found: null, trouble: 'stopped' });
  }

  glimpse(record: string): Promise<Glimpse | null> {
    return this.#next(() => this.#reader.glimpse(record), null);
  }

  /** Work that waits when all is stopped is not begun. */
  #next<T>(work: () => Promise<T>, stopped: T): Promise<T> {
    const asked = this.#stops;
    const working = this.#last.then(() => (asked === this.#stops ? work() : stopped));
    this.#last = working.catch(() => null);
    return working;
  }

  stop(): void {
    this.#stops += 1;
    this.#reader.stop();
  }
}
