import { beforeEach, expect, test, vi } from 'vitest';
import type { GameState, PlayerSeat } from '../../wire/club.ts';
import { setLanguage } from '../../words/words.svelte.ts';
import { api } from '../live/api.ts';
import { called, named, pageOf } from '../names/called.ts';
import { poolName } from '../players/pool.ts';
import { awaitCount } from './counting.ts';
import { changeText, countText, ownChange, seatMarks } from './rating.ts';

const ada: PlayerSeat = { name: 'Ada', here: true, kind: 'account', rating: 1520 };
const after: PlayerSeat = { ...ada, rating_after: 1534 };
const rocky: PlayerSeat = { name: 'Rocky', here: true, kind: 'bot', rating: 1700 };

beforeEach(() => setLanguage('en'));

test('a rating stands beside the name, and its change when it is counted', () => {
  expect(changeText(null)).toBeNull();
  expect(changeText({ name: 'Fox', here: true })).toBeNull();
  expect(changeText(ada)).toBe('1520');
  expect(changeText(after)).toBe('1520 → 1534');
  expect(seatMarks(after, false)).toEqual({ href: '#/club/player/Ada', rating: '1520 → 1534' });
  expect(seatMarks(after, true)).toEqual({ href: '#/club/player/Ada', rating: '1534' });
  expect(seatMarks(rocky, false)).toEqual({ href: '#/club/player/Rocky', bot: 'bot', rating: '1700' });
  expect(seatMarks({ name: 'Fox', here: true }, false)).toEqual({});
});

test('who played is told the own change; until then, that it is counted', () => {
  const seats = { white: after, black: rocky };
  expect(ownChange({ mine: 'white', seats })).toBe('Your rating: 1520 → 1534.');
  expect(ownChange({ mine: 'black', seats })).toBeNull();
  expect(ownChange({ mine: null, seats })).toBeNull();
  expect(countText({ mine: 'black', seats, counting: true })).toBe('The ratings are being counted.');
  expect(countText({ mine: null, seats, counting: false })).toBe('Rated');
});

test('who has left is a former player, in the language of the reader', async () => {
  const gone: PlayerSeat = { name: '', here: false, kind: 'gone' };
  expect(called('', 'gone')).toBe('a former player');
  expect(called('Ada', 'account')).toBe('Ada');
  expect([pageOf('', 'gone'), pageOf('Fox'), pageOf('A/B', 'bot')]).toEqual([
    undefined,
    undefined,
    '#/club/player/A%2FB',
  ]);
  await setLanguage('fr');
  const state = named({ white: gone, black: ada } as GameState);
  expect([state.white?.name, state.black?.name]).toEqual(['un ancien joueur', 'Ada']);
});

test('a pool is told in words, and one that is unknown as it is spelled', () => {
  expect([poolName('4-live'), poolName('2-days'), poolName('5-blitz')]).toEqual([
    'Jersi 4, live',
    'Jersi 2, over days',
    '5-blitz',
  ]);
});

test('the club is asked until it has counted, and no longer', async () => {
  vi.useFakeTimers();
  const session = { standing: { game: 'g' }, counting: true, meet: vi.fn() };
  const asked = vi.spyOn(api, 'game').mockResolvedValue({ kind: 'away' });
  const stop = awaitCount(session as unknown as Parameters<typeof awaitCount>[0]);
  await vi.advanceTimersByTimeAsync(400);
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockResolvedValue({ kind: 'ok', value: { game: 'g' } as GameState });
  session.meet.mockImplementation(() => {
    session.counting = false;
  });
  await vi.advanceTimersByTimeAsync(100_000);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(session.meet).toHaveBeenCalledTimes(1);
  stop();
  session.counting = true;
  const end = awaitCount(session as unknown as Parameters<typeof awaitCount>[0]);
  end();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(asked).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
