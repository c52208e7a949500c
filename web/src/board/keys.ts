import type { BoardFigure, FigureCell } from '../wire/index.ts';
import {
  LEFT,
  LOWER_LEFT,
  LOWER_RIGHT,
  type Places,
  placeOf,
  RIGHT,
  UPPER_LEFT,
  UPPER_RIGHT,
} from './places.ts';

/** A key as the browser tells it. */
export interface Key {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** Six keys around S, by where they lie on the keyboard, whatever is printed on them. */
const AROUND = {
  KeyD: RIGHT,
  KeyX: LOWER_RIGHT,
  KeyZ: LOWER_LEFT,
  KeyA: LEFT,
  KeyW: UPPER_LEFT,
  KeyE: UPPER_RIGHT,
} as const;

/** Where a key leads from a cell: the name of the cell, the same one at the edge of the board, or nothing if the
 * key does not move. `column` is where a walk up or down began, so that it goes straight. */
export function moved(
  figure: BoardFigure,
  places: Places,
  from: string,
  key: Key,
  column: number,
): string | null {
  if (key.altKey || key.metaKey) return null;
  const place = placeOf(places, from);
  if (key.ctrlKey) return corner(figure, key.key);
  switch (key.key) {
    case 'ArrowRight':
      return place.around[RIGHT] ?? from;
    case 'ArrowLeft':
      return place.around[LEFT] ?? from;
    case 'ArrowUp':
      return nearest(places, [place.around[UPPER_LEFT], place.around[UPPER_RIGHT]], column) ?? from;
    case 'ArrowDown':
      return nearest(places, [place.around[LOWER_LEFT], place.around[LOWER_RIGHT]], column) ?? from;
    case 'Home':
      return rowOf(figure, from)[0]?.cell ?? from;
    case 'End':
      return rowOf(figure, from).at(-1)?.cell ?? from;
    case 'PageUp':
      return nearestIn(figure.rows[0] ?? [], column) ?? from;
    case 'PageDown':
      return nearestIn(figure.rows.at(-1) ?? [], column) ?? from;
  }
  if (key.code in AROUND) return place.around[AROUND[key.code as keyof typeof AROUND]] ?? from;
  return null;
}

/** Whether a key walks along a row, after which a walk up or down begins anew. */
export function walksUpOrDown(key: Key): boolean {
  return ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'].includes(key.key);
}

function corner(figure: BoardFigure, key: string): string | null {
  if (key === 'Home') return figure.rows[0]?.[0]?.cell ?? null;
  if (key === 'End') return figure.rows.at(-1)?.at(-1)?.cell ?? null;
  return null;
}

function rowOf(figure: BoardFigure, cell: string): readonly FigureCell[] {
  return figure.rows.find((row) => row.some((each) => each.cell === cell)) ?? [];
}

function nearest(places: Places, cells: readonly (string | null)[], column: number): string | null {
  const known = cells.filter((cell) => cell !== null).map((cell) => placeOf(places, cell));
  return nearestIn(known, column);
}

function nearestIn(cells: readonly FigureCell[], column: number): string | null {
  const sorted = [...cells].sort((a, b) => Math.abs(a.x - column) - Math.abs(b.x - column));
  return sorted[0]?.cell ?? null;
}
