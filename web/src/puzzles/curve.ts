import { chartOf, type Plot } from '../club/players/chart.ts';
import type { Counted } from './career.ts';

/** A rating curve over tries: one step for each that counted, whenever that was. */
export interface Curve {
  path: string;
  levels: readonly { value: number; y: number }[];
  last: { x: number; y: number };
}

const DAY = 24 * 60 * 60 * 1000;

/** The curve in a room; null before there are two points. */
export function curveOf(tries: readonly Counted[], plot: Plot): Curve | null {
  const rated = tries.filter((one) => one.rated);
  const [first] = rated;
  if (!first) return null;
  const values = [first.before, ...rated.map((one) => one.after)];
  const points = values.map((after, n) => ({ game: `${n}`, pool: '', at: n * DAY, before: after, after }));
  const { series, levels } = chartOf(points, [''], plot);
  const last = series[0]?.spots.at(-1);
  return series[0] && last ? { path: series[0].path, levels, last } : null;
}
