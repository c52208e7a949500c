import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { games, load } from '../app/engine/real.ts';
import { configWith, human } from '../app/fakes.svelte.ts';
import type { GameConfig } from '../wire/index.ts';
import { cycleOf } from './cycle.ts';
import { KeyDesk } from './desk.svelte.ts';
import { goalOf } from './goal.ts';
import { KEY_KEY, KeyMemory, readRemembered } from './memory.svelte.ts';

beforeAll(() => {
  load();
});
beforeEach(() => localStorage.clear());

function gameOf(change: Partial<GameConfig>) {
  return games.begin({ ...configWith(human, human), ...change }, 'en');
}

describe('the key of a game', () => {
  test('tells the cycle of every edition from what the referee says', () => {
    const home = cycleOf(gameOf({ edition: '4.8' }).key('white'));
    expect(home).toEqual({ circle: ['rock', 'scissors', 'paper'], mutual: ['fool'], prey: ['king'] });
    expect(cycleOf(gameOf({ edition: '4.8', reserve: false }).key('black'))).toEqual(home);
    const hunt = { circle: ['rock', 'scissors', 'paper'], mutual: [], prey: ['king'] };
    expect(cycleOf(gameOf({ edition: '2.0' }).key('white'))).toEqual(hunt);
    expect(cycleOf(gameOf({ edition: '3.0', setting: 'standard-mokca' }).key('white'))).toEqual(hunt);
  });

  test('shows what is pointed at, and rings what a row could take now', () => {
    const game = gameOf({ position: '3k-3/8/7/8/3R-s-4/8/7/8/3K-3 w - 0 1' });
    const desk = new KeyDesk({ game, view: game.view });
    expect(desk.on).toBe(null);
    desk.cell = 'e5';
    expect([desk.on, desk.ringed]).toEqual(['scissors', []]);
    desk.row = 'rock';
    expect([desk.on, desk.ringed]).toEqual(['rock', ['e5']]);
    desk.row = 'paper';
    expect(desk.ringed).toEqual([]);
    expect(desk.about('e4')).toBe('Rock takes scissors, fool, king and wise man.');
    expect(desk.about('a1')).toBe('');
  });

  test('the goal is the only person’s, else that of whoever decides', () => {
    const engine = { name: '', opponent: { type: 'random' as const, seed: 1 } };
    expect(goalOf(gameOf({ players: { white: engine, black: human } }).view).short).toBe('king to row a');
    expect(goalOf(gameOf({}).view).short).toBe('king to row i');
  });
});

describe('whether the key is open', () => {
  test('for three games, then folded', () => {
    const memory = new KeyMemory();
    for (const id of ['a', 'b', 'a', 'c', 'd']) memory.meet(id);
    expect(['a', 'b', 'c', 'd', null].map((id) => memory.isOpen(id))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(new KeyMemory().isOpen('d')).toBe(false);
  });

  test('a choice is remembered for every game', () => {
    new KeyMemory().choose(false);
    expect(new KeyMemory().isOpen('a')).toBe(false);
    new KeyMemory().choose(true);
    expect(['a', 'z', null].map((id) => new KeyMemory().isOpen(id))).toEqual([true, true, true]);
    expect(localStorage.getItem(KEY_KEY)).toContain('"open":true');
  });

  test('what is malformed is as nothing', () => {
    const fresh = { version: 1, games: [], open: null };
    for (const text of [null, '', '{', '7', '{"games":7,"open":"yes"}'])
      expect(readRemembered(text)).toEqual(fresh);
    expect(readRemembered('{"games":["a",7,"b","c","d"],"open":false}')).toEqual({
      ...fresh,
      games: ['a', 'b', 'c'],
      open: false,
    });
  });
});
