import { language } from '../words/words.svelte.ts';

const DAY = 24 * 60 * 60 * 1000;

/** When something happened, as people say it: today, yesterday, Tuesday, 9 November, 9 November 2024. */
export function day(time: number, now = Date.now()): string {
  const [then, today] = [midnight(time), midnight(now)];
  const days = Math.round((today - then) / DAY);
  if (days === 0 || days === 1)
    return new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }).format(-days, 'day');
  if (days > 1 && days < 7) return new Intl.DateTimeFormat(language(), { weekday: 'long' }).format(time);
  const year =
    new Date(time).getFullYear() === new Date(now).getFullYear() ? {} : { year: 'numeric' as const };
  return new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'long', ...year }).format(time);
}

function midnight(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
