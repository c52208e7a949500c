import type { TurnView } from '../../wire/index.ts';

/** A turn and its place in the game, the first being 1. */
export interface Placed {
  turn: TurnView;
  number: number;
}

/** A line of the list: the turns of a pair, or of a pair of placements. */
export interface Row {
  key: string;
  pair: number;
  placement: boolean;
  white: Placed | null;
  black: Placed | null;
}

/** The turns of a game in lines. */
export function rows(turns: readonly TurnView[]): Row[] {
  const made: Row[] = [];
  turns.forEach((turn, n) => {
    const last = made.at(-1);
    const placed = { turn, number: n + 1 };
    const fits = last && last.pair === turn.pair && last.placement === turn.placement && !last[turn.player];
    if (fits) last[turn.player] = placed;
    else made.push({ ...empty(turn, n), [turn.player]: placed });
  });
  return made;
}

function empty(turn: TurnView, n: number): Row {
  return { key: `${n}`, pair: turn.pair, placement: turn.placement, white: null, black: null };
}

/** A turn with the number that records print before it: `7… h5-g5`. */
export function numbered(turn: Pick<TurnView, 'label' | 'text'>): string {
  return turn.label ? `${turn.label} ${turn.text}` : turn.text;
}

/** Where a key leads from a cursor among so many turns; null for a key that leads nowhere. */
export function stepTo(key: string, cursor: number, count: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, cursor - 1);
    case 'ArrowRight':
      return Math.min(count, cursor + 1);
    case 'ArrowUp':
      return Math.max(0, cursor - 2);
    case 'ArrowDown':
      return Math.min(count, cursor + 2);
    case 'Home':
      return 0;
    case 'End':
      return count;
    default:
      return null;
  }
}
