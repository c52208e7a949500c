import type { BoardFigure, Color, View } from '../wire/index.ts';

const COLORS: readonly Color[] = ['white', 'black'];

/** The edges that are inlaid with brass: that of the only person's far row, else those of both players; or those that
 * are asked for. */
export function inlaysOf(
  figure: Pick<BoardFigure, 'inlays'>,
  players: View['players'],
  asked?: readonly Color[] | undefined,
): string[] {
  const { inlays } = figure;
  if (!inlays) return [];
  const people = COLORS.filter((color) => players[color].opponent.type === 'human');
  return (asked ?? (people.length === 1 ? people : COLORS)).map((color) => inlays[color]);
}
