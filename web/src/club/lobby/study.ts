import { studyRecord } from '../../inout/open.ts';
import { toast } from '../../ui/toasts.svelte.ts';
import type { GameRow } from '../../wire/club.ts';
import { t } from '../../words/words.svelte.ts';
import { clubUrl } from '../live/api.ts';
import { playersOf } from './row.ts';

/** Opens a finished game as a study. */
export async function studyGame(row: GameRow): Promise<void> {
  const record = await recordOf(row.game);
  if (record === null) toast(t('club-not-away'), { tone: 'danger' });
  else await studyRecord(record, playersOf(row));
}

/** The record of a game; null if the club did not give it. */
async function recordOf(game: string): Promise<string | null> {
  try {
    const response = await fetch(clubUrl(`games/${encodeURIComponent(game)}.jrn`), {
      credentials: 'same-origin',
    });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
