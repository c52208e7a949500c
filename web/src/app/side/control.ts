import type { ControlView } from '../../wire/index.ts';
import { t } from '../../words/words.svelte.ts';

/** A time control in short: 10 min + 5 s; of less than a minute, in seconds. */
export function controlText({ initial, increment }: ControlView): string {
  const [first, seconds] = [initial / 1000, increment / 1000];
  return first < 60
    ? t('control-short', { first: Math.round(first), seconds })
    : t('control', { minutes: first / 60, seconds });
}
