import type { Color, Judgement } from '../wire/index.ts';

/** A turn on the graph. */
export interface Dot {
  /** White's chance after it, from 0 to 1. */
  chance: number;
  player: Color;
  /** The number of its pair. */
  pair: number;
  /** With its number: `13. a3-a2`. */
  text: string;
  slip: Judgement | null;
}

/** The place of the graph in its drawing, in pixels. */
export interface Plot {
  left: number;
  width: number;
  height: number;
  /** How many turns the game has. */
  turns: number;
}

/** Room for the numbers beside and below. */
export const LEFT = 34;
export const BELOW = 18;

/** Where a turn stands, the start being 0. */
export function xOf({ left, width, turns }: Plot, n: number): number {
  return tenth(left + (turns === 0 ? 0 : (n / turns) * width));
}

/** Where a chance stands. */
export function yOf({ height }: Plot, chance: number): number {
  return tenth((1 - chance) * height);
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The line through the chances, the one at the start first. */
export function pathOf(plot: Plot, chances: readonly number[]): string {
  return chances.map((chance, n) => `${n === 0 ? 'M' : 'L'}${xOf(plot, n)} ${yOf(plot, chance)}`).join('');
}

/** What lies under that line: White's part. */
export function areaOf(plot: Plot, chances: readonly number[]): string {
  if (chances.length === 0) return '';
  const [end, start] = [xOf(plot, chances.length - 1), xOf(plot, 0)];
  return `${pathOf(plot, chances)}L${end} ${plot.height}L${start} ${plot.height}Z`;
}

/** The turn that is nearest to a place, the start being 0. */
export function nearest({ left, width, turns }: Plot, x: number): number {
  return Math.min(turns, Math.max(0, Math.round(((x - left) / width) * turns)));
}

/** The numbers of pairs below the graph, the first and every fifth, or as many as there is room for: where each stands. */
export function ticksOf(plot: Plot, pairs: readonly number[]): { pair: number; x: number }[] {
  const [first] = pairs;
  if (first === undefined) return [];
  const room = Math.max(1, Math.floor(plot.width / 36));
  const step = [5, 10, 20, 25, 50, 100].find((one) => pairs.length / 2 / one <= room) ?? 250;
  const ticks: { pair: number; x: number }[] = [];
  let last = 0;
  for (const [n, pair] of pairs.entries()) {
    if (pair === last) continue;
    last = pair;
    // The number at the start gives way to the first round one.
    if (n === 0 || (pair % step === 0 && pair - first >= step / 2)) ticks.push({ pair, x: xOf(plot, n + 1) });
  }
  return ticks;
}
