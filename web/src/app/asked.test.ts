import { expect, test } from 'vitest';
import { gameOf } from './asked.ts';

function asked(search: string, date: string): ReturnType<typeof gameOf> {
  return gameOf(new URLSearchParams(search), date);
}

test('a position is opened for two people', () => {
  const config = asked('?edition=2.0&position=5/6/7/8/9/8/7/6/5%20w%20-%20-%201', 'now');
  expect(config).toMatchObject({
    edition: '2.0',
    position: '5/6/7/8/9/8/7/6/5 w - - 1',
    reserve: true,
    date: 'now',
  });
  expect(config.players.white.opponent.type).toBe('human');
  expect(config.players.black.opponent.type).toBe('human');
});

test('variants, players and a clock may be named', () => {
  const config = asked('?edition=4.8&variant=no-reserve,ransom&black=7&white=random&clock=300+3&seed=5', '');
  expect(config).toMatchObject({
    reserve: false,
    ransom: true,
    position: null,
    timeControl: '300+3',
    seed: 5,
  });
  expect(config.players.black.opponent).toMatchObject({ type: 'engine', level: 7 });
  expect(config.players.white.opponent.type).toBe('random');
});

test('nonsense counts as not written', () => {
  const config = asked('?edition=4.8&black=99&seed=-3', '');
  expect(config.players.black.opponent.type).toBe('human');
  expect(config.seed).toBe(1);
});

test('a game in words, with what a house plays otherwise', () => {
  const words = new URLSearchParams({ game: '4.8 no-reserve ransom quiet-limit=60 ban=one-two,two-one' });
  expect(gameOf(words, '')).toMatchObject({
    edition: '4.8',
    reserve: false,
    ransom: true,
    position: null,
    house: 'quiet-limit=60 ban=one-two,two-one',
  });
  const free = gameOf(new URLSearchParams({ game: '3.0 mokca setting=free seed=4', black: '3' }), '');
  expect(free).toMatchObject({ edition: '3.0', guardian: true, setting: 'free', seed: 4 });
  expect(free).not.toHaveProperty('house');
  expect(free.players.black.opponent).toMatchObject({ level: 3 });
  const placed = gameOf(new URLSearchParams({ game: '4.8 reserve=false wise=1 position=7/8 w - 0 1' }), '');
  expect(placed).toMatchObject({ reserve: false, house: 'wise=1', position: '7/8 w - 0 1' });
  expect(asked('?edition=4.8&house=quiet-limit%3D60', '')).toMatchObject({ house: 'quiet-limit=60' });
});
