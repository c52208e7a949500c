import type { GameRow } from '../../wire/club.ts';
import { t } from '../../words/words.svelte.ts';
import { called } from '../names/called.ts';

/** Both players of a game. */
export function playersOf(row: GameRow): string {
  return t('game-players', {
    white: row.white === null ? t('white') : called(row.white, row.white_is),
    black: row.black === null ? t('black') : called(row.black, row.black_is),
  });
}

/** How far a game is, and which colour one has in it. */
export function progressOf(row: GameRow): string {
  const facts = [
    t('club-turns', { turns: row.turns }),
    row.you && t(`club-you-${row.you}`),
    row.rated && t('players-rated-mark'),
  ];
  return facts.filter(Boolean).join(' · ');
}

/** How a game ended, for who played it. */
export function resultOf({ result, you }: GameRow): string {
  if (result === undefined || result === '*' || you === undefined) return t('club-called-off');
  if (result === '1/2-1/2') return t('club-tied');
  return (result === '1-0') === (you === 'white') ? t('club-won') : t('club-lost');
}
