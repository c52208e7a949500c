import type { Snapshot } from '../store/keeper.svelte.ts';
import type { ClockView, Color, View } from '../wire/index.ts';
import { controlParts } from './format.ts';
import type { Position } from './machine.svelte.ts';
import type { GamePort } from './ports.ts';
import { isHuman } from './side/people.ts';

/** What must be kept when it changes: everything that the game has come to, not what is looked at. */
export function stateOf(view: View): string {
  const { played, turns, stage, decider, ending, offer, gift } = view;
  return JSON.stringify([
    played,
    turns.length,
    stage,
    decider,
    ending?.code,
    offer,
    gift,
    turns[played - 1]?.text,
  ]);
}

/** What is put on the shelf. */
export function snapshotOf(game: GamePort): Snapshot {
  const { played, ending } = game.view;
  const state = { turns: played, over: ending !== null, winner: ending?.winner ?? null };
  return { game: game.save(), state };
}

/** What a machine thinks about. */
export function positionOf(game: GamePort, clock: ClockView | null): Position {
  const parts = controlParts(game.view.timeControl);
  const left = clock?.left[game.view.decider];
  return {
    record: game.record(),
    clock: parts && left !== undefined ? [left, parts.seconds * 1000] : null,
  };
}

/** Whether a machine decides next. */
export function machineDecides(view: View): boolean {
  return !view.ending && !isHuman(view.players[view.decider]);
}

/** How many people play. */
export function people(view: View): number {
  return [view.players.white, view.players.black].filter(isHuman).length;
}

/** Whether a machine takes a draw: when it stands worse, as far as it knows. */
export function takesDraw(color: Color, whiteChance: number | null): boolean {
  const chance = whiteChance ?? 0.5;
  return (color === 'white' ? chance : 1 - chance) < 0.45;
}
