/** How the page is laid out. */
export type LayoutKind =
  /** Rail, board, panel. */
  | 'wide'
  /** Players above and below the board, a panel beside it. */
  | 'middle'
  /** One column. */
  | 'phone'
  /** A phone lying on its side: the board left, the rest right. */
  | 'landscape';

/** A layout, and the width of a hexagon that fits it. */
export interface Layout {
  kind: LayoutKind;
  cell: number;
}

/** A board is nine hexagons wide and eight rows' steps and one hexagon high, with its rim. */
const BOARD_WIDTH = 9.2;
const BOARD_HEIGHT = 8.28;

/** The layout for a window. */
export function layout(width: number, height: number): Layout {
  const kind = kindOf(width, height);
  return { kind, cell: Math.max(20, Math.floor(cell(kind, width, height) * 10) / 10) };
}

function kindOf(width: number, height: number): LayoutKind {
  if (height < 560 && width > height * 1.2) return 'landscape';
  if (width >= 1200) return 'wide';
  return width >= 720 ? 'middle' : 'phone';
}

function cell(kind: LayoutKind, width: number, height: number): number {
  switch (kind) {
    case 'wide':
      return Math.min(90, (height - 205) / BOARD_HEIGHT, (width - 652) / BOARD_WIDTH);
    case 'middle':
      return Math.min(84, (height - 308) / BOARD_HEIGHT, (width - 388) / BOARD_WIDTH);
    case 'landscape':
      return Math.min((height - 16) / BOARD_HEIGHT, (width - 300) / BOARD_WIDTH);
    case 'phone':
      return (width - 6) / BOARD_WIDTH;
  }
}
