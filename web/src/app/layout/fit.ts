/** A board is so many hexagons wide and high, with its rim. */
export const BOARD_WIDTH = 9.2;
export const BOARD_HEIGHT = 8.29;

/** No hexagon is wider: on the largest screens a board stays within one look. */
const WIDEST = 150;
/** None is narrower, whatever the window. */
const NARROWEST = 20;

/** Below this height the top bar and the spaces give room to the board: `--top` in tokens.css says the same. */
const LOW = 800;
const LOW_SAVES = 20;

/** What stands around a board, in pixels at scale 1. */
export interface Around {
  /** Columns, gaps and margins beside the board. */
  beside: number;
  /** Top bar, turn bar, gaps and margins above and below it; Infinity where the page may be as high as it likes. */
  around: number;
}

/** How much larger than usual everything but the board is drawn: `--scale` in tokens.css says the same. */
export function scaleOf(width: number, height: number): number {
  if (width >= 2400 && height >= 1300) return 1.4;
  return width >= 1920 && height >= 1080 ? 1.2 : 1;
}

/** The width of the largest hexagon that fits a window. */
export function cellFor(width: number, height: number, { beside, around }: Around): number {
  const scale = scaleOf(width, height);
  const low = height < LOW ? LOW_SAVES : 0;
  // Bars grow with the scale, the gaps between them less.
  const above = (around - low) * (1 + (scale - 1) * 0.75);
  return clamped(Math.min((height - above) / BOARD_HEIGHT, (width - beside * scale) / BOARD_WIDTH));
}

/** The width of a hexagon where only the width of the window counts. */
export function cellForWidth(width: number, beside: number): number {
  return clamped((width - beside) / BOARD_WIDTH);
}

function clamped(cell: number): number {
  return Math.max(NARROWEST, Math.min(WIDEST, Math.floor(cell * 100) / 100));
}
