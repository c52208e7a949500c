import type { Snapshot } from '../store/keeper.svelte.ts';
import type { View } from '../wire/index.ts';
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

/** What is put on the shelf. */
export function snapshotOf(game: GamePort): Snapshot {
  const { played, ending, correspondence } = game.view;
  const state = { turns: played, over: ending !== null, winner: ending?.winner ?? null };
  if (!correspondence) return { game: game.save(), state };
  const { hand, friend } = correspondence;
  return { game: game.save(), state: { ...state, correspondence: { hand, friend } } };
}
