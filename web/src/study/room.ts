import { layout } from '../app/layout/layout.ts';

/** How the page of a study is laid out. */
export interface Room {
  /** Chances, board, panel; the board with a narrower panel; one column; the board left and the rest right. */
  kind: 'wide' | 'narrow' | 'column' | 'landscape';
  /** Parts of the panel share one place: all of them, only turns with mistakes and notes, or mistakes with notes. */
  tabs: 'all' | 'lower' | 'last';
  /** How wide a hexagon is. */
  cell: number;
  /** How high the graph is. */
  graph: number;
}

/** A board is so many hexagons wide and high, with its rim. */
const WIDE = 9.2;
const HIGH = 8.29;
const LARGEST = 150;
/** The columns of a study leave this much to the board, and so does what stands above and below it. */
const BESIDE = { wide: 584, narrow: 426 };
const AROUND = 150;
/** A window lower than this has a lower header, and less room for the panel. */
const LOW = 800;

/** The layout for a window. */
export function room(width: number, height: number): Room {
  const { kind } = layout(width, height);
  const cut = (cell: number): number => Math.max(20, Math.floor(Math.min(LARGEST, cell) * 10) / 10);
  if (kind === 'landscape') {
    const cell = cut(Math.min((height - 72) / HIGH, (width - 320) / WIDE));
    return { kind: 'landscape', tabs: 'all', cell, graph: 84 };
  }
  if (kind === 'phone' || kind === 'tall' || width < 1000)
    return { kind: 'column', tabs: 'all', cell: cut((width - 8) / WIDE), graph: 104 };
  const low = height < LOW;
  const around = AROUND - (low ? 20 : 0);
  const beside = width >= 1320 ? BESIDE.wide : BESIDE.narrow;
  return {
    kind: width >= 1320 ? 'wide' : 'narrow',
    tabs: low || width < 1320 ? 'lower' : 'last',
    cell: cut(Math.min((height - around) / HIGH, (width - beside) / WIDE)),
    graph: low ? 84 : 104,
  };
}
