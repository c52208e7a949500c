import { language } from '../words/words.svelte.ts';

/** The date of a record: year, month, day of where the person is. */
export function today(now = new Date()): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** A date and a time of day as people write them. */
export function when(time: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}

/** A number as people write it. */
export function count(n: number): string {
  return new Intl.NumberFormat(language()).format(n);
}

/** A large number in short: 1.2 M. */
export function short(n: number): string {
  return new Intl.NumberFormat(language(), { notation: 'compact', maximumFractionDigits: 1 }).format(n);
}

/** A share of the whole: 61%. */
export function percent(share: number): string {
  return new Intl.NumberFormat(language(), { style: 'percent' }).format(share);
}

const DAY = 86_400_000;

/** Time on a clock: 2d 5h, 1:02:03, 8:41, and in the last ten seconds 9.4. Time is never rounded up to what is not left. */
export function clockText(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left >= DAY) return daysText(left);
  if (left < 10_000) return tenths(left);
  const seconds = Math.floor(left / 1000);
  const two = (n: number): string => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

function daysText(left: number): string {
  const unit = (unit: 'day' | 'hour', n: number): string =>
    new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'narrow' }).format(n);
  return `${unit('day', Math.floor(left / DAY))} ${unit('hour', Math.floor((left % DAY) / 3_600_000))}`;
}

function tenths(left: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(language(), digits).format(Math.floor(left / 100) / 10);
}
