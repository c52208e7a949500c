import type { Snapshot } from '../store/keeper.svelte.ts';
import type { KeptState } from '../store/kept.ts';
import type { CorrespondenceView, View } from '../wire/index.ts';
import type { Series } from './end/series.ts';
import type { GamePort } from './ports.ts';

/** What must be kept when it changes: everything that the game has come to, not what is looked at. */
export function stateOf(view: View): string {
  const { played, turns, stage, decider, ending, offer, gift, correspondence } = view;
  return JSON.stringify([
    played,
    turns.length,
    stage,
    decider,
    ending?.code,
    offer,
    gift,
    turns[played - 1]?.text,
    // What was sent is not taken back any more, so that must be kept too.
    correspondence?.hand,
  ]);
}

/** What a game is part of. */
export interface Company {
  series: Series;
  spent: number | null;
}

const ALONE: Company = { series: [], spent: 0 };

/** What is put on the shelf. */
export function snapshotOf(game: GamePort, { series, spent }: Company = ALONE): Snapshot {
  const { played, ending, acts, correspondence } = game.view;
  const over = ending !== null;
  const state = { turns: played, over, winner: ending?.winner ?? null, yours: !over && acts === 'person' };
  return {
    game: game.save(),
    state: correspondence ? { ...state, correspondence: handOf(correspondence) } : state,
    ...(series.length > 0 ? { series } : {}),
    ...(spent === null ? {} : { spent: Math.round(spent) }),
  };
}

function handOf({ hand, friend }: CorrespondenceView): NonNullable<KeptState['correspondence']> {
  return { hand, friend };
}
