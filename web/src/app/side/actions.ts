import type { IconName } from '../../ui/icons.ts';
import type { View } from '../../wire/index.ts';

/** What the buttons around the board do. */
export type ActionId =
  | 'undo'
  | 'redo'
  | 'hint'
  | 'flip'
  | 'draw'
  | 'resign'
  | 'new'
  | 'rematch'
  | 'type'
  | 'games'
  | 'study'
  | 'export'
  | 'more';

/** How they look. */
export const actionIcons: Readonly<Record<ActionId, IconName>> = {
  undo: 'undo',
  redo: 'redo',
  hint: 'bulb',
  flip: 'flip',
  draw: 'equal',
  resign: 'flag',
  new: 'plus',
  rematch: 'swap',
  type: 'pen',
  games: 'folder',
  study: 'graph',
  export: 'export',
  more: 'dots',
};

/** Which of them can be used now. */
export type ActionState = Record<ActionId, boolean>;

/** What else matters besides the game. */
export interface Around {
  /** A machine thinks about its turn. */
  thinking: boolean;
  /** A hint is being looked for. */
  hinting: boolean;
  /** Another tab plays this game. */
  elsewhere: boolean;
  /** The game is on the shelf, so that it can be studied. */
  kept: boolean;
}

/** Which actions make sense. The page knows no rule: it reads them off the view. */
export function actionState(view: View, around: Around): ActionState {
  const open = view.ending === null && !around.elsewhere;
  const person = view.acts === 'person';
  const anyone = view.speaker !== null;
  return {
    undo: view.canUndo && !around.elsewhere && view.live,
    redo: view.canRedo && !around.elsewhere && view.live,
    // Two people who play by links are not helped by a machine.
    hint: open && person && view.live && !around.hinting && view.correspondence === null,
    flip: true,
    draw: open && anyone && view.offer === null && view.turns.length > 0,
    resign: open && anyone,
    new: true,
    rematch: true,
    type: open && person && view.live,
    games: true,
    study: around.kept,
    export: true,
    more: true,
  };
}
