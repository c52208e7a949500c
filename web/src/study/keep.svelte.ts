import { ShelfError, type ShelfTrouble } from '../store/database.ts';
import type { Desk } from './desk.svelte.ts';
import type { Review } from './review.svelte.ts';
import { type KeptStudy, putStudy } from './store.ts';

/** Steps from turn to turn are kept a moment later, all together. Milliseconds. */
const MOMENT = 250;

/** Keeps a study in the browser, one writing after the other. */
export class StudyKeeper {
  kept: KeptStudy = $state.raw() as KeptStudy;
  trouble: ShelfTrouble | null = $state(null);
  /** Something is still to be written. */
  busy = $state(false);
  readonly #desk: Desk;
  readonly #review: Review;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #last: KeptStudy | null = null;
  #writing: Promise<void> = Promise.resolve();

  constructor(kept: KeptStudy, desk: Desk, review: Review) {
    this.kept = kept;
    this.#desk = desk;
    this.#review = review;
  }

  /** Keeps the study soon. */
  soon(): void {
    this.busy = true;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.now(), MOMENT);
  }

  /** Keeps the study as it stands. */
  now(): void {
    clearTimeout(this.#waiting);
    // Another tab has it; what is changed here must not destroy what was done there.
    this.busy = this.trouble !== 'conflict';
    if (!this.busy) return;
    const { tree } = this.#desk;
    const study: KeptStudy = {
      ...this.kept,
      changed: Date.now(),
      record: this.#desk.record(),
      edition: tree.edition,
      turns: this.#desk.game.length,
      white: tree.names.white,
      black: tree.names.black,
      looks: this.#review.looks,
      effort: this.#review.effort,
      place: this.#desk.place,
    };
    this.#last = study;
    this.#writing = this.#writing.then(() => this.#write(study));
  }

  async #write(study: KeptStudy): Promise<void> {
    try {
      const revision = await putStudy({ ...study, revision: this.kept.revision });
      this.kept = { ...study, revision };
      this.trouble = null;
    } catch (fault) {
      this.trouble = fault instanceof ShelfError ? fault.trouble : 'unavailable';
    }
    if (study === this.#last) this.busy = false;
  }
}
