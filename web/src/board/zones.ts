import type { BlockedCell, Color } from '../wire/index.ts';
import { DIRECTIONS, type Places, placeOf } from './places.ts';
import { at, type Placed } from './shapes.ts';
import type { Stands } from './stands.ts';

/** The cells around a player's guardians. */
export interface Zone {
  color: Color;
  /** The cells where no stack can stop. */
  cells: string[];
  /** Where the guardians stand. */
  guardians: string[];
}

const COLORS: readonly Color[] = ['white', 'black'];

/** The zones of both players, without those that are empty. */
export function zonesOf(blocked: readonly BlockedCell[], stands: Stands): Zone[] {
  const zones = COLORS.map((color) => ({
    color,
    cells: blocked.filter((cell) => cell.by.includes(color)).map((cell) => cell.cell),
    guardians: [...stands].filter(([, pieces]) => isGuardian(pieces.at(-1), color)).map(([cell]) => cell),
  }));
  return zones.filter((zone) => zone.cells.length > 0);
}

function isGuardian(piece: { color: Color; kind: string } | undefined, color: Color): boolean {
  return piece?.kind === 'guardian' && piece.color === color;
}

/** Stripes on the cells of a zone. */
export function stripes(zone: Zone, places: Places): Placed[] {
  const striped = zone.cells.filter((cell) => !zone.guardians.includes(cell));
  return striped.map((cell) => ({ href: `#jersi-zone-${zone.color}`, transform: at(placeOf(places, cell)) }));
}

/** The line around a zone, side by side. */
export function outline(zone: Zone, places: Places): Placed[] {
  const inside = new Set([...zone.cells, ...zone.guardians]);
  return [...inside].flatMap((cell) => {
    const place = placeOf(places, cell);
    const outer = DIRECTIONS.filter((direction) => {
      const next = place.around[direction];
      return next === null || !inside.has(next);
    });
    return outer.map((direction) => ({
      href: `#jersi-zone-side-${zone.color}`,
      transform: at(place, ` rotate(${direction * 60})`),
    }));
  });
}
