import type { ThinkRequest } from '../../wire/index.ts';

/** What a game is about: bring the king home, hunt the other one, or bring the king home past mountains. Each has a network of its own. */
export type Aim = 'home' | 'hunt' | 'reserve';

/** Where networks are kept from one visit to the next. The service worker clears out those of old versions. */
export const KEPT = 'jersi-demand';

/** So long an opponent waits for its network, in milliseconds. What comes later serves the next question. */
const PATIENCE = 8000;
/** After a failure nothing is fetched for so long. */
const PAUSE = 10_000;
/** Who plays on without a network hears it again after so long. */
const REMINDER = 300_000;

/** Networks for those who think: a file is handed to each worker once. */
export interface NetworkPort {
  /** The network that an opponent wants; null if it knows none. */
  ofThought(request: ThinkRequest): Aim | null;
  /** The network by which a game is analysed. */
  ofRecord(record: string): Aim | null;
  /** The network, if it is here already. */
  here(aim: Aim): Uint8Array | null;
  /** The network; null if it cannot be had now, which is told to the person. */
  get(aim: Aim): Promise<Uint8Array | null>;
}

/** What networks need of others. */
export interface NetworkParts {
  addresses: Record<Aim, string>;
  ofThought(request: ThinkRequest): string | undefined;
  ofRecord(record: string): string | undefined;
  /** Whether a file is a sound network for an aim. */
  fits(file: Uint8Array, aim: Aim): boolean;
  /** Tells the person that the engine thinks without. */
  missed(): void;
}

/** Fetches networks when somebody asks for them, and keeps them: in memory for this visit, in the browser for those after it. */
export class Networks implements NetworkPort {
  readonly #parts: NetworkParts;
  readonly #here = new Map<Aim, Uint8Array>();
  readonly #coming = new Map<Aim, Promise<void>>();
  /** Nothing is tried before this moment. */
  #next = 0;
  /** Nothing is told before this moment. */
  #remind = 0;

  constructor(parts: NetworkParts) {
    this.#parts = parts;
    // What failed for want of a connection is tried at once when there is one.
    globalThis.addEventListener?.('online', () => (this.#next = 0));
  }

  ofThought(request: ThinkRequest): Aim | null {
    return aimOf(this.#parts.ofThought(request));
  }

  ofRecord(record: string): Aim | null {
    return aimOf(this.#parts.ofRecord(record));
  }

  here(aim: Aim): Uint8Array | null {
    return this.#here.get(aim) ?? null;
  }

  async get(aim: Aim): Promise<Uint8Array | null> {
    if (!this.#here.has(aim) && Date.now() >= this.#next) await atMost(PATIENCE, this.#load(aim));
    const file = this.here(aim);
    if (!file && Date.now() >= this.#remind) {
      this.#remind = Date.now() + REMINDER;
      this.#parts.missed();
    }
    return file;
  }

  /** Fetches a network, unless that is under way. It never fails: afterwards the network is here, or not. */
  #load(aim: Aim): Promise<void> {
    const coming = this.#coming.get(aim) ?? this.#find(aim).finally(() => this.#coming.delete(aim));
    this.#coming.set(aim, coming);
    return coming;
  }

  async #find(aim: Aim): Promise<void> {
    const address = this.#parts.addresses[aim];
    const shelf = await openShelf();
    let found = await this.#sound(aim, async () => shelf?.match(address));
    if (!(found instanceof Response)) found = await this.#sound(aim, () => fetch(address));
    // What was damaged on its way may lie in the browser's own cache now.
    if (found === 'unsound') found = await this.#sound(aim, () => fetch(address, { cache: 'reload' }));
    if (!(found instanceof Response)) {
      this.#next = Date.now() + PAUSE;
      return;
    }
    this.#remind = 0;
    // A browser without room keeps none; it is fetched again then.
    await shelf?.put(address, found).catch(() => undefined);
  }

  /** What a source gives, if it is a sound network; it is here then. */
  async #sound(
    aim: Aim,
    source: () => Promise<Response | undefined>,
  ): Promise<Response | 'unsound' | 'nothing'> {
    try {
      const found = await source();
      if (!found?.ok) return 'nothing';
      const file = new Uint8Array(await found.clone().arrayBuffer());
      if (!this.#parts.fits(file, aim)) return 'unsound';
      this.#here.set(aim, file);
      return found;
    } catch {
      // Offline, or cut off: another source, or another time.
      return 'nothing';
    }
  }
}

function aimOf(name: string | undefined): Aim | null {
  return name === 'home' || name === 'hunt' || name === 'reserve' ? name : null;
}

/** Browsers have such a shelf only on pages that came safely, and may refuse it. */
async function openShelf(): Promise<Cache | null> {
  try {
    return await caches.open(KEPT);
  } catch {
    return null;
  }
}

function atMost(time: number, work: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, time);
    void work.finally(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
