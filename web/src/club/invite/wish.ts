import { keepLocal, readLocal } from '../../store/local.ts';
import type { Seat } from '../../wire/club.ts';

/** How much time somebody wants for a game of the club. */
export type TimeWish =
  | { kind: 'none' }
  /** For the whole game, and more for each turn. */
  | { kind: 'live'; minutes: number; seconds: number }
  | { kind: 'days'; days: number };

/** What is asked for besides the rules, which are those of every new game. */
export interface ClubWish {
  time: TimeWish;
  seat: Seat;
  /** Whether anybody may join. */
  listed: boolean;
  /** Whether it counts for ratings, where it can. */
  rated: boolean;
}

/** Clocks that are offered by name. */
export const TIMES: readonly TimeWish[] = [
  { kind: 'none' },
  { kind: 'live', minutes: 10, seconds: 5 },
  { kind: 'days', days: 3 },
];

/** The longest that the club takes: docs/club.md. */
export const MOST_DAYS = 14;
export const MOST_MINUTES = 180;
export const MOST_SECONDS = 180;

const WISH_KEY = 'jersi.club.wish';

export function firstClubWish(): ClubWish {
  return { time: { kind: 'days', days: 3 }, seat: 'lot', listed: false, rated: false };
}

/** What was asked for the last time. */
export function keptClubWish(): ClubWish {
  return readClubWish(readLocal(WISH_KEY));
}

/** Remembers it. Where it cannot be kept, the game is made all the same. */
export function keepClubWish(wish: ClubWish): void {
  keepLocal(WISH_KEY, JSON.stringify(wish));
}

export function readClubWish(text: string | null): ClubWish {
  let kept: unknown = null;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {
    return firstClubWish();
  }
  if (typeof kept !== 'object' || kept === null) return firstClubWish();
  const { time, seat, listed, rated } = kept as Partial<Record<keyof ClubWish, unknown>>;
  return isTime(time) && isSeat(seat) && typeof listed === 'boolean'
    ? { time, seat, listed, rated: rated === true }
    : firstClubWish();
}

function isSeat(value: unknown): value is Seat {
  return value === 'white' || value === 'black' || value === 'lot';
}

function isTime(value: unknown): value is TimeWish {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, minutes, seconds, days } = value as Record<string, unknown>;
  if (kind === 'none') return true;
  if (kind === 'days') return isWithin(days, 1, MOST_DAYS);
  return kind === 'live' && isWithin(minutes, 1, MOST_MINUTES) && isWithin(seconds, 0, MOST_SECONDS);
}

function isWithin(value: unknown, low: number, high: number): boolean {
  return typeof value === 'number' && value >= low && value <= high;
}

/** A whole number within bounds; what cannot be read counts as the lower one. */
export function whole(text: string, low: number, high: number): number {
  const found = Math.round(Number.parseFloat(text.replace(',', '.')));
  return Number.isFinite(found) ? Math.min(high, Math.max(low, found)) : low;
}

/** Whether two are the same. */
export function sameTime(one: TimeWish, other: TimeWish): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The time as the club reads it. */
export function timeControl(time: TimeWish): string {
  if (time.kind === 'none') return '-';
  return time.kind === 'days' ? `${time.days}d` : `${time.minutes * 60}+${time.seconds}`;
}

/** Whether a game with this time may count for ratings. */
export function canBeRated(time: TimeWish): boolean {
  return time.kind !== 'none';
}
