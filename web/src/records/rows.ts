import { playerName } from '../app/side/people.ts';
import { diagnosis } from '../inout/port.ts';
import { type Subject, subjectOf } from '../inout/subject.svelte.ts';
import type { KeptGame } from '../store/kept.ts';
import type { KeptStudy } from '../study/store.ts';
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

/** A record as something that can be exported; null if it cannot be read. */
export function recordSubject(record: string, title: string): Subject | null {
  return subjectOf(diagnosis(record), title);
}

/** What a study is called. */
export function studyTitle(study: KeptStudy): string {
  if (study.title !== '') return study.title;
  if (study.white === '' && study.black === '') return t('records-untitled');
  const name = (one: string): string => one || t('player-unknown');
  return t('players-both', { white: name(study.white), black: name(study.black) });
}
