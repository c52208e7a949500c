import { language } from '../words/words.svelte.ts';

/** A day within a sentence: 3 May, or 3 May 2027 of another year. */
export function date(time: number, now = Date.now()): string {
  const other = new Date(time).getFullYear() !== new Date(now).getFullYear();
  return new Intl.DateTimeFormat(language(), {
    day: 'numeric',
    month: 'long',
    ...(other ? { year: 'numeric' } : {}),
  }).format(time);
}
