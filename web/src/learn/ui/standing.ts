import type { View } from '../../wire/index.ts';

/** What stands on a board, in words: "a3, white kunti; c3, white cukla on kurfa". */
export function standing(view: View): string {
  return view.cells
    .filter((cell) => cell.stand.length > 0)
    .map((cell) => cell.label.slice(0, cell.stands))
    .join('; ');
}
