import { farTitle } from '../../turnlink/words.ts';
import type { View } from '../../wire/index.ts';
import { t } from '../../words/words.svelte.ts';
import { isMachine, onlyHuman, playerName } from './people.ts';
import { numbered } from './turns.ts';

/** What matters for the status besides the game. */
export interface Mood {
  thinking: boolean;
  /** The machine was stopped and waits. */
  paused: boolean;
}

/** Who does what now, in a few words. */
export function statusTitle(view: View, mood: Mood): string {
  if (!view.live) {
    const turn = view.turns[view.cursor - 1];
    return turn ? t('status-after', { turn: numbered(turn) }) : t('status-start');
  }
  const { decider, players } = view;
  if (view.correspondence && players[decider].opponent.type === 'remote')
    return farTitle(view.correspondence);
  if (isMachine(players[decider])) {
    const name = players[decider].name || t('computer-the');
    return mood.paused && !mood.thinking ? t('status-paused', { name }) : t('status-thinking', { name });
  }
  const name = playerName(players, decider);
  if (view.stage === 'gift') return t('status-gift', { name });
  return onlyHuman(players) === decider ? t('status-you') : t('status-turn', { name });
}

/** The line above it. */
export function statusOver(view: View): string {
  if (view.stage === 'setting') return t('status-setting');
  return t('status-number', { turn: view.pair });
}
