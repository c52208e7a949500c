// That it is one's turn in a game which one does not look at.
import { play } from '../../app/sound.ts';
import { addressOf } from '../../pages/address.ts';
import { go, place } from '../../pages/place.svelte.ts';
import { settings } from '../../store/settings.svelte.ts';
import { toast } from '../../ui/toasts.svelte.ts';
import type { GameRow } from '../../wire/club.ts';
import { t } from '../../words/words.svelte.ts';
import { called } from '../names/called.ts';
import { canNotify } from './notify.ts';

/** What the other player of a row is called. */
export function rivalOf(row: GameRow): string {
  const [name, kind] = row.you === 'white' ? [row.black, row.black_is] : [row.white, row.white_is];
  return called(name ?? '', kind);
}

/** Whether the other player of a row is a program. */
export function isBot(row: GameRow): boolean {
  return (row.you === 'white' ? row.black_is : row.white_is) === 'bot';
}

/** Whether a game is in front of the person's eyes. */
export function isSeen(game: string): boolean {
  const { page, parts } = place();
  return document.visibilityState === 'visible' && page === 'club' && parts[0] === game;
}

/** Calls for a person who does not look at a game: by a sound and a word, or by a notification if the page is hidden. */
export function callFor(game: string, text: string): void {
  if (isSeen(game)) return;
  const open = (): void => go(addressOf('club', [game]));
  play('stack');
  if (document.visibilityState === 'visible') {
    toast(text, { action: { label: t('club-signal-open'), run: open } });
    return;
  }
  if (!settings.notify || !canNotify() || Notification.permission !== 'granted') return;
  // One for each game, whatever happens in it, and in however many tabs.
  const { lang } = document.documentElement;
  const shown = new Notification(t('club-signal-title'), { body: text, tag: `jersi-${game}`, lang });
  shown.onclick = () => {
    window.focus();
    open();
    shown.close();
  };
}

/** Tells that it is one's turn. `before` is how the game stood, null for one that has just begun. */
export function signal(row: GameRow, before: GameRow | null): void {
  const friend = rivalOf(row);
  const begun = before === null || before.status === 'open';
  callFor(row.game, begun ? t('club-signal-begun', { friend }) : t('club-signal-turn', { friend }));
}
