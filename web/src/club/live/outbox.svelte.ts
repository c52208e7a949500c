import type { Database } from '../../store/database.ts';
import { wait } from '../../store/database.ts';
import type { ActWord, Code, FromClient } from '../../wire/club.ts';
import type { Sender } from './line.svelte.ts';

/** Something that was done here and is not known to have arrived. */
export interface Waiting {
  /** Drawn before the first try: however often it is sent, it is done once. */
  id: string;
  game: string;
  after: number;
  do: ActWord;
  text: string;
  /** Of a game with a running clock: after a reload it is only shown, nobody is surprised by an old turn. */
  live: boolean;
  /** When it was done, by this machine's clock. */
  made: number;
}

/** What came of an act. */
export type Settled = { kind: 'done'; seq: number } | { kind: 'refused'; code: Code; seq: number };

/** What the club says when it has too much to do: the act is tried again. */
const LATER: readonly Code[] = ['busy', 'too-many'];
const LATER_AFTER = 1_000;
/** What was left of a live game is shown so long: by then that game is over. */
const LEFT_FOR = 86_400_000;

export interface OutboxParts {
  database: Pick<Database, 'ask'>;
  say(message: FromClient): boolean;
  now(): number;
  random(): number;
  later(work: () => void, wait: number): () => void;
}

/** What waits to be sent. An act is put into the browser's store before the first try and taken out when the club has answered, so
 * that neither a lost line nor a closed page loses it; its name makes sure that it is done once. */
export class Outbox implements Sender {
  /** What this tab sends, the oldest first. */
  waiting: readonly Waiting[] = $state.raw([]);
  /** What an earlier page left of live games: it is shown, not sent. */
  left: readonly Waiting[] = $state.raw([]);
  /** The browser keeps nothing: what waits is gone when the page closes. */
  unkept = $state(false);
  readonly #parts: OutboxParts;
  readonly #heard = new Set<(act: Waiting, settled: Settled) => void>();
  #adopted: Promise<void> | null = null;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
  }

  /** Is told what comes of acts, until the answer is called. */
  follow(hear: (act: Waiting, settled: Settled) => void): () => void {
    this.#heard.add(hear);
    return () => this.#heard.delete(hear);
  }

  /** What waits in a game. */
  of(game: string): Waiting | null {
    return this.waiting.find((act) => act.game === game) ?? null;
  }

  /** Does something: it is kept, then sent. */
  async post(act: Waiting): Promise<void> {
    this.waiting = [...this.waiting, act];
    // What an earlier page left of this game was decided anew.
    for (const old of this.left.filter((one) => one.game === act.game)) await this.forget(old.id);
    await this.#keep(act);
    // Who thought better of it while it was written does not want it sent.
    if (this.waiting.includes(act)) this.#send(act);
    else await this.#strike(act.id);
  }

  /** Takes up what earlier pages could not send: what has time goes out now, the rest is shown. */
  adopt(): Promise<void> {
    this.#adopted ??= this.#takeUp();
    return this.#adopted;
  }

  async #takeUp(): Promise<void> {
    const kept = await this.#kept();
    const own = new Set(this.waiting.map((act) => act.id));
    const found = kept.filter((act) => !own.has(act.id)).sort((one, other) => one.made - other.made);
    const stale = (act: Waiting): boolean => act.live && this.#parts.now() - act.made > LEFT_FOR;
    for (const act of found.filter(stale)) await this.#strike(act.id);
    this.left = found.filter((act) => act.live && !stale(act));
    const late = found.filter((act) => !act.live);
    this.waiting = [...late, ...this.waiting];
    for (const act of late) this.#send(act);
  }

  /** Does not want it any more. It may have arrived already; then the club tells it. */
  async forget(id: string): Promise<void> {
    this.waiting = this.waiting.filter((act) => act.id !== id);
    this.left = this.left.filter((act) => act.id !== id);
    await this.#strike(id);
  }

  onopen(): void {
    for (const act of this.waiting) this.#send(act);
  }

  ondone(id: string, seq: number): void {
    this.#settle(id, { kind: 'done', seq });
  }

  onrefused(id: string, code: Code, seq: number): void {
    if (!LATER.includes(code)) {
      this.#settle(id, { kind: 'refused', code, seq });
      return;
    }
    this.#parts.later(
      () => {
        const act = this.waiting.find((one) => one.id === id);
        if (act) this.#send(act);
      },
      LATER_AFTER * (1 + this.#parts.random()),
    );
  }

  #send({ id, game, after, do: word, text }: Waiting): void {
    this.#parts.say({ is: 'act', id, game, after, do: word, ...(text === '' ? {} : { text }) });
  }

  #settle(id: string, settled: Settled): void {
    const act = this.waiting.find((one) => one.id === id);
    if (!act) return;
    void this.forget(id);
    for (const hear of this.#heard) hear(act, settled);
  }

  async #keep(act: Waiting): Promise<void> {
    try {
      await this.#parts.database.ask('readwrite', (store) => wait(store.put({ ...act }, act.id)));
      this.unkept = false;
    } catch {
      // It is sent all the same, and the page says that it is not kept.
      this.unkept = true;
    }
  }

  async #strike(id: string): Promise<void> {
    try {
      await this.#parts.database.ask('readwrite', (store) => wait(store.delete(id)));
    } catch {
      // It is found again at the next visit, and sent once more under the same name: that does nothing.
    }
  }

  async #kept(): Promise<Waiting[]> {
    try {
      const all: unknown[] = await this.#parts.database.ask('readonly', (store) => wait(store.getAll()));
      return all.filter(isWaiting);
    } catch {
      this.unkept = true;
      return [];
    }
  }
}

function isWaiting(value: unknown): value is Waiting {
  if (typeof value !== 'object' || value === null) return false;
  const { id, game, after, text, live, made } = value as Partial<Record<keyof Waiting, unknown>>;
  return (
    [id, game, text, (value as { do?: unknown }).do].every((one) => typeof one === 'string') &&
    [after, made].every((one) => typeof one === 'number') &&
    typeof live === 'boolean'
  );
}
