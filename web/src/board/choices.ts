// What is chosen so far, for the drawing. What a press means is decided at the table.
import type { Choice, EntryView, Kind, Part } from '../wire/index.ts';

/** The cell of a choice, if it has one. */
export function cellOf(choice: Choice): string | null {
  return 'cell' in choice ? choice.cell : null;
}

/** What is picked up and waits for where it goes. */
export interface Picked {
  cell: string;
  part: Part;
}

/** The cell from which the next step goes: what was lifted, or where the first step arrived. */
export function picked(entry: EntryView): Picked | null {
  const step = entry.next.find((next) => next.choice.type === 'step');
  const last = entry.done.at(-1);
  if (last?.type === 'lift') return { cell: last.cell, part: last.part };
  if (last?.type === 'step' && step) return { cell: last.cell, part: step.part ?? 'top' };
  return null;
}

/** The kind that was taken from the reserve and waits for a cell. */
export function taken(entry: EntryView): Kind | null {
  const last = entry.done.at(-1);
  return last?.type === 'take' ? last.kind : null;
}
