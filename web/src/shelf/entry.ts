import { onlyHuman, playerName, strength } from '../app/side/people.ts';
import { addressOf } from '../pages/address.ts';
import type { KeptGame } from '../store/kept.ts';
import { gameStudyAddress, studyAddress } from '../study/address.ts';
import type { KeptStudy } from '../study/kept.ts';
import { farBadge, farPlayers } from '../turnlink/words.ts';
import type { IconName } from '../ui/icons.ts';
import type { Color, Glimpse } from '../wire/index.ts';
import { t } from '../words/words.svelte.ts';
import { day } from './day.ts';
import { type LibraryRecord, tagOf } from './library.ts';

/** Where something on the shelf comes from. */
export type EntryKind = 'game' | 'study' | 'library';

/** How a game went for the person here. */
export type EntryResult = 'open' | 'won' | 'lost' | 'tie';

/** A word beside the title. */
export interface Badge {
  look: 'live' | 'win' | 'study' | 'plain';
  label: string;
  icon?: IconName;
}

/** Something that stands on the shelf: a game, a study, a record of the library. */
export interface Entry {
  /** Its name among all. */
  key: string;
  kind: EntryKind;
  id: string;
  title: string;
  badge: Badge;
  /** What else is told in one line. */
  meta: string;
  edition: string;
  /** None where nobody here won or lost. */
  result: EntryResult | null;
  changed: number;
  /** Where it opens; null for a text that is only looked at. */
  address: string | null;
  /** Where it is studied. */
  study: string | null;
  record: string;
  /** Everything that a search looks through. */
  words: string;
  /** The end of the game, if it is known already. */
  glimpse: Glimpse | null;
  flipped: boolean;
  of: KeptGame | KeptStudy | LibraryRecord;
}

/** What a game of the shelf is called. */
export function gameTitle(game: KeptGame): string {
  const { players } = farPlayers(game);
  const [white, black] = [playerName(players, 'white'), playerName(players, 'black')];
  return game.name || t('game-players', { white, black });
}

/** What a study is called. */
export function studyTitle(study: Pick<KeptStudy, 'title' | 'white' | 'black'>): string {
  if (study.title !== '') return study.title;
  if (study.white === '' && study.black === '') return t('shelf-untitled');
  const name = (one: string): string => one || t('player-unknown');
  return t('players-both', { white: name(study.white), black: name(study.black) });
}

/** A game of this browser. */
export function gameEntry(game: KeptGame): Entry {
  const { players, edition } = game.config;
  const me = game.config.correspondence?.mine ?? onlyHuman(players);
  const title = gameTitle(game);
  const result = resultOf(game, me);
  const turns = game.state.turns;
  const how = [strength(players.white), strength(players.black)].find((one) => one !== null) ?? null;
  const count = game.state.over
    ? t('shelf-turns', { turns })
    : t('shelf-turn', { turn: Math.floor(turns / 2) + 1 });
  return {
    key: `game-${game.id}`,
    kind: 'game',
    id: game.id,
    title,
    badge: gameBadge(game, result, me),
    meta: line(count, how, day(game.changed)),
    edition,
    result,
    changed: game.changed,
    address: addressOf('game', [game.id]),
    study: gameStudyAddress(game.id),
    record: game.game.record,
    words: line(title, game.game.record),
    glimpse: null,
    flipped: me === 'black',
    of: game,
  };
}

function resultOf({ state }: KeptGame, me: Color | null): EntryResult | null {
  if (!state.over) return 'open';
  if (state.winner === null) return 'tie';
  return me === null ? null : state.winner === me ? 'won' : 'lost';
}

function gameBadge({ state }: KeptGame, result: EntryResult | null, me: Color | null): Badge {
  const far = farBadge(state);
  if (far) return { look: far.mine ? 'live' : 'study', label: far.text };
  switch (result) {
    case 'open':
      return me !== null && state.yours
        ? { look: 'live', label: t('shelf-badge-yours') }
        : { look: 'study', label: t('shelf-badge-open') };
    case 'won':
      return { look: 'win', label: t('shelf-badge-won'), icon: 'crown' };
    case 'lost':
      return { look: 'plain', label: t('shelf-badge-lost') };
    case 'tie':
      return { look: 'plain', label: t('shelf-badge-tie'), icon: 'equal' };
    case null:
      return {
        look: 'plain',
        label: t(state.winner === 'white' ? 'shelf-badge-white' : 'shelf-badge-black'),
      };
  }
}

/** A study of this browser. */
export function studyEntry(study: KeptStudy): Entry {
  const title = studyTitle(study);
  const turns = study.turns > 0 ? t('shelf-turns', { turns: study.turns }) : null;
  return {
    key: `study-${study.id}`,
    kind: 'study',
    id: study.id,
    title,
    badge: { look: 'study', label: t('shelf-badge-study'), icon: 'graph' },
    meta: line(turns, day(study.changed)),
    edition: study.edition,
    result: null,
    changed: study.changed,
    address: studyAddress(study.id),
    study: studyAddress(study.id),
    record: study.record,
    words: line(title, study.white, study.black, study.record),
    glimpse: null,
    flipped: false,
    of: study,
  };
}

/** A record that comes with the page. */
export function libraryEntry(record: LibraryRecord): Entry {
  const { entry, found, title, text } = record;
  const study = entry.raw ? null : addressOf('study', ['library', entry.id]);
  const turns = found.written > 0 ? t('shelf-turns', { turns: found.written }) : t('import-position');
  const who = entry.group === 'booklets' ? t('shelf-by-author') : null;
  const tags = found.tags.map((tag) => tag.value);
  return {
    key: `library-${entry.id}`,
    kind: 'library',
    id: entry.id,
    title,
    badge: { look: 'plain', label: libraryBadge(found.glimpse), icon: 'book' },
    meta: line(t('shelf-library'), turns, who ?? (tagOf(found, 'Date') || null)),
    edition: found.edition ?? '',
    result: null,
    changed: 0,
    address: study,
    study,
    record: found.record ?? text,
    words: line(title, found.ending, ...tags, text),
    glimpse: found.glimpse,
    flipped: false,
    of: record,
  };
}

function libraryBadge(seen: Glimpse | null): string {
  if (!seen?.over) return t('shelf-badge-example');
  if (seen.winner === null) return t('shelf-badge-tie');
  return t(seen.winner === 'white' ? 'shelf-badge-white' : 'shelf-badge-black');
}

function line(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(' · ');
}
