import type { BoardFigure, Leg, Piece } from '../wire/index.ts';
import type { Flight } from './motion.svelte.ts';
import { type Places, placeOf } from './places.ts';
import { at, cubeHref, type Faces, type Placed, short } from './shapes.ts';
import type { Stands } from './stands.ts';

/** A cube, drawn. */
export interface Drawn extends Placed {
  opacity: number;
}

/** What stands on a cell, drawn. */
export interface Pile {
  cell: string;
  transform: string;
  /** From the bottom up. */
  cubes: Drawn[];
}

/** How what stands on a cell is drawn, from the bottom up. */
export function cubesOf(faces: Faces, pieces: readonly Piece[]): string[] {
  const [only, top] = pieces;
  if (!only) return [];
  if (!top) return [cubeHref(faces, only, 'alone')];
  return [cubeHref(faces, only, 'under'), cubeHref(faces, top, 'top')];
}

/** The cubes that stand still, in the order of reading, while a movement is under way or not. */
export function pilesOf(
  figure: BoardFigure,
  faces: Faces,
  stands: Stands,
  flight: Flight | null,
  skipped: { cell: string; count: number } | null,
): Pile[] {
  return figure.rows.flat().flatMap((place) => {
    let pieces = stands.get(place.cell) ?? [];
    const leg = flight?.leg;
    if (leg?.act === 'step' && leg.from === place.cell) pieces = pieces.slice(0, -leg.pieces.length);
    if (skipped?.cell === place.cell) pieces = pieces.slice(0, -skipped.count);
    if (pieces.length === 0) return [];
    const gone = leg?.to === place.cell ? vanishing(leg) : 0;
    const stays = pieces.length - gone;
    const cubes = cubesOf(faces, pieces).map((href, n) => drawn(href, n < stays ? 0 : (flight?.fading ?? 0)));
    return [{ cell: place.cell, transform: at(place), cubes }];
  });
}

/** How many cubes a movement takes from the cell where it ends. */
function vanishing(leg: Leg): number {
  return leg.act === 'gift' ? leg.pieces.length : leg.captured.length;
}

/** A cube that fades away, a little smaller. */
function drawn(href: string, gone: number): Drawn {
  return { href, transform: gone > 0 ? `scale(${short(1 - 0.1 * gone)})` : '', opacity: 1 - gone };
}

/** Where a cube's face is and how large, for what stands alone or on another one. */
function pose(figure: BoardFigure, stacked: boolean): { y: number; side: number } {
  const { anatomy } = figure;
  return stacked ? { y: anatomy.topY, side: anatomy.stacked } : { y: anatomy.singleY, side: anatomy.single };
}

/** The cubes that move, drawn where they are now. */
export function flyingCubes(
  figure: BoardFigure,
  places: Places,
  faces: Faces,
  stands: Stands,
  flight: Flight,
): Drawn[] {
  const { leg, progress } = flight;
  if (leg.act === 'gift') return [];
  const to = placeOf(places, leg.to);
  const landsOn = leg.after.find((each) => each.cell === leg.to)?.stand.length ?? 1;
  if (leg.act !== 'step' || leg.from === null) {
    const fallen = { x: to.x, y: to.y - 20 * (1 - progress) };
    return placeAll(
      figure,
      faces,
      leg.pieces,
      fallen,
      landsOn > leg.pieces.length,
      1,
      Math.min(progress * 2, 1),
    );
  }
  const from = placeOf(places, leg.from);
  const here = {
    x: from.x + (to.x - from.x) * progress,
    y: from.y + (to.y - from.y) * progress,
  };
  const leftStack = (stands.get(leg.from)?.length ?? 1) > leg.pieces.length;
  const joinsStack = landsOn > leg.pieces.length;
  return placeAll(
    figure,
    faces,
    leg.pieces,
    here,
    leftStack,
    joinsStack ? progress : 1 - progress,
    1,
    joinsStack,
  );
}

/** Cubes around a place; a single one grows or shrinks between standing alone and standing on another one. */
function placeAll(
  figure: BoardFigure,
  faces: Faces,
  pieces: readonly Piece[],
  place: { x: number; y: number },
  startsStacked: boolean,
  share: number,
  opacity: number,
  endsStacked = startsStacked,
): Drawn[] {
  const only = pieces[0];
  if (!only || pieces.length > 1) {
    return cubesOf(faces, pieces).map((href) => ({ href, transform: at(place), opacity }));
  }
  const [alone, stacked] = [pose(figure, false), pose(figure, true)];
  const part = startsStacked === endsStacked ? Number(startsStacked) : share;
  const y = alone.y + (stacked.y - alone.y) * part;
  const scale = (alone.side + (stacked.side - alone.side) * part) / alone.side;
  const shift = ` translate(0 ${short(y - alone.y * scale)}) scale(${short(scale)})`;
  return [{ href: cubeHref(faces, only, 'alone'), transform: at(place, shift), opacity }];
}
