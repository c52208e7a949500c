import type { AnalysisView } from '../wire/index.ts';

/** The graph is drawn on this many units. */
export const WIDTH = 1000;
export const HEIGHT = 300;

/** A point of the graph. */
export interface Point {
  /** The turn; 0 is the start. */
  id: number;
  x: number;
  y: number;
}

/** The course of White's chances, from the start to the last turn that is judged, over so many turns. */
export function pointsOf(analysis: AnalysisView, turns: number): Point[] {
  if (analysis.start === null) return [];
  const chances = [{ id: 0, chance: analysis.start }, ...analysis.turns];
  return chances.map(({ id, chance }, n) => ({ id, x: xOf(n, turns), y: (1 - chance) * HEIGHT }));
}

/** Where a turn stands, the start being 0. */
export function xOf(n: number, turns: number): number {
  return turns === 0 ? 0 : Math.round((n / turns) * WIDTH * 10) / 10;
}

/** The line through the points. */
export function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, n) => `${n === 0 ? 'M' : 'L'}${x} ${Math.round(y * 10) / 10}`).join('');
}

/** What lies under that line: White's part. */
export function areaOf(points: readonly Point[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  return `${pathOf(points)}L${last.x} ${HEIGHT}L${first.x} ${HEIGHT}Z`;
}

/** The turn that is nearest to a share of the width, the start being 0. */
export function nearest(share: number, turns: number): number {
  return Math.min(turns, Math.max(0, Math.round(share * turns)));
}
