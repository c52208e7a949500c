/** The first wait before a further try, and the longest, in milliseconds. */
const FIRST = 500;
const LONGEST = 15_000;

/** How long to wait before a try, after so many that failed: twice as long each time, and never all pages at once. */
export function backoff(failed: number, random: () => number): number {
  const whole = Math.min(LONGEST, FIRST * 2 ** Math.min(failed, 10));
  return Math.round(Math.max(FIRST, whole * (0.5 + random() / 2)));
}
