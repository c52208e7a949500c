import { t } from '../../words/words.svelte.ts';

/** A time control in short: 10 min + 5 s; of less than a minute, in seconds. */
export function controlText(control: { minutes: number; seconds: number }): string {
  const { minutes, seconds } = control;
  return minutes < 1
    ? t('control-short', { first: Math.round(minutes * 60), seconds })
    : t('control', { minutes, seconds });
}
