import type { CellStand, CellView, Leg, Piece } from '../wire/index.ts';

/** What stands on the cells, from the bottom up; cells with nothing are left out. */
export type Stands = ReadonlyMap<string, readonly Piece[]>;

export function standsOf(cells: readonly (CellView | CellStand)[]): Stands {
  return new Map(cells.filter((cell) => cell.stand.length > 0).map((cell) => [cell.cell, cell.stand]));
}

/** What stands there after a movement. */
export function afterLeg(stands: Stands, leg: Leg): Stands {
  const next = new Map(stands);
  for (const { cell, stand } of leg.after) {
    if (stand.length > 0) next.set(cell, stand);
    else next.delete(cell);
  }
  return next;
}

export function samePieces(a: readonly Piece[], b: readonly Piece[]): boolean {
  return (
    a.length === b.length && a.every((piece, n) => piece.color === b[n]?.color && piece.kind === b[n]?.kind)
  );
}

export function sameStands(a: Stands, b: Stands): boolean {
  if (a.size !== b.size) return false;
  for (const [cell, pieces] of a) if (!samePieces(pieces, b.get(cell) ?? [])) return false;
  return true;
}

/** The last movements of a trail that lead from what is shown to what should be: none if nothing changes, nor
 * if they do not lead there, as when turns are taken back. */
export function movementsBetween(shown: Stands, wanted: Stands, legs: readonly Leg[]): readonly Leg[] {
  for (let first = legs.length; first >= 0; first -= 1) {
    const rest = legs.slice(first);
    if (sameStands(rest.reduce(afterLeg, shown), wanted)) return rest;
  }
  return [];
}
