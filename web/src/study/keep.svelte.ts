import type { ShelfTrouble } from '../store/shelf.ts';
import { t } from '../words/words.svelte.ts';
import type { Desk } from './desk.svelte.ts';
import type { Review } from './review.svelte.ts';
import {
  copyOfStudy,
  findStudy,
  forgetNote,
  type KeptStudy,
  putStudy,
  rememberStudy,
  writtenStudy,
} from './store.ts';

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
  /** Counts how often the study became one of its own, because another tab had changed it too. */
  forks = $state(0);
  readonly #desk: Desk;
  readonly #review: Review;
  /** The record that this tab has read or written last: what differs from it was done elsewhere. */
  #base: string;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #last: KeptStudy | null = null;

  constructor(kept: KeptStudy, desk: Desk, review: Review) {
    this.kept = kept;
    this.#base = kept.record;
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
    this.busy = true;
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
    const writing = putStudy({ ...study, id: this.kept.id, revision: this.kept.revision });
    // While it is under way, only the journal can have it.
    this.safe = writtenStudy(this.kept.id)?.safe ?? true;
    const written = await writing;
    if (written.trouble === 'conflict') return this.#part(study);
    this.trouble = written.trouble;
    this.safe = written.safe;
    if (written.trouble === null) {
      this.kept = { ...study, id: this.kept.id, revision: written.revision };
      this.#base = study.record;
    }
    this.#rest(study);
  }

  /** Another tab has written since. If it only looked at other turns, what is changed here goes on; if it changed the study,
   * what is done here becomes a study of its own, so that nothing is lost on either side. */
  async #part(study: KeptStudy): Promise<void> {
    // Of several writings that wait only the last decides.
    if (study !== this.#last) return;
    const found = await findStudy(this.kept.id);
    const there = found?.kind === 'study' ? found.study : null;
    if (there?.record === this.#base) {
      this.kept = { ...this.kept, revision: there.revision };
      return this.#write(study);
    }
    if (there && study.record === this.#base) {
      // Only steps were to be kept here, and what was done there is worth more.
      forgetNote(study.id);
      this.trouble = 'conflict';
      this.safe = true;
      return this.#rest(study);
    }
    const title = t('study-copy', { title: study.title || t('study-copy-untitled') });
    const copy = await copyOfStudy({ ...study, id: this.kept.id, title });
    this.kept = copy.study;
    this.trouble = copy.written.trouble;
    this.safe = copy.written.safe;
    this.#base = study.record;
    rememberStudy(this.kept.id);
    this.forks += 1;
    this.#rest(study);
  }

  #rest(study: KeptStudy): void {
    if (study === this.#last) this.busy = false;
  }
}
