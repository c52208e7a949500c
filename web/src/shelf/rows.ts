import { playerName } from '../app/side/people.ts';
import type { Reads } from '../inout/reader.ts';
import { showExport, subjectOf } from '../inout/subject.svelte.ts';
import type { KeptGame } from '../store/kept.ts';
import type { KeptStudy } from '../study/store.ts';
import { toast } from '../ui/toasts.svelte.ts';
import { t } from '../words/words.svelte.ts';

/** What the lists can be narrowed by. */
export interface Wanted {
  text: string;
  edition: string;
}

/** Whether something is among what is looked for. */
export function matches(wanted: Wanted, edition: string, ...words: readonly string[]): boolean {
  if (wanted.edition !== '' && wanted.edition !== edition) return false;
  const plain = (text: string): string =>
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase();
  const all = plain(words.join(' '));
  return plain(wanted.text)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** What a game of the shelf is called. */
export function gameTitle(game: KeptGame): string {
  const { players } = game.config;
  const [white, black] = [playerName(players, 'white'), playerName(players, 'black')];
  return game.name || t('game-players', { white, black });
}

/** Offers a record to be taken away; says so if it cannot be read. */
export async function giveRecord(record: string, title: string, reader: Reads): Promise<void> {
  const { found } = await reader.read(record);
  const subject = found && subjectOf(found, title);
  if (subject) showExport(subject);
  else toast(t('records-open-failed'), { tone: 'danger' });
}

/** What a study is called. */
export function studyTitle(study: KeptStudy): string {
  if (study.title !== '') return study.title;
  if (study.white === '' && study.black === '') return t('records-untitled');
  const name = (one: string): string => one || t('player-unknown');
  return t('players-both', { white: name(study.white), black: name(study.black) });
}
