import type { Settings } from '../store/settings.ts';
import type { Choice, Fault } from '../wire/index.ts';
import type { GamePort } from './ports.ts';

/** What the board asks for: one choice more, or one fewer. */
export type Entering = { type: 'choose'; choice: Choice } | { type: 'back' };

/** What came of it: the referee's reason if something is refused, and whether the turn is to be played now. */
export interface Entered {
  fault: Fault | null;
  play: boolean;
}

/** Where a turn is entered. */
export type AtBoard = Pick<GamePort, 'view' | 'choose' | 'back'>;

/** Makes and takes back choices. A turn to which nothing can be added is to be played at once unless it is always
 * confirmed; whoever confirms nothing ends one that could go on by pressing where it cannot go. */
export function enter(game: AtBoard, actions: readonly Entering[], confirm: Settings['confirm']): Entered {
  for (const action of actions) {
    const complete = game.view.entry.playable !== null;
    const fault = action.type === 'choose' ? game.choose(action.choice).fault : back(game);
    if (fault && complete && confirm === 'never') return { fault: null, play: true };
    if (fault) return { fault, play: false };
  }
  const { playable, goesOn } = game.view.entry;
  return { fault: null, play: playable !== null && !goesOn && confirm !== 'always' };
}

function back(game: AtBoard): null {
  game.back();
  return null;
}
