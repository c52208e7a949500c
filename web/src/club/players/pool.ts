import { t } from '../../words/words.svelte.ts';

/** A pool of ratings in words: `4-live` is the family of an edition and the pace. One that this page does not know is told as it
 * is spelled. */
export function poolName(pool: string): string {
  const [, family, pace] = /^(\d+)-(live|days)$/.exec(pool) ?? [];
  if (family === undefined) return pool;
  return t(pace === 'live' ? 'players-pool-live' : 'players-pool-days', { family });
}
