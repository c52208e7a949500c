import type { GameRow } from '../../wire/club.ts';
import type { GameOutline } from '../../wire/index.ts';
import { t } from '../../words/words.svelte.ts';
import { date } from '../date.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Time that is left for a decision. */
export interface Left {
  text: string;
  /** It is getting short. */
  low: boolean;
  /** It stands still: who decides is on vacation. */
  still: boolean;
}

/** How much time is left in a game at a moment of the server's time, or until when it stands still; null without a clock. */
export function timeLeft(
  row: Pick<GameRow, 'status' | 'ends' | 'away'>,
  outline: Pick<GameOutline, 'control' | 'days'> | null,
  now: number,
): Left | null {
  if (row.status !== 'playing' || !outline) return null;
  if (outline.days === null && outline.control === null) return null;
  if (row.away !== undefined)
    return { text: t('club-left-vacation', { day: date(row.away, now) }), low: false, still: true };
  if (row.ends === undefined) return null;
  const left = Math.max(0, row.ends - now);
  const low = outline.days === null ? left < MINUTE : left < DAY / 2;
  return { text: words(left), low, still: false };
}

/** Never more than is left. */
function words(left: number): string {
  if (left >= DAY) return t('club-left-days', { count: Math.floor(left / DAY) });
  if (left >= HOUR) return t('club-left-hours', { count: Math.floor(left / HOUR) });
  if (left >= MINUTE) return t('club-left-minutes', { count: Math.floor(left / MINUTE) });
  return t('club-left-moment');
}
