import { tried } from '../app/engine/seat.svelte.ts';
import { Brought, booklet, figureSvg, Study, turnAt } from '../wasm/jersi.js';
import type { Diagnosis, FigureRequest, ImportHint, TurnAt } from '../wire/index.ts';
import type { Language } from '../words/language.ts';
import { language } from '../words/words.svelte.ts';

/** Nothing is known of the text. */
export const NO_HINT: ImportHint = { edition: null, reserve: null, ransom: null, setting: null };

/** What was read last: the game in it is refereed already. */
let brought: Brought | null = null;

/** What a text is, and what is wrong with it. */
export function diagnosis(text: string, hint: ImportHint = NO_HINT): Diagnosis {
  const read = tried(() => Brought.read(text, JSON.stringify(hint), language()));
  brought?.free();
  brought = read;
  return JSON.parse(read.diagnosis());
}

/** The study of a record: that of the diagnosis if it has just read this record, so that nothing is refereed twice.
 * Throws a `Fault` if the record is none. */
export function studyOf(record: string, language: Language): Study {
  return brought?.handOver(record, language) ?? tried(() => Study.fromRecord(record, language));
}

/** A record in JRN as the booklets print it; throws a `Fault` where they have no place for it. */
export function asBooklet(record: string): string {
  return tried(() => booklet(record, language()));
}

/** A board as a drawing that stands alone; throws a `Fault` where there is none. */
export function asSvg(request: FigureRequest): string {
  return tried(() => figureSvg(JSON.stringify(request), language()));
}

/** The turn of a record in JRN with this number, from 1; null if there are not so many. */
export function turnOf(record: string, number: number): TurnAt | null {
  return tried(() => JSON.parse(turnAt(record, number, language())));
}
