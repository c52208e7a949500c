import { layout } from '../app/layout/layout.ts';

/** How the page of a study is laid out. */
export interface Room {
  kind: 'wide' | 'column' | 'landscape';
  /** One part at a time below the board. */
  tabbed: boolean;
  /** How wide a hexagon is. */
  cell: number;
}

/** Beside the board: chances 28, the panel at least 320, gaps and margins. */
const BESIDE = 440;
/** Above and below the board: the header, two seats, the turn bar and the steps. */
const AROUND = 56 + 2 * 66 + 150;

/** The layout for a window. */
export function room(width: number, height: number): Room {
  const { kind } = layout(width, height);
  const narrow = (cell: number): number => Math.max(20, Math.floor(cell * 10) / 10);
  if (kind === 'landscape')
    return {
      kind: 'landscape',
      tabbed: true,
      cell: narrow(Math.min((height - 16) / 8.283, (width - 320) / 9.2)),
    };
  if (kind === 'phone' || kind === 'tall')
    return { kind: 'column', tabbed: true, cell: narrow(Math.min(84, (width - 6) / 9.2)) };
  return {
    kind: 'wide',
    tabbed: false,
    cell: narrow(Math.min(96, Math.max(40, (height - AROUND) / 8.283), (width - BESIDE) / 9.2)),
  };
}
