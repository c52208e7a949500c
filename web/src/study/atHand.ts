import { playerName } from '../app/side/people.ts';
import type { KeptGame } from '../store/kept.ts';
import { t } from '../words/words.svelte.ts';
import { gameStudyAddress, type KeptStudy, studyAddress } from './store.ts';

/** Something that can be studied, as the list tells it. */
export interface AtHand {
  key: string;
  title: string;
  facts: string;
  address: string;
  /** When it was changed last. */
  changed: number;
}

/** Whatever is at hand: studies as they were left, then games that are over, then those that are not; the latest first. A game
 * that has a study is listed as that. */
export function atHand(games: readonly KeptGame[], studies: readonly KeptStudy[]): AtHand[] {
  const studied = new Set(studies.flatMap(({ source }) => (source.kind === 'game' ? [source.id] : [])));
  const left = games.filter((game) => game.state.turns > 0 && !studied.has(game.id));
  const latest = <One extends { changed: number }>(all: readonly One[]): One[] =>
    [...all].sort((one, other) => other.changed - one.changed);
  return [
    ...latest(left.filter((game) => game.state.over)).map(ofGame),
    ...latest(studies).map(ofStudy),
    ...latest(left.filter((game) => !game.state.over)).map(ofGame),
  ];
}

function ofGame(game: KeptGame): AtHand {
  const { players, edition } = game.config;
  const { over, winner, turns } = game.state;
  const result = over ? (winner ? t(`end-${winner}`) : t('end-tie')) : t('game-open');
  const names = { white: playerName(players, 'white'), black: playerName(players, 'black') };
  return {
    key: `game ${game.id}`,
    title: game.name || t('game-players', names),
    facts: t('game-facts', { edition, turns, result }),
    address: gameStudyAddress(game.id),
    changed: game.changed,
  };
}

function ofStudy(study: KeptStudy): AtHand {
  const name = (one: string): string => one || t('player-unknown');
  const names = { white: name(study.white), black: name(study.black) };
  const facts = [
    t('study-edition', { edition: study.edition }),
    t('study-turn-count', { count: study.turns }),
    t('study-kind'),
  ];
  return {
    key: `study ${study.id}`,
    title: study.title || t('players-both', names),
    facts: facts.join(' · '),
    address: studyAddress(study.id),
    changed: study.changed,
  };
}
