import { keepLocal, readLocal } from '../store/local.ts';

/** How somebody likes to study; kept for the next time. */
export interface Taste {
  /** Whether positions are analysed while they are looked at. */
  live: boolean;
  /** How many lines are shown. */
  lines: number;
  /** How long the engine looks at each position of a whole game. */
  effort: Effort;
  /** Whether the lines are drawn on the board. */
  arrows: boolean;
}

/** How thoroughly a whole game is analysed. */
export type Effort = 'fast' | 'normal' | 'deep';

export const EFFORTS: readonly Effort[] = ['fast', 'normal', 'deep'];
export const MOST_LINES = 5;

const KEY = 'jersi.taste';

/** Positions looked at for each position of a game. */
export function nodesOf(effort: Effort): number {
  return { fast: 20_000, normal: 120_000, deep: 600_000 }[effort];
}

/** What was kept, as far as it makes sense. */
export function readTaste(text: string | null): Taste {
  const taste: Taste = { live: false, lines: 3, effort: 'normal', arrows: true };
  let kept: unknown = null;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {
    return taste;
  }
  if (typeof kept !== 'object' || kept === null) return taste;
  const found = kept as Partial<Record<keyof Taste, unknown>>;
  if (typeof found.live === 'boolean') taste.live = found.live;
  if (typeof found.arrows === 'boolean') taste.arrows = found.arrows;
  if (typeof found.lines === 'number' && found.lines >= 1 && found.lines <= MOST_LINES)
    taste.lines = Math.floor(found.lines);
  taste.effort = EFFORTS.find((effort) => effort === found.effort) ?? taste.effort;
  return taste;
}

/** The taste of this browser; what reads it follows every change. */
export const taste: Taste = $state(readTaste(readLocal(KEY)));

/** Changes the taste and keeps it; says whether it could be kept. */
export function changeTaste(change: Partial<Taste>): boolean {
  Object.assign(taste, change);
  return keepLocal(KEY, JSON.stringify(taste));
}
