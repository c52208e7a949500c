import { beforeAll, expect, test } from 'vitest';
import { games, load } from '../app/engine/real.ts';
import { snapshotOf } from '../app/snapshot.ts';
import type { KeptGame } from '../store/kept.ts';
import { HERO, sceneGame } from './hero.ts';
import { firstShown, rivalOf } from './kept.ts';

beforeAll(() => void load());

function kept(id: string, record?: string): KeptGame {
  const config = sceneGame(HERO.position);
  const snapshot = snapshotOf(games.begin(config, 'en'));
  const game = record === undefined ? snapshot.game : { ...snapshot.game, record };
  return { version: 1, id, revision: 1, name: '', created: 1, changed: 1, config, ...snapshot, game };
}

test('a game that cannot be read is passed over, and the next one is shown', () => {
  expect(firstShown(games, [kept('broken', 'nonsense'), kept('sound')])?.game.id).toBe('sound');
  expect(firstShown(games, [kept('broken', 'nonsense')])).toBeNull();
});

test('against whom it is played', () => {
  const human = { name: '', opponent: { type: 'human' } } as const;
  const engine = { name: '', opponent: { type: 'engine', level: 4, seed: 1 } } as const;
  expect(rivalOf({ players: { white: human, black: engine } })).toBe('Against the computer, level 4');
  expect(rivalOf({ players: { white: { ...engine, name: 'Ada' }, black: human } })).toBe(
    'Against Ada, Level 4',
  );
  expect(rivalOf({ players: { white: human, black: human } })).toBe('White against Black');
});
