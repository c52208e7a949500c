import type { ActionItem } from '../../app/side/actions.ts';
import type { IconName } from '../../ui/icons.ts';
import type { OnlineView } from '../../wire/index.ts';
import { t } from '../../words/words.svelte.ts';

/** What the buttons around the board of a game of the club do. */
export type ClubAction = 'draw' | 'back' | 'flip' | 'resign' | 'abort' | 'type' | 'export' | 'lobby' | 'more';

const ICONS: Readonly<Record<ClubAction, IconName>> = {
  draw: 'equal',
  back: 'undo',
  flip: 'flip',
  resign: 'flag',
  abort: 'close',
  type: 'pen',
  export: 'export',
  lobby: 'people',
  more: 'dots',
};

export type ClubCan = Readonly<Record<ClubAction, boolean>>;

/** Which of them can be used now. What the club allows is told by the same code that judges there. */
export function clubCan({ may }: OnlineView, idle: boolean, entering: boolean): ClubCan {
  return {
    draw: idle && may.offerDraw,
    back: idle && may.askBack,
    resign: idle && may.resign,
    abort: idle && may.abort,
    type: idle && entering,
    flip: true,
    export: true,
    lobby: true,
    more: true,
  };
}

function item(id: ClubAction, can: ClubCan, note?: string): ActionItem<ClubAction> {
  return { id, icon: ICONS[id], label: t(`club-action-${id}`), off: !can[id], danger: id === 'resign', note };
}

/** Those around the board; who watches has no use for most of them. */
export function aroundBoard(can: ClubCan, watches: boolean): ActionItem<ClubAction>[] {
  if (watches) return [item('lobby', can), item('export', can), item('flip', can), item('more', can)];
  return [item('back', can), item('draw', can), item('flip', can), item('more', can)];
}

/** Those in the sheet of the game. */
export function inSheet(can: ClubCan, watches: boolean): ActionItem<ClubAction>[] {
  const everybody = [item('flip', can), item('export', can), item('lobby', can)];
  if (watches) return everybody;
  const end = can.abort ? item('abort', can, t('club-abort-note')) : item('resign', can, t('sheet-resign'));
  return [item('type', can), ...everybody, item('back', can, t('club-back-note')), item('draw', can), end];
}
