import type { Leg } from '../wire/index.ts';
import { type Places, placeOf } from './places.ts';

/** How large the number of an arrow is, its casing included. */
export const BADGE = 14;

/** The corners of a hexagon around its middle, clockwise from the right of the top. No cube reaches them, so that a
 * number there hides no face, and two corners are further apart than two numbers are wide. */
const CORNERS: readonly { x: number; y: number; degrees: number }[] = [30, 90, 150, 210, 270, 330].map(
  (degrees) => ({
    x: 57.735 * Math.cos((degrees * Math.PI) / 180),
    y: 57.735 * Math.sin((degrees * Math.PI) / 180),
    degrees,
  }),
);

/** Where the numbers of arrows stand: on the rim of the cell where each arrow ends, beside the way it comes from, and
 * never two at one place. Null for a turn that goes nowhere. */
export function badgesOf(
  places: Places,
  turns: readonly { legs: readonly Leg[] }[],
): ({ x: number; y: number } | null)[] {
  const taken: { x: number; y: number }[] = [];
  return turns.map(({ legs }) => {
    const last = legs.filter((leg) => leg.act === 'step').at(-1) ?? legs[0];
    if (!last) return null;
    const to = placeOf(places, last.to);
    const from = last.from === null ? null : placeOf(places, last.from);
    // What falls comes from above, and its number stands at the upper right.
    const way = from ? (Math.atan2(from.y - to.y, from.x - to.x) * 180) / Math.PI : -31;
    const corners = CORNERS.map((corner) => ({
      x: to.x + corner.x,
      y: to.y + corner.y,
      off: Math.abs(((corner.degrees - way + 540) % 360) - 180),
    })).sort((a, b) => a.off - b.off);
    const free = corners.find((corner) => taken.every((other) => apart(corner, other) > 2 * BADGE));
    const place = free ?? corners[0];
    if (!place) return null;
    taken.push(place);
    return { x: place.x, y: place.y };
  });
}

function apart(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
