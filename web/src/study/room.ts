import { type Around, cellFor, cellForWidth, scaleOf } from '../app/layout/fit.ts';
import { layout } from '../app/layout/layout.ts';

/** A part of the panel that may share its place with others. */
export type Part = 'turns' | 'chances' | 'mistakes' | 'openings' | 'note';

/** How the page of a study is laid out. */
export interface Room {
  /** Chances, board, panel; the same with a narrower panel; one column; the board left and the rest right. */
  kind: 'wide' | 'narrow' | 'column' | 'landscape';
  /** Parts of the panel share one place: all of them, only turns with mistakes and notes, or mistakes with notes. */
  tabs: 'all' | 'lower' | 'last';
  /** How wide a hexagon is. */
  cell: number;
  /** How high the graph is. */
  graph: number;
}

/** Chances 36, board, 20, 480; margins of 24. */
const WIDE: Around = { beside: 584, around: 150 };
/** Chances 32, board, 16, 346; margins of 16. */
const NARROW: Around = { beside: 426, around: 150 };
const LANDSCAPE: Around = { beside: 320, around: 36 };
/** A window lower than this has a smaller graph. */
const LOW = 800;
/** In a panel lower than this six rows of turns do not fit beside everything else. */
const SHARED = 860;

/** The layout for a window. */
export function room(width: number, height: number): Room {
  const { kind } = layout(width, height);
  if (kind === 'landscape')
    return { kind: 'landscape', tabs: 'all', cell: cellFor(width, height, LANDSCAPE), graph: 84 };
  if (kind === 'phone' || kind === 'tall' || width < 1000)
    return { kind: 'column', tabs: 'all', cell: cellForWidth(width, 8), graph: 104 };
  const graph = height < LOW ? 84 : 104;
  if (width < 1320) return { kind: 'narrow', tabs: 'lower', cell: cellFor(width, height, NARROW), graph };
  return {
    kind: 'wide',
    tabs: height / scaleOf(width, height) < SHARED ? 'lower' : 'last',
    cell: cellFor(width, height, WIDE),
    graph,
  };
}
