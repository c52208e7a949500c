import type { Reply } from './live/api.ts';
import { refusalText } from './refusal.ts';

/** Something that a page asks of the club, and asks again if it did not come. */
export class Asked<T> {
  value: T | null = $state.raw(null);
  /** Why it did not come, in words. */
  fault: string | null = $state(null);
  #ask: (() => Promise<Reply<T>>) | null = null;
  readonly #refused: (code: string) => boolean;

  /** `refused` tells whether the page has an answer of its own to a refusal. */
  constructor(refused: (code: string) => boolean = () => false) {
    this.#refused = refused;
  }

  get looking(): boolean {
    return this.value === null && this.fault === null;
  }

  /** Asks; what was asked before is not heard any more. */
  async load(ask: () => Promise<Reply<T>>): Promise<void> {
    this.#ask = ask;
    this.fault = null;
    const reply = await ask();
    if (this.#ask !== ask) return;
    if (reply.kind === 'ok') this.value = reply.value;
    else if (reply.kind !== 'refused' || !this.#refused(reply.code)) this.fault = refusalText(reply);
  }

  async again(): Promise<void> {
    if (this.#ask) await this.load(this.#ask);
  }

  /** Nothing is asked for any more. */
  forget(): void {
    this.#ask = null;
    this.value = null;
    this.fault = null;
  }
}
