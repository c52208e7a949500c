import { type Entry, gameEntry, studyEntry } from '../shelf/entry.ts';
import type { KeptGame } from '../store/kept.ts';
import type { KeptStudy } from './store.ts';

/** Whatever can be studied: games that are over, studies as they were left, then games that go on; the latest first. A game that
 * has a study is listed as that. */
export function atHand(games: readonly KeptGame[], studies: readonly KeptStudy[]): Entry[] {
  const studied = new Set(studies.flatMap(({ source }) => (source.kind === 'game' ? [source.id] : [])));
  const left = games.filter((game) => game.state.turns > 0 && !studied.has(game.id));
  const latest = (all: readonly Entry[]): Entry[] =>
    [...all].sort((one, other) => other.changed - one.changed);
  return [
    ...latest(left.filter((game) => game.state.over).map(gameEntry)),
    ...latest(studies.map(studyEntry)),
    ...latest(left.filter((game) => !game.state.over).map(gameEntry)),
  ];
}
