import type { BoardFigure, Leg } from '../wire/index.ts';
import { directionTo, opposite, type Places, placeOf } from './places.ts';
import { at, type Placed, short } from './shapes.ts';
import type { Stands } from './stands.ts';

/** What happened, or what is being entered. */
export type Tone = 'history' | 'play';

/** A path: what lies under the cubes, and the heads above them. */
export interface PathShapes {
  under: Placed[];
  over: Placed[];
}

/** A turn drawn like its notation: a step of one cube is one stroke, a step of a stack is two. */
export function pathOf(
  figure: BoardFigure,
  places: Places,
  stands: Stands,
  legs: readonly Leg[],
  tone: Tone,
): PathShapes {
  const path: PathShapes = { under: [], over: [] };
  const stops: Placed[] = [];
  const href = (part: string) => `#jersi-path-${tone}-${part}`;
  const steps = legs.filter((leg) => leg.act === 'step');
  for (const [n, leg] of steps.entries()) {
    if (leg.from === null) continue;
    const [from, to] = [placeOf(places, leg.from), placeOf(places, leg.to)];
    const isLast = n + 1 === steps.length;
    const direction = directionTo(from, to);
    const gap = isLast ? tipAt(figure, stands, leg.to, opposite(direction)) : 0;
    const length = Math.hypot(to.x - from.x, to.y - from.y) - gap - (isLast ? figure.head : 0);
    const turn = ` rotate(${direction * 60})`;
    const stretch = ` scale(${short(Math.max(length, 0) / 100)} 1)`;
    path.under.push({
      href: href(leg.part === 'whole' ? 'two' : 'one'),
      transform: at(from, turn + stretch),
    });
    if (isLast)
      path.over.push({ href: href('head'), transform: at(to, `${turn} translate(${short(-gap)} 0)`) });
    else stops.push({ href: href('via'), transform: at(to) });
  }
  const start = steps[0]?.from;
  if (start) stops.push({ href: href('from'), transform: at(placeOf(places, start)) });
  path.under.push(...stops);
  for (const cell of new Set(legs.filter(fell).map((leg) => leg.to))) {
    const up = ` translate(0 ${short(-fallAt(figure, stands, cell))})`;
    path.over.push({ href: href('fall'), transform: at(placeOf(places, cell), up) });
  }
  return path;
}

/** Whether a movement comes from above the board. */
function fell(leg: Leg): boolean {
  return leg.act === 'drop' || leg.act === 'place' || leg.act === 'relocate';
}

function heightAt(stands: Stands, cell: string): 0 | 1 | 2 {
  const height = stands.get(cell)?.length ?? 0;
  return height >= 2 ? 2 : height === 1 ? 1 : 0;
}

function tipAt(figure: BoardFigure, stands: Stands, cell: string, from: 0 | 1 | 2 | 3 | 4 | 5): number {
  return figure.tips[heightAt(stands, cell)][from];
}

function fallAt(figure: BoardFigure, stands: Stands, cell: string): number {
  return figure.falls[heightAt(stands, cell)];
}
