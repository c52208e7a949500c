import { expect, test } from 'vitest';
import { BOARD_HEIGHT, BOARD_WIDTH, cellFor, scaleOf } from './fit.ts';
import { type LayoutKind, layout } from './layout.ts';

// The table of the look: window, kind, width of the board.
test.each<[number, number, LayoutKind, number]>([
  [1440, 900, 'wide', 810],
  [1600, 900, 'wide', 832],
  [1366, 768, 'wide', 708],
  [1920, 1080, 'wide', 1007],
  [2560, 1440, 'wide', 1380],
  [3840, 2160, 'wide', 1380],
  [1200, 880, 'side', 810],
  [1280, 720, 'side', 664],
  [1024, 768, 'side', 634],
  [820, 1180, 'tall', 788],
  [768, 1024, 'tall', 736],
  [1024, 1366, 'tall', 992],
  [719, 900, 'phone', 711],
  [390, 844, 'phone', 382],
  [320, 568, 'phone', 312],
  [844, 390, 'landscape', 415],
  [640, 360, 'landscape', 340],
])('%i × %i: %s, a board of %i', (width, height, kind, board) => {
  const room = layout(width, height);
  expect(room.kind).toBe(kind);
  expect(Math.round(room.cell * BOARD_WIDTH)).toBe(board);
});

test('a board is never wider or higher than its place', () => {
  const beside = { wide: 630, side: 348, tall: 32, landscape: 300, phone: 8 };
  for (let width = 320; width <= 3000; width += 11) {
    for (let height = 360; height <= 1700; height += 67) {
      const { kind, cell } = layout(width, height);
      if (cell <= 20) continue;
      const scale = scaleOf(width, height);
      expect(cell * BOARD_WIDTH + beside[kind] * scale).toBeLessThanOrEqual(width + 0.01);
      if (kind !== 'phone') expect(cell * BOARD_HEIGHT).toBeLessThanOrEqual(height - 16);
    }
  }
});

test('a study and the door ask for their own measures', () => {
  const board = (width: number, height: number, beside: number, around: number): number =>
    Math.round(cellFor(width, height, { beside, around }) * BOARD_WIDTH);
  expect(board(1440, 900, 584, 150)).toBe(832);
  expect(board(1366, 768, 584, 150)).toBe(708);
  expect(board(1440, 900, 620, 160)).toBe(820);
});
