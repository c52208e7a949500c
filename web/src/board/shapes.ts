import type { Piece } from '../wire/index.ts';

/** How faces are drawn. */
export type Faces = 'dots' | 'simple';

/** Where a cube stands: alone, on top of a stack (also in trays), or under another one. */
export type Storey = 'alone' | 'top' | 'under';

/** What the marks on cells are called in the page's definitions. */
export type MarkName =
  | 'pending'
  | 'last'
  | 'last-to'
  | 'hover'
  | 'selected'
  | 'veil'
  | 'can'
  | 'one'
  | 'land'
  | 'two'
  | 'other'
  | 'own'
  | 'own-other'
  | 'enemy'
  | 'enemy-other'
  | 'captured'
  | 'taken'
  | 'stop'
  | 'focus';

/** Below this width of a cell, in pixels, only rows are named and faces are simple unless chosen otherwise. */
export const SMALL_CELL = 56;

/** From this width on the lower cube of a stack is large enough to be aimed at. */
export const AIMED_CELL = 64;

const suffixes = { alone: '', top: '-top', under: '-under' } as const;

/** A shape put somewhere. */
export interface Placed {
  href: string;
  transform: string;
}

export function cubeHref(faces: Faces, piece: Piece, storey: Storey): string {
  return `#jersi-${faces}-${piece.color}-${piece.kind}${suffixes[storey]}`;
}

export function markHref(mark: MarkName): string {
  return `#jersi-mark-${mark}`;
}

/** The faces to draw: those chosen, or by the size of a cell. */
export function facesFor(chosen: 'auto' | Faces, cellWidth: number): Faces {
  if (chosen !== 'auto') return chosen;
  return cellWidth < SMALL_CELL ? 'simple' : 'dots';
}

/** A number for an attribute, without needless digits. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A `transform` that moves to a place. */
export function at(place: { x: number; y: number }, then = ''): string {
  return `translate(${short(place.x)} ${short(place.y)})${then}`;
}
