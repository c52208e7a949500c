import { expect, test } from 'vitest';
import type { EndingView, View } from '../../wire/index.ts';
import { configWith, emptyView, human, machine } from '../fakes.svelte.ts';
import { atLevel, lastLine, nextLevel, rowLine, scoreLine, verdictOf } from './verdict.ts';

const won: EndingView = {
  winner: 'white',
  tie: false,
  code: '',
  sentence: '',
  reason: '',
  cells: [],
  points: null,
  reopens: true,
};
const fox = { ...human, name: 'Fox' };

function over(ending: EndingView, white = fox, black = machine): View {
  const turn = {
    text: 'f2=h3-i2',
    player: 'white' as const,
    pair: 29,
    label: '29.',
    placement: false,
    undone: false,
    sentence: '',
  };
  return { ...emptyView(configWith(white, black)), ending, turns: [turn], played: 1 };
}

test('an end is one’s own where one person plays, and that of a colour where two do', () => {
  expect(verdictOf(over(won), won)).toBe('won');
  const lost = { ...won, winner: 'black' as const };
  expect(verdictOf(over(lost), lost)).toBe('lost');
  expect(verdictOf(over(won, fox, human), won)).toBe('white');
  expect(verdictOf(over({ ...won, winner: null, tie: true }), { ...won, winner: null, tie: true })).toBe(
    'tie',
  );
});

test('the score names the players, the person first', () => {
  expect(scoreLine(over(won), ['white'])).toBe('Fox 2, Computer 0.');
  expect(scoreLine(over(won, machine, fox), ['tie'])).toBe('Fox ½, Computer 1½.');
  expect(scoreLine(over(won, fox, { ...human, name: 'Owl' }), ['black'])).toBe('Fox 1, Owl 1.');
});

test('the last turn has the number of its pair, and how long it took if that is known', () => {
  expect(lastLine(over(won), null)).toBe('29. f2=h3-i2.');
  expect(lastLine(over(won), 14 * 60_000)).toBe('29. f2=h3-i2, after 14 minutes.');
  expect(lastLine(over(won), 74 * 60_000)).toBe('29. f2=h3-i2, after 1 h 14 min.');
});

test('a row of wins is told, and the next level offered', () => {
  expect(rowLine(over(won), ['white'])).toBe('Second win in a row against level 3.');
  expect(nextLevel(over(won))).toBe(4);
  expect(nextLevel(over({ ...won, winner: 'black' }))).toBeNull();
  expect(nextLevel(over(won, fox, human))).toBeNull();
  const { white, black } = atLevel(configWith(fox, machine), 4).players;
  expect([white.name, black.opponent]).toEqual([
    'Fox',
    expect.objectContaining({ type: 'engine', level: 4 }),
  ]);
});
