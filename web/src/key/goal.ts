import { onlyHuman } from '../app/side/people.ts';
import type { Color, GoalView, View } from '../wire/index.ts';

/** Whose goal is shown: the only person's, else that of whoever decides. */
export function viewer(view: Pick<View, 'players' | 'decider'>): Color {
  return onlyHuman(view.players) ?? view.decider;
}

/** What that player is after. */
export function goalOf(view: Pick<View, 'players' | 'decider' | 'goals'>): GoalView {
  return view.goals[viewer(view)];
}
