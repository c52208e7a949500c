import type { RatedGame } from '../../wire/club.ts';

/** The room for a drawing, in pixels: the lines lie between `left` and `right`, `top` and `bottom`. */
export interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A rating on the chart. */
export interface Spot extends RatedGame {
  x: number;
  y: number;
}

/** The ratings of one pool, the oldest first. */
export interface Series {
  pool: string;
  spots: readonly Spot[];
  path: string;
}

export interface Chart {
  series: readonly Series[];
  /** Ratings beside the chart. */
  levels: readonly { value: number; y: number }[];
  /** Moments below it. */
  moments: readonly { at: number; x: number }[];
}

/** Steps between the ratings beside a chart. */
const STEPS = [10, 20, 50, 100, 200, 500];
const MOST_LEVELS = 6;
/** Room for the name of a moment. */
const MOMENT = 110;
const DAY = 24 * 60 * 60 * 1000;

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Round ratings around the lowest and the highest, and never so close together that a game looks like a fall. */
function levelsOf(low: number, high: number): number[] {
  const spread = Math.max(high - low, 100);
  const middle = (low + high) / 2;
  const [from, to] = [Math.min(low, middle - spread / 2), Math.max(high, middle + spread / 2)];
  const step = STEPS.find((one) => Math.ceil(to / one) - Math.floor(from / one) < MOST_LEVELS) ?? 1000;
  const first = Math.floor(from / step);
  const last = Math.ceil(to / step);
  return Array.from({ length: last - first + 1 }, (_, n) => (first + n) * step);
}

/** Whole days, as evenly as they go. */
function momentsOf(first: number, last: number, width: number): number[] {
  const days = Math.round((last - first) / DAY);
  const gaps = Math.min(days, 6, Math.max(1, Math.floor(width / MOMENT)));
  if (gaps === 0) return [first];
  return Array.from({ length: gaps + 1 }, (_, n) => first + ((last - first) * n) / gaps);
}

/** Ratings over time, a line for each pool in the order given. */
export function chartOf(history: readonly RatedGame[], pools: readonly string[], plot: Plot): Chart {
  if (history.length === 0) return { series: [], levels: [], moments: [] };
  const values = history.map((one) => one.after);
  const times = history.map((one) => one.at);
  const levels = levelsOf(Math.min(...values), Math.max(...values));
  const [low, high] = [levels[0] ?? 0, levels.at(-1) ?? 1];
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const width = plot.right - plot.left;
  const xOf = (at: number): number =>
    tenth(plot.left + (first === last ? 0.5 : (at - first) / (last - first)) * width);
  const yOf = (value: number): number =>
    tenth(plot.bottom - ((value - low) / (high - low)) * (plot.bottom - plot.top));
  const series = pools.map((pool) => {
    const spots = history
      .filter((one) => one.pool === pool)
      .map((one) => ({ ...one, x: xOf(one.at), y: yOf(one.after) }));
    return { pool, spots, path: spots.map(({ x, y }, n) => `${n === 0 ? 'M' : 'L'}${x} ${y}`).join('') };
  });
  return {
    series: series.filter(({ spots }) => spots.length > 0),
    levels: levels.map((value) => ({ value, y: yOf(value) })),
    moments: momentsOf(first, last, width).map((at) => ({ at, x: xOf(at) })),
  };
}

/** The spot that is nearest to a place; null without any. */
export function nearest(chart: Chart, x: number, y: number): Spot | null {
  const far = (spot: Spot): number => Math.hypot(spot.x - x, (spot.y - y) / 3);
  return chart.series
    .flatMap((one) => one.spots)
    .reduce<Spot | null>((best, spot) => (best === null || far(spot) < far(best) ? spot : best), null);
}
