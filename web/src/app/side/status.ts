import type { View } from '../../wire/index.ts';
import { t } from '../../words/words.svelte.ts';
import { isHuman, onlyHuman, playerName } from './people.ts';

/** What matters for the status besides the game. */
export interface Mood {
  thinking: boolean;
  /** The machine was stopped and waits. */
  paused: boolean;
}

/** Who does what now, in a few words. */
export function statusTitle(view: View, mood: Mood): string {
  if (!view.live) return statusBack(view);
  const { decider, players } = view;
  if (!isHuman(players[decider])) {
    const name = players[decider].name || t('computer-the');
    return mood.paused && !mood.thinking ? t('status-paused', { name }) : t('status-thinking', { name });
  }
  const name = playerName(players, decider);
  if (view.stage === 'gift') return t('status-gift', { name });
  return onlyHuman(players) === decider ? t('status-you') : t('status-turn', { name });
}

/** Which turn an earlier position follows, numbered as in the list. */
function statusBack({ turns, cursor }: View): string {
  const last = turns[cursor - 1];
  if (!last) return t('status-start');
  const { pair, player, text } = last;
  return last.placement
    ? t('status-after-placing', { turn: text })
    : t(`status-after-${player}`, { pair, turn: text });
}

/** The line above it. */
export function statusOver(view: View): string {
  if (view.stage === 'setting') return t('status-setting');
  return t('status-number', { turn: view.pair });
}
