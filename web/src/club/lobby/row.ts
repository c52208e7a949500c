import type { GameRow } from '../../wire/club.ts';
import { t } from '../../words/words.svelte.ts';

/** Both players of a game. */
export function playersOf(row: GameRow): string {
  return t('game-players', { white: row.white ?? t('white'), black: row.black ?? t('black') });
}

/** How far a game is, and which colour one has in it. */
export function progressOf(row: GameRow): string {
  const turns = t('club-turns', { turns: row.turns });
  return row.you === undefined ? turns : `${turns} · ${t(`club-you-${row.you}`)}`;
}

/** How a game ended, for who played it. */
export function resultOf({ result, you }: GameRow): string {
  if (result === undefined || result === '*' || you === undefined) return t('club-called-off');
  if (result === '1/2-1/2') return t('club-tied');
  return (result === '1-0') === (you === 'white') ? t('club-won') : t('club-lost');
}
