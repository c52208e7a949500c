import { relationsOf } from '../learn/figures/relations.ts';
import type { KeyRow, Kind } from '../wire/index.ts';

/** Who takes whom in one line: a circle, and what all that fight have in common. */
export interface Cycle {
  /** Each takes the next one, and the last one the first. */
  circle: readonly Kind[];
  /** They take every one of the circle, and are taken by it. */
  mutual: readonly Kind[];
  /** Whatever takes anything takes them. */
  prey: readonly Kind[];
}

export function cycleOf(rows: readonly KeyRow[]): Cycle {
  const { circle, beating, beaten } = relationsOf(rows.map(({ kind, takes }) => ({ kind, beats: takes })));
  const mutual = beating.filter((kind) => beaten.includes(kind));
  const fighters = rows.filter((row) => row.takes.length > 0);
  const prey = rows
    .filter((row) => row.takes.length === 0 && fighters.every((other) => other.takes.includes(row.kind)))
    .map((row) => row.kind);
  return { circle, mutual, prey };
}
