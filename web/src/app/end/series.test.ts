import { expect, test } from 'vitest';
import type { EndingView } from '../../wire/index.ts';
import { changed, resultOf, scoreOf, scoreText, winsInARow } from './series.ts';

function ending(winner: EndingView['winner'], tie = false): EndingView {
  return { winner, tie, code: '', sentence: '', reason: '', cells: [], points: null, reopens: true };
}

test('a series goes on with the colours changed', () => {
  const second = changed([], ending('white'));
  expect(second).toEqual(['black']);
  const third = changed(second, ending('black'));
  expect(third).toEqual(['white', 'white']);
  expect(scoreOf(third, ending('white'))).toEqual({ white: 3, black: 0 });
  expect(winsInARow(third, ending('white'), 'white')).toBe(3);
});

test('a game that goes on, or counts for nothing, counts for nothing', () => {
  expect(resultOf(null)).toBeNull();
  expect(resultOf(ending(null))).toBeNull();
  expect(changed(['white'], null)).toEqual(['black']);
  expect(scoreOf(['white'], ending(null))).toEqual({ white: 1, black: 0 });
});

test('a tie is half a game for both, and ends a row of wins', () => {
  expect(scoreOf(['tie'], ending('black'))).toEqual({ white: 0.5, black: 1.5 });
  expect(winsInARow(['black', 'tie'], ending('black'), 'black')).toBe(1);
  expect(winsInARow(['black'], ending(null, true), 'black')).toBe(0);
  expect([0, 0.5, 1, 2.5].map(scoreText)).toEqual(['0', '½', '1', '2½']);
});
