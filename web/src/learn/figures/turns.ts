import type { EditionView } from '../../wire/index.ts';
import type { After } from '../../words/words.svelte.ts';

/** What a step may do besides moving. */
export type Captures = 'may' | 'never';

/** A picture of the table: an example, and what it may capture. */
export interface Picture {
  /** The name of the example; its words are `learn-turn-<id>`. */
  id: After<'learn-turn-'>;
  captures: Captures;
}

/** A first step, and what may follow it. */
export interface Row {
  first: Picture;
  second: readonly Picture[];
}

const never = (id: Picture['id']): Picture => ({ id, captures: 'never' });
const may = (id: Picture['id']): Picture => ({ id, captures: 'may' });

const STEPS: readonly Row[] = [
  { first: may('move'), second: [] },
  { first: may('top'), second: [] },
  { first: never('build'), second: [may('build-move')] },
  { first: may('stack'), second: [may('stack-unbuild'), never('stack-build')] },
];

const MOUNTAINS: readonly Row[] = [
  { first: never('climb'), second: [] },
  { first: may('leave'), second: [] },
];

const DROPS: readonly Row[] = [{ first: never('drop'), second: [never('drop-two'), never('drop-same')] }];

/** The turns of an edition: those with mountains and with a reserve where it has them. */
export function rowsOf(edition: EditionView): Row[] {
  const mountains = edition.kinds.some((one) => one.kind === 'mountain');
  const reserve = edition.kinds.some((one) => one.inReserve);
  const steps = STEPS.map((row) =>
    mountains && row.first.id === 'stack' ? { ...row, second: [...row.second, never('stack-climb')] } : row,
  );
  return [...steps, ...(mountains ? MOUNTAINS : []), ...(reserve ? DROPS : [])];
}
