import { byTime, type Try, TryShelf } from './tries.ts';

/** The tries of this browser; what reads them follows every change, other tabs' too. */
export class KeptTries {
  /** The oldest first; of this visit also those that could not be kept. */
  all: readonly Try[] = $state.raw([]);
  readonly #shelf = new TryShelf();
  /** What could not be kept: it counts until the page is closed. */
  #unkept: readonly Try[] = [];
  #channel: BroadcastChannel | null = null;

  /** What is kept and how much cannot be read. Rejects if the browser keeps nothing. */
  read(): Promise<{ tries: Try[]; unreadable: number }> {
    return this.#shelf.all();
  }

  /** Looks at what is kept; says whether that could be done. */
  async load(): Promise<boolean> {
    try {
      const { tries } = await this.#shelf.all();
      this.all = [...tries, ...this.#unkept].sort(byTime);
      return true;
    } catch {
      return false;
    }
  }

  /** Adds a try, at once for who looks; says whether it is kept. */
  async add(one: Try): Promise<boolean> {
    this.all = [...this.all, one].sort(byTime);
    try {
      await this.#shelf.add([one]);
      this.#tell();
      return true;
    } catch {
      this.#unkept = [...this.#unkept, one];
      return false;
    }
  }

  /** Takes in tries of another browser; says how many were new. */
  async bring(tries: readonly Try[]): Promise<number> {
    const added = await this.#shelf.add(tries);
    await this.load();
    this.#tell();
    return added;
  }

  /** Forgets all of them; says whether that is kept. */
  async forget(): Promise<boolean> {
    try {
      await this.#shelf.clear();
      this.#unkept = [];
      this.all = [];
      this.#tell();
      return true;
    } catch {
      return false;
    }
  }

  /** Follows what other tabs do; the answer ends that. */
  follow(): () => void {
    if (typeof BroadcastChannel === 'undefined') return () => {};
    const channel = new BroadcastChannel(CHANNEL);
    this.#channel = channel;
    // What is shown stays if nothing can be read; it is looked at again when the page is opened.
    channel.onmessage = () => void this.load();
    return () => {
      channel.close();
      if (this.#channel === channel) this.#channel = null;
    };
  }

  #tell(): void {
    this.#channel?.postMessage('changed');
  }
}

const CHANNEL = 'jersi-puzzles';

export const keptTries = new KeptTries();
