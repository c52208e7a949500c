import { tried } from '../app/engine/seat.svelte.ts';
import { booklet, figureSvg, turnAt } from '../wasm/jersi.js';
import type { FigureRequest, TurnAt } from '../wire/index.ts';
import { language } from '../words/words.svelte.ts';

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
