import type { GameRow } from '../../wire/club.ts';
import type { GameOutline } from '../../wire/index.ts';
import { t } from '../../words/words.svelte.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Time that is left for a decision. */
export interface Left {
  text: string;
  /** It is getting short. */
  low: boolean;
}

/** How much time is left in a game at a moment of the server's time; null where no clock runs. */
export function timeLeft(
  row: Pick<GameRow, 'status' | 'due'>,
  outline: Pick<GameOutline, 'control' | 'days'> | null,
  now: number,
): Left | null {
  if (row.status !== 'playing' || row.due === undefined || !outline) return null;
  if (outline.days === null && outline.control === null) return null;
  const left = Math.max(0, row.due - now);
  const low = outline.days === null ? left < MINUTE : left < DAY / 2;
  return { text: words(left), low };
}

/** Never more than is left. */
function words(left: number): string {
  if (left >= DAY) return t('club-left-days', { count: Math.floor(left / DAY) });
  if (left >= HOUR) return t('club-left-hours', { count: Math.floor(left / HOUR) });
  if (left >= MINUTE) return t('club-left-minutes', { count: Math.floor(left / MINUTE) });
  return t('club-left-moment');
}
