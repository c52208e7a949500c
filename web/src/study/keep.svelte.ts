import type { ShelfTrouble } from '../store/shelf.ts';
import type { Desk } from './desk.svelte.ts';
import type { Review } from './review.svelte.ts';
import { type KeptStudy, putStudy, writtenStudy } from './store.ts';

/** Steps from turn to turn are kept a moment later, all together. Milliseconds. */
const MOMENT = 250;

/** Keeps a study in the browser, one writing after the other. */
export class StudyKeeper {
  kept: KeptStudy = $state.raw() as KeptStudy;
  trouble: ShelfTrouble | null = $state(null);
  /** A reload finds the study as it stands: on the shelf, or put aside in the journal. */
  safe = $state(true);
  /** Something is still to be written. */
  busy = $state(false);
  readonly #desk: Desk;
  readonly #review: Review;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #last: KeptStudy | null = null;

  constructor(kept: KeptStudy, desk: Desk, review: Review) {
    this.kept = kept;
    this.#desk = desk;
    this.#review = review;
    // A study that is new was written when it was opened.
    const written = writtenStudy(kept.id);
    this.trouble = written?.trouble ?? null;
    this.safe = written?.safe ?? true;
  }

  /** Keeps the study soon. */
  soon(): void {
    this.busy = true;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.now(), MOMENT);
  }

  /** Keeps what is still to be kept, when the page is left. Whoever changed nothing writes nothing: another tab may have the
   * study open. */
  leave(): void {
    if (this.#waiting !== undefined || !this.safe) this.now();
  }

  /** Keeps the study as it stands. */
  now(): void {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
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
    void this.#write(study);
  }

  async #write(study: KeptStudy): Promise<void> {
    const writing = putStudy({ ...study, revision: this.kept.revision });
    // While it is under way, only the journal can have it.
    this.safe = writtenStudy(study.id)?.safe ?? true;
    const { trouble, safe, revision } = await writing;
    this.trouble = trouble;
    this.safe = safe;
    if (trouble === null) this.kept = { ...study, revision };
    if (study === this.#last) this.busy = false;
  }
}
