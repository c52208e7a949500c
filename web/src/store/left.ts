import { dropLocal, keepLocal, localKeys } from './local.ts';

/** Games that were left before their first turn. The shelf takes its time to forget them, and a page that closes in between
 * would leave them there; this is written at once, and struck out when they are gone. */
export class Left {
  readonly #prefix: string;

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  note(id: string): void {
    // A browser that keeps no notes forgets the game at once, or not at all: no list shows it.
    keepLocal(this.#prefix + id, '');
  }

  strike(id: string): void {
    dropLocal(this.#prefix + id);
  }

  all(): string[] {
    return localKeys(this.#prefix).map((key) => key.slice(this.#prefix.length));
  }
}
