import type { EntryView, NextChoice, Trail, View } from '../wire/index.ts';
import { cellOf, picked } from './choices.ts';
import type { MarkName } from './shapes.ts';

/** A mark on a cell. */
export interface Marked {
  cell: string;
  mark: MarkName;
}

/** What is marked on the board. */
export interface Marks {
  /** Under paths and cubes. */
  tints: Marked[];
  /** Above the cubes. */
  signs: Marked[];
  /** The stack of which only the upper cube is picked: it rises, and the lower one is veiled. */
  raised: string | null;
}

/** What to show besides what is chosen. */
export interface Shown {
  /** Whether the person at the board may choose. */
  active: boolean;
  /** Whether to mark what can move before anything is chosen. */
  movable: boolean;
  /** The cell under the pointer, if it can be pressed. */
  hover: string | null;
}

/** The mark of where something may go. */
function targetMark(next: NextChoice, other: boolean): MarkName {
  if (next.choice.type === 'gift') return 'enemy';
  switch (next.effect) {
    case 'stack':
    case 'climb':
      return other ? 'own-other' : 'own';
    case 'capture':
    case 'king':
      return other ? 'enemy-other' : 'enemy';
    default:
      if (other) return 'other';
      if (next.choice.type !== 'step') return 'land';
      return next.part === 'whole' ? 'two' : 'one';
  }
}

function targets(entry: EntryView): Marked[] {
  const marks: Marked[] = [];
  const seen = new Set<string>();
  for (const [list, other] of [[entry.next, false] as const, [entry.other, true] as const]) {
    for (const next of list) {
      const cell = cellOf(next.choice);
      if (cell === null || next.choice.type === 'lift' || seen.has(cell)) continue;
      seen.add(cell);
      marks.push({ cell, mark: targetMark(next, other) });
    }
  }
  return marks;
}

function movable(entry: EntryView): Marked[] {
  const cells = entry.next.filter((next) => next.choice.type === 'lift').map((next) => cellOf(next.choice));
  return [...new Set(cells)].filter((cell) => cell !== null).map((cell) => ({ cell, mark: 'can' }));
}

/** The cells that a trail passes, and what it takes. */
function trailMarks(trail: Trail, way: MarkName, end: MarkName, takes: MarkName): [Marked[], Marked[]] {
  const tints = new Map<string, MarkName>();
  const signs: Marked[] = [];
  for (const leg of trail.legs) {
    if (leg.act === 'gift') {
      tints.set(leg.to, way);
      signs.push({ cell: leg.to, mark: takes });
      continue;
    }
    if (leg.from !== null) tints.set(leg.from, way);
    tints.set(leg.to, end);
    if (leg.captured.length > 0) signs.push({ cell: leg.to, mark: takes });
  }
  return [[...tints].map(([cell, mark]) => ({ cell, mark })), signs];
}

/** Everything that is marked on the board. */
export function marksOf(view: View, shown: Shown): Marks {
  const { entry } = view;
  const pending = (entry.trail?.legs.length ?? 0) > 0 ? entry.trail : null;
  const [tints, signs] = pending
    ? trailMarks(pending, 'pending', 'pending', 'captured')
    : view.last
      ? trailMarks(view.last, 'last', 'last-to', 'taken')
      : [[], []];
  const held = shown.active ? picked(entry) : null;
  if (shown.hover !== null) tints.push({ cell: shown.hover, mark: 'hover' });
  if (held) tints.push({ cell: held.cell, mark: 'selected' });
  if (shown.active) {
    if (shown.movable && entry.done.length === 0) signs.push(...movable(entry));
    signs.push(...targets(entry));
    signs.push(...entry.barred.map((cell): Marked => ({ cell, mark: 'stop' })));
  }
  return { tints, signs, raised: held && held.part === 'top' ? held.cell : null };
}
