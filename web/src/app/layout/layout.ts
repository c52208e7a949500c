import { type Around, cellFor, cellForWidth } from './fit.ts';

/** How the page is laid out. */
export type LayoutKind =
  /** Rail, board, panel. */
  | 'wide'
  /** The board, and one column beside it with both players. */
  | 'side'
  /** A tablet held upright: players above and below the board, the panel beneath. */
  | 'tall'
  /** One column. */
  | 'phone'
  /** A phone lying on its side: the board left, the rest right. */
  | 'landscape';

/** A layout, and the width of a hexagon that fits it. */
export interface Layout {
  kind: LayoutKind;
  cell: number;
}

/** 248, chances 52, board, 20, 262; margins of 24. */
const WIDE: Around = { beside: 630, around: 150 };
/** Board, 16, 342; margins of 16. */
const SIDE: Around = { beside: 390, around: 142 };
/** The same with a column of 300. */
const NARROW_SIDE: Around = { beside: 348, around: 142 };
/** Two strips of players and the turn bar, all above the fold. */
const TALL: Around = { beside: 32, around: 300 };
/** No bars: the rest stands right of the board. */
const LANDSCAPE: Around = { beside: 300, around: 36 };

/** The layout for a window. */
export function layout(width: number, height: number): Layout {
  if (height < 560 && width > height * 1.2)
    return { kind: 'landscape', cell: cellFor(width, height, LANDSCAPE) };
  if (width < 720) return { kind: 'phone', cell: cellForWidth(width, 8) };
  const tall: Layout = { kind: 'tall', cell: cellFor(width, height, TALL) };
  if (width >= 1320 && height <= width * 1.2) return { kind: 'wide', cell: cellFor(width, height, WIDE) };
  const side: Layout = { kind: 'side', cell: cellFor(width, height, width < 1000 ? NARROW_SIDE : SIDE) };
  return tall.cell > side.cell ? tall : side;
}
