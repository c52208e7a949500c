import { beforeEach, expect, test } from 'vitest';
import '../../words/all.ts';
import type { GameRow } from '../../wire/club.ts';
import { setLanguage } from '../../words/words.svelte.ts';
import { progressOf, resultOf } from './row.ts';

function row(change: Partial<GameRow>): GameRow {
  return {
    game: '1',
    status: 'over',
    spec: '4.8',
    time: '-',
    white: 'Ada',
    black: 'Leo',
    turns: 0,
    at: 0,
    ...change,
  };
}

beforeEach(() => setLanguage('en'));

test('a result is told from the side of who played', () => {
  expect(resultOf(row({ result: '1-0', you: 'white' }))).toBe('won');
  expect(resultOf(row({ result: '1-0', you: 'black' }))).toBe('lost');
  expect(resultOf(row({ result: '0-1', you: 'black' }))).toBe('won');
  expect(resultOf(row({ result: '1/2-1/2', you: 'black' }))).toBe('tie');
  expect(resultOf(row({ result: '*', you: 'black' }))).toBe('called off');
});

test('how far a game is', () => {
  expect(progressOf(row({ turns: 0, you: 'white' }))).toBe('no turn yet · you are White');
  expect(progressOf(row({ turns: 1, you: 'black' }))).toBe('one turn · you are Black');
  expect(progressOf(row({ turns: 22 }))).toBe('22 turns');
});
