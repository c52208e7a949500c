import type { Diagnosis } from '../wire/index.ts';
import { t } from '../words/words.svelte.ts';

/** What a record is called: its players, its event, or its rules. */
export function titleOf(found: Diagnosis): string {
  const { white, black } = found.players;
  if (white !== '' || black !== '') {
    const name = (one: string): string => one || t('player-unknown');
    return t('players-both', { white: name(white), black: name(black) });
  }
  return found.tags.find((tag) => tag.name === 'Event')?.value ?? found.rules;
}
