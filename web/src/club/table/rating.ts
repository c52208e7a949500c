import type { SeatMarks } from '../../app/side/seat.ts';
import type { PlayerSeat } from '../../wire/club.ts';
import { t } from '../../words/words.svelte.ts';
import { pageOf } from '../names/called.ts';
import type { OnlineSession } from './session.svelte.ts';

/** What a rated game has done to a rating; the one before it while that is not counted. */
export function changeText(seat: PlayerSeat | null): string | null {
  if (seat?.rating === undefined) return null;
  const { rating, rating_after: after } = seat;
  return after === undefined ? `${rating}` : t('players-change', { before: rating, after });
}

/** What the game has done to the rating of the person here; of who watches, nothing. */
export function ownChange(session: Pick<OnlineSession, 'mine' | 'seats'>): string | null {
  const seat = session.mine === null ? null : session.seats[session.mine];
  const change = seat?.rating_after === undefined ? null : changeText(seat);
  return change === null ? null : t('players-own-change', { change });
}

/** How far the counting is, when a rated game is over. */
export function countText(session: Pick<OnlineSession, 'mine' | 'seats' | 'counting'>): string {
  return ownChange(session) ?? t(session.counting ? 'players-counting' : 'players-rated');
}

/** What stands beside the name of a player; in a strip there is room for one number. */
export function seatMarks(seat: PlayerSeat | null, strip: boolean): SeatMarks {
  if (!seat) return {};
  const page = pageOf(seat.name, seat.kind);
  const rating = strip ? (seat.rating_after ?? seat.rating)?.toString() : changeText(seat);
  return {
    ...(page ? { href: page } : {}),
    ...(seat.kind === 'bot' ? { bot: t('players-bot') } : {}),
    ...(rating ? { rating } : {}),
  };
}
