import { expect, test } from 'vitest';
import type { Effect, Part } from '../wire/index.ts';
import { marksOf } from './marks.ts';
import { dropLeg, emptyEntry, lift, next, pieces, sampleView, step, stepLeg, trail } from './samples.ts';

const shown = { active: true, movable: true, hover: null };
const stands = { a1: 'PR', b2: 's' };

test('before anything is chosen, what can move is marked once', () => {
  const entry = emptyEntry({ next: [next(lift('a1', 'top')), next(lift('a1', 'whole'))] });
  const view = sampleView(stands, { entry });
  expect(marksOf(view, shown).signs).toEqual([{ cell: 'a1', mark: 'can' }]);
  expect(marksOf(view, { ...shown, movable: false }).signs).toEqual([]);
  expect(marksOf(view, { ...shown, active: false }).signs).toEqual([]);
});

test.each<[Effect, Part, string, string]>([
  ['free', 'top', 'one', 'other'],
  ['free', 'whole', 'two', 'other'],
  ['stack', 'top', 'own', 'own-other'],
  ['climb', 'top', 'own', 'own-other'],
  ['capture', 'whole', 'enemy', 'enemy-other'],
  ['king', 'whole', 'enemy', 'enemy-other'],
])('a step that is %s with the %s is marked %s, as the other choice %s', (effect, part, mark, other) => {
  const done = [lift('a1', part)];
  const offered = [next(step('b2'), effect, part)];
  const chosen = marksOf(sampleView(stands, { entry: emptyEntry({ done, next: offered }) }), shown);
  expect(chosen.signs).toEqual([{ cell: 'b2', mark }]);
  const second = marksOf(sampleView(stands, { entry: emptyEntry({ done, other: offered }) }), shown);
  expect(second.signs).toEqual([{ cell: 'b2', mark: other }]);
  const both = emptyEntry({ done, next: offered, other: offered });
  expect(marksOf(sampleView(stands, { entry: both }), shown).signs).toEqual([{ cell: 'b2', mark }]);
});

test('drops land on small dots, gifts are taken', () => {
  const land = emptyEntry({
    done: [{ type: 'take', kind: 'wise' }],
    next: [next({ type: 'land', cell: 'c1' })],
  });
  expect(marksOf(sampleView(stands, { entry: land }), shown).signs).toEqual([{ cell: 'c1', mark: 'land' }]);
  const gift = emptyEntry({ next: [next({ type: 'gift', cell: 'a1' })] });
  expect(marksOf(sampleView(stands, { entry: gift }), shown).signs).toEqual([{ cell: 'a1', mark: 'enemy' }]);
});

test('the cell that is picked is tinted; the top cube alone rises', () => {
  for (const [part, raised] of [
    ['top', 'a1'],
    ['whole', null],
  ] as const) {
    const marks = marksOf(sampleView(stands, { entry: emptyEntry({ done: [lift('a1', part)] }) }), shown);
    expect(marks.tints).toEqual([{ cell: 'a1', mark: 'selected' }]);
    expect(marks.raised).toBe(raised);
  }
});

test('the last turn is tinted from, via and to, and shows what it took', () => {
  const first = stepLeg('a1', 'b2', 'PR', { a1: '', b2: 'PR' }, { captured: pieces('s') });
  const last = trail(first, stepLeg('b2', 'b3', 'R', { b2: 'P', b3: 'R' }));
  const { tints, signs } = marksOf(sampleView(stands, { last }), shown);
  expect(tints).toEqual([
    { cell: 'a1', mark: 'last' },
    { cell: 'b2', mark: 'last' },
    { cell: 'b3', mark: 'last-to' },
  ]);
  expect(signs).toEqual([{ cell: 'b2', mark: 'taken' }]);
});

test('a turn that is being entered takes the place of the last one', () => {
  const entry = emptyEntry({ trail: trail(dropLeg('c1', 'W', 'W')), done: [{ type: 'land', cell: 'c1' }] });
  const last = trail(stepLeg('a1', 'b2', 'R', { b2: 'R' }));
  expect(marksOf(sampleView(stands, { entry, last }), shown).tints).toEqual([
    { cell: 'c1', mark: 'pending' },
  ]);
});

test('cells where a stack cannot stop get a sign, and the pointer a tint', () => {
  const entry = emptyEntry({ done: [lift('a1', 'whole')], barred: ['c2'] });
  const marks = marksOf(sampleView(stands, { entry }), { ...shown, hover: 'b1' });
  expect(marks.signs).toEqual([{ cell: 'c2', mark: 'stop' }]);
  expect(marks.tints[0]).toEqual({ cell: 'b1', mark: 'hover' });
});
