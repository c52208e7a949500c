import type { Played } from '../practice/exercise.svelte.ts';
import type { Leg, LegAct, Part } from '../wire/index.ts';

/** What a movement arrives on, as the referee tells what stands there afterwards. */
export type Onto = 'ground' | 'own' | 'mountain';

/** A movement that is wanted; what is left out does not matter. */
export interface WantedLeg {
  act: LegAct;
  part?: Part;
  onto?: Onto;
  captures?: boolean;
}

/** What a task asks for: movements in their order, or to win. */
export type Goal = { legs: readonly WantedLeg[] } | 'win';

/** Whether a turn that was played is what a task asks for. */
export function reached(goal: Goal, { trail, view }: Played): boolean {
  if (goal === 'win') return view.ending?.winner === trail.player;
  return (
    goal.legs.length === trail.legs.length && goal.legs.every((wanted, n) => fits(wanted, trail.legs[n]))
  );
}

function fits(wanted: WantedLeg, leg: Leg | undefined): boolean {
  return (
    leg !== undefined &&
    wanted.act === leg.act &&
    (wanted.part === undefined || wanted.part === leg.part) &&
    (wanted.onto === undefined || wanted.onto === onto(leg)) &&
    (wanted.captures === undefined || wanted.captures === leg.captured.length > 0)
  );
}

function onto(leg: Leg): Onto {
  const stand = leg.after.find((one) => one.cell === leg.to)?.stand ?? [];
  if (stand.length <= leg.pieces.length) return 'ground';
  return stand[0]?.kind === 'mountain' ? 'mountain' : 'own';
}
