import { describe, expect, test } from 'vitest';
import type { EditionView } from '../../wire/index.ts';
import { configOf, firstWish, readWish, rematch, timeControl } from './wish.ts';

function edition(
  id: string,
  settings: [string, 'fixed' | 'random' | 'free'][],
  variants: string[],
): EditionView {
  return {
    id,
    date: '',
    summary: '',
    rules: [],
    since: '',
    changes: [],
    booklet: '',
    licence: { name: '', link: '' },
    cells: [],
    kinds: [],
    settings: settings.map(([setting, way]) => ({ id: setting, name: '', what: '', way, position: null })),
    variants: variants.map((variant) => ({ id: variant, name: '', what: '' })),
    guardianOptional: id === '3.0',
    win: 2,
    tie: 1,
    age: null,
    minutes: null,
    homeRows: null,
  };
}

const home = edition('4.8', [['standard', 'fixed']], ['no-reserve', 'ransom']);
const hunt = edition(
  '3.0',
  [
    ['standard', 'fixed'],
    ['free', 'free'],
  ],
  [],
);
const always = (value: number) => () => value;

describe('a new game', () => {
  test('the very first one is 4.8 without reserve, White against the computer, without a clock', () => {
    const config = configOf(readWish(null, [home]), home, '2026-11-20', always(0.5));
    expect(config).toMatchObject({ edition: '4.8', setting: 'standard', reserve: false, ransom: false });
    expect(config.players.white.opponent.type).toBe('human');
    expect(config.players.black.opponent).toMatchObject({ type: 'engine', level: 2 });
    expect(config.timeControl).toBe('-');
  });

  test('what an edition does not know is not asked of it', () => {
    const wish = { ...firstWish(), edition: '3.0', setting: 'standard', guardian: true, ransom: true };
    expect(configOf(wish, hunt, '', always(0))).toMatchObject({
      guardian: false,
      reserve: true,
      ransom: false,
    });
    expect(configOf({ ...wish, setting: 'free' }, hunt, '', always(0)).guardian).toBe(true);
    expect(configOf({ ...wish, setting: 'gone' }, hunt, '', always(0)).setting).toBe('standard');
  });

  test('colours drawn by lot go either way', () => {
    const wish = { ...firstWish(), colour: 'lot' as const };
    expect(configOf(wish, home, '', always(0.2)).players.white.opponent.type).toBe('human');
    expect(configOf(wish, home, '', always(0.8)).players.black.opponent.type).toBe('human');
  });

  test('two machines may play, and two persons', () => {
    const watch = configOf(
      { ...firstWish(), against: 'watch', other: { kind: 'random' } },
      home,
      '',
      always(0),
    );
    expect([watch.players.white.opponent.type, watch.players.black.opponent.type]).toEqual([
      'engine',
      'random',
    ]);
    const friends = configOf({ ...firstWish(), against: 'friend', name: ' Léa ' }, home, '', always(0));
    expect(friends.players.white).toEqual({ name: 'Léa', opponent: { type: 'human' } });
    expect(friends.players.black.opponent.type).toBe('human');
  });

  test('a clock is written in seconds', () => {
    expect(timeControl({ minutes: 10, seconds: 5 })).toBe('600+5');
    expect(timeControl({ minutes: 0.5, seconds: 0 })).toBe('30+0');
    expect(timeControl(null)).toBe('-');
  });

  test('a rematch changes colours and luck', () => {
    const config = configOf({ ...firstWish(), name: 'Léa' }, home, 'then', always(0.1));
    const again = rematch(config, 'now', always(0.9));
    expect(again.players.black).toEqual({ name: 'Léa', opponent: { type: 'human' } });
    expect(again.players.white.opponent).toEqual({ type: 'engine', level: 2, seed: 900_000 });
    expect(again.date).toBe('now');
  });
});

describe('the last wish', () => {
  test('is remembered whole', () => {
    const wish = { ...firstWish(), ransom: true, rival: { kind: 'minimax' as const, depth: 2 } };
    expect(readWish(JSON.stringify(wish), [home])).toEqual(wish);
  });

  test('falls back to the first one when it cannot be used', () => {
    const gone = JSON.stringify({ ...firstWish(), edition: '9.9' });
    for (const text of [gone, '{', '{"version":1}', '{"version":2,"edition":"4.8"}', 'null']) {
      expect(readWish(text, [home])).toEqual(firstWish());
    }
  });
});
