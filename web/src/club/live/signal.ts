// That it is one's turn in a game which one does not look at.
import { play } from '../../app/sound.ts';
import { addressOf } from '../../pages/address.ts';
import { go, place } from '../../pages/place.svelte.ts';
import { settings } from '../../store/settings.svelte.ts';
import { toast } from '../../ui/toasts.svelte.ts';
import type { GameRow } from '../../wire/club.ts';
import { t } from '../../words/words.svelte.ts';
import { canNotify } from './notify.ts';

/** What the other player of a row is called. */
export function rivalOf(row: GameRow): string {
  return (row.you === 'white' ? row.black : row.white) ?? '';
}

/** Whether a game is in front of the person's eyes. */
function isSeen(game: string): boolean {
  const { page, parts } = place();
  return document.visibilityState === 'visible' && page === 'club' && parts[0] === game;
}

/** Tells that it is one's turn. `before` is how the game stood, null for one that has just begun. */
export function signal(row: GameRow, before: GameRow | null): void {
  if (isSeen(row.game)) return;
  const begun = before === null || before.status === 'open';
  const friend = rivalOf(row);
  const text = begun ? t('club-signal-begun', { friend }) : t('club-signal-turn', { friend });
  const open = (): void => go(addressOf('club', [row.game]));
  play('stack');
  if (document.visibilityState === 'visible') {
    toast(text, { action: { label: t('club-signal-open'), run: open } });
    return;
  }
  if (!settings.notify || !canNotify() || Notification.permission !== 'granted') return;
  // One for each game, whatever happens in it, and in however many tabs.
  const shown = new Notification(t('club-signal-title'), {
    body: text,
    tag: `jersi-${row.game}`,
    lang: document.documentElement.lang,
  });
  shown.onclick = () => {
    window.focus();
    open();
    shown.close();
  };
}
