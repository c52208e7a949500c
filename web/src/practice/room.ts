/** How an exercise is laid out, and how wide a hexagon is. */
export interface Room {
  /** The words beside the board, above it, or beside it on a phone that lies on its side. */
  kind: 'wide' | 'phone' | 'landscape';
  cell: number;
}

/** A board is so many hexagons wide and high, with its rim. */
const WIDTH = 9.2;
const HEIGHT = 8.283;

/** The column of words beside the board, with its gap and margins. */
const BESIDE = 424;
/** The header, the turn bar and the space around them. */
const AROUND = 176;

/** The layout for a window. */
export function room(width: number, height: number): Room {
  if (height < 560 && width > height * 1.2) {
    return fitted('landscape', Math.min((height - 68) / HEIGHT, (width - 300) / WIDTH));
  }
  if (width < 900) return fitted('phone', Math.min((width - 6) / WIDTH, 76));
  return fitted('wide', Math.min(92, (height - AROUND) / HEIGHT, (width - BESIDE) / WIDTH));
}

function fitted(kind: Room['kind'], cell: number): Room {
  return { kind, cell: Math.max(20, Math.floor(cell * 10) / 10) };
}
