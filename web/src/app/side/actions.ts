import type { IconName } from '../../ui/icons.ts';
import type { View } from '../../wire/index.ts';
import { t } from '../../words/words.svelte.ts';

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

/** A button as it is drawn: around the board, or in the sheet of the game. */
export interface ActionItem<Id extends string> {
  id: Id;
  icon: IconName;
  label: string;
  /** It cannot be used now. */
  off: boolean;
  danger?: boolean;
  /** A word on what comes of it. */
  note?: string | undefined;
}

/** One of the actions of a game as it is drawn. */
export function actionItem(id: ActionId, can: ActionState, note?: string): ActionItem<ActionId> {
  const item = { id, icon: actionIcons[id], label: t(`action-${id}`), off: !can[id] };
  return { ...item, danger: id === 'resign', note };
}

/** Those around the board; where there is little room, the last one is named after the game. */
export function aroundBoard(can: ActionState, bare: boolean): ActionItem<ActionId>[] {
  const more = actionItem('more', can);
  const last = bare ? { ...more, label: t('action-game') } : more;
  return [actionItem('undo', can), actionItem('hint', can), actionItem('flip', can), last];
}
