import type { BoardFigure, FigureCell } from '../wire/index.ts';

/** The cells of a figure by name. */
export type Places = ReadonlyMap<string, FigureCell>;

/** Directions as the eye sees them, in the order of a cell's neighbours, clockwise from the right. */
export const RIGHT = 0;
export const LOWER_RIGHT = 1;
export const LOWER_LEFT = 2;
export const LEFT = 3;
export const UPPER_LEFT = 4;
export const UPPER_RIGHT = 5;
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;
export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];

export function placesOf(figure: BoardFigure): Places {
  return new Map(figure.rows.flat().map((cell) => [cell.cell, cell]));
}

/** The place of a cell; a name that the board lacks is a fault of ours. */
export function placeOf(places: Places, cell: string): FigureCell {
  const place = places.get(cell);
  if (!place) throw new Error(`the board has no cell ${cell}`);
  return place;
}

/** The direction from one cell to another in a straight line, to the nearest of the six. */
export function directionTo(from: FigureCell, to: FigureCell): Direction {
  const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return directionAt((Math.round(degrees / 60) + 6) % 6);
}

/** The way back. */
export function opposite(direction: Direction): Direction {
  return directionAt((direction + 3) % 6);
}

function directionAt(turns: number): Direction {
  return DIRECTIONS[turns] ?? RIGHT;
}

/** A place of the page in the units of the board. */
export function unitsAt(figure: BoardFigure, box: DOMRect, x: number, y: number): { x: number; y: number } {
  const [left, top, width, height] = figure.viewBox;
  return {
    x: left + ((x - box.left) / box.width) * width,
    y: top + ((y - box.top) / box.height) * height,
  };
}
