import { expect, test } from 'vitest';
import type { Color, TurnView } from '../../wire/index.ts';
import { numbered, rows, stepTo } from './turns.ts';

function turn(player: Color, pair: number, text: string, placement = false): TurnView {
  const label = placement ? '' : `${pair}${player === 'white' ? '.' : '…'}`;
  return { text, player, pair, label, placement, undone: false, sentence: '' };
}

test('a turn has the number that records print, a placement none', () => {
  expect(numbered(turn('white', 7, 'a2-b2'))).toBe('7. a2-b2');
  expect(numbered(turn('black', 7, 'h5-g5'))).toBe('7… h5-g5');
  expect(numbered(turn('black', 2, 'N:a3', true))).toBe('N:a3');
});

test('turns stand in pairs, the last one possibly alone', () => {
  const list = rows([turn('white', 1, 'a'), turn('black', 1, 'b'), turn('white', 2, 'c')]);
  expect(list.map((row) => [row.pair, row.white?.turn.text, row.black?.turn.text])).toEqual([
    [1, 'a', 'b'],
    [2, 'c', undefined],
  ]);
  expect(list.map((row) => [row.white?.number, row.black?.number])).toEqual([
    [1, 2],
    [3, undefined],
  ]);
});

test('a game that begins with Black leaves a gap, and placements count for themselves', () => {
  const list = rows([
    turn('white', 1, 'N:a3', true),
    turn('black', 1, 'N:i3', true),
    turn('black', 1, 'x'),
    turn('white', 2, 'y'),
  ]);
  expect(list.map((row) => [row.placement, row.white?.turn.text, row.black?.turn.text])).toEqual([
    [true, 'N:a3', 'N:i3'],
    [false, undefined, 'x'],
    [false, 'y', undefined],
  ]);
  expect(new Set(list.map((row) => row.key)).size).toBe(3);
});

test('arrow keys step within the game', () => {
  expect(stepTo('ArrowLeft', 0, 5)).toBe(0);
  expect(stepTo('ArrowLeft', 3, 5)).toBe(2);
  expect(stepTo('ArrowRight', 5, 5)).toBe(5);
  expect(stepTo('ArrowUp', 1, 5)).toBe(0);
  expect(stepTo('ArrowDown', 3, 5)).toBe(5);
  expect([stepTo('Home', 3, 5), stepTo('End', 3, 5), stepTo('a', 3, 5)]).toEqual([0, 5, null]);
});
