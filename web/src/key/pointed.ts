import { picked, taken } from '../board/choices.ts';
import type { Kind, View } from '../wire/index.ts';

/** The kind on top of a cell. */
export function kindAt(view: Pick<View, 'cells'>, cell: string | null): Kind | null {
  return view.cells.find((one) => one.cell === cell)?.stand.at(-1)?.kind ?? null;
}

/** The kind that the key points out: what is under the pointer, else what is in the hand. */
export function kindPointedAt(view: View, hovered: string | null): Kind | null {
  return kindAt(view, hovered) ?? kindAt(view, picked(view.entry)?.cell ?? null) ?? taken(view.entry);
}
