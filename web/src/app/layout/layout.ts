/** How the page is laid out. */
export type LayoutKind =
  /** Rail, board, panel. */
  | 'wide'
  /** Players above and below the board, a panel beside it. */
  | 'between'
  /** A tablet held upright: one column, the panel below. */
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

/** A board is nine hexagons wide and eight rows' steps and one hexagon high, with its rim. */
const BOARD_WIDTH = 9.2;
const BOARD_HEIGHT = 8.283;

/** The layout for a window. */
export function layout(width: number, height: number): Layout {
  const kind = kindOf(width, height);
  return { kind, cell: Math.max(20, Math.floor(cell(kind, width, height) * 10) / 10) };
}

function kindOf(width: number, height: number): LayoutKind {
  if (height < 560 && width > height * 1.2) return 'landscape';
  if (width < 720) return 'phone';
  if (height > width * 1.2) return 'tall';
  return width >= 1200 ? 'wide' : 'between';
}

function cell(kind: LayoutKind, width: number, height: number): number {
  switch (kind) {
    case 'wide':
      return Math.min(108, (height - 172) / BOARD_HEIGHT, (width - 656) / BOARD_WIDTH);
    case 'between':
      return Math.min(84, (height - 330) / BOARD_HEIGHT, (width - 388) / BOARD_WIDTH);
    case 'tall':
      return Math.min(100, (height - 580) / BOARD_HEIGHT, (width - 32) / BOARD_WIDTH);
    case 'landscape':
      return Math.min((height - 16) / BOARD_HEIGHT, (width - 300) / BOARD_WIDTH);
    case 'phone':
      return (width - 6) / BOARD_WIDTH;
  }
}
