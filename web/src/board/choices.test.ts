import { describe, expect, test } from 'vitest';
import { partChosen, picked, press, pressKind, taken } from './choices.ts';
import { emptyEntry, lift, next, sampleView, step, stepLeg, trail } from './samples.ts';

const stands = { a1: 'PR', a2: 'S', c1: 'r' };
const starts = [
  next(lift('a1', 'top'), 'free', 'top'),
  next(lift('a1', 'whole'), 'free', 'whole'),
  next(lift('a2', 'top'), 'free', 'top'),
  next({ type: 'take', kind: 'mountain' }),
];

function begun() {
  return sampleView(stands, { entry: emptyEntry({ next: starts }) });
}

function lifted(part: 'top' | 'whole') {
  const entry = emptyEntry({
    done: [lift('a1', part)],
    next: [next(step('b1'), 'free', part)],
    other: [next(step('b2'), 'free', part === 'top' ? 'whole' : 'top')],
    bothParts: true,
    prompt: 'target',
  });
  return sampleView(stands, { entry });
}

describe('pressing a cell', () => {
  test('picks the part that is aimed at, else the whole stack, else what there is', () => {
    const choose = (part: 'top' | 'whole', cell = 'a1') => [{ type: 'choose', choice: lift(cell, part) }];
    expect(press(begun(), starts, 'a1', 'top')).toEqual(choose('top'));
    expect(press(begun(), starts, 'a1', 'whole')).toEqual(choose('whole'));
    expect(press(begun(), starts, 'a1', null)).toEqual(choose('whole'));
    expect(press(begun(), starts, 'a2', 'whole')).toEqual(choose('top', 'a2'));
  });

  test('goes to a target', () => {
    expect(press(lifted('top'), starts, 'b1', null)).toEqual([{ type: 'choose', choice: step('b1') }]);
  });

  test('goes to a target of the other part by switching first', () => {
    expect(press(lifted('top'), starts, 'b2', null)).toEqual([
      { type: 'choose', choice: lift('a1', 'whole') },
      { type: 'choose', choice: step('b2') },
    ]);
  });

  test('asks the referee where a guardian keeps the stack away, though its top could go there', () => {
    const view = lifted('whole');
    const entry = { ...view.entry, barred: ['b2'] };
    expect(press({ ...view, entry }, starts, 'b2', null)).toEqual([{ type: 'choose', choice: step('b2') }]);
  });

  test('switches between top and whole on the same cell where it cannot be aimed', () => {
    expect(press(lifted('whole'), starts, 'a1', null)).toEqual([
      { type: 'choose', choice: lift('a1', 'top') },
    ]);
    expect(press(lifted('whole'), starts, 'a1', 'top')).toEqual([
      { type: 'choose', choice: lift('a1', 'top') },
    ]);
  });

  test('takes the pick back when the same part is aimed at again, or there is only one', () => {
    expect(press(lifted('whole'), starts, 'a1', 'whole')).toEqual([{ type: 'back' }]);
    const single = sampleView(stands, { entry: emptyEntry({ done: [lift('a2', 'top')], prompt: 'target' }) });
    expect(press(single, starts, 'a2', null)).toEqual([{ type: 'back' }]);
  });

  test('picks another cube instead as long as nothing has moved', () => {
    expect(press(lifted('top'), starts, 'a2', null)).toEqual([{ type: 'choose', choice: lift('a2', 'top') }]);
    const moved = lifted('top');
    moved.entry.trail = trail(stepLeg('a1', 'b1', 'R', { a1: 'P', b1: 'R' }));
    moved.entry.prompt = 'second-step';
    expect(press(moved, starts, 'a2', null)).toEqual([{ type: 'choose', choice: step('a2') }]);
  });

  test('asks the referee about what is not offered', () => {
    expect(press(lifted('top'), starts, 'c3', null)).toEqual([{ type: 'choose', choice: step('c3') }]);
    expect(press(begun(), starts, 'c1', null)).toEqual([{ type: 'choose', choice: lift('c1', 'top') }]);
    for (const [prompt, type] of [
      ['land', 'land'],
      ['seat', 'seat'],
      ['gift', 'gift'],
    ] as const) {
      const view = sampleView(stands, { entry: emptyEntry({ prompt }) });
      expect(press(view, [], 'c3', null)).toEqual([{ type: 'choose', choice: { type, cell: 'c3' } }]);
    }
  });

  test('does nothing on an empty cell before anything is chosen, nor once a turn is complete', () => {
    expect(press(begun(), starts, 'b1', null)).toEqual([]);
    const complete = sampleView(stands, { entry: emptyEntry({ prompt: 'play', done: [lift('a2', 'top')] }) });
    expect(press(complete, [], 'c3', null)).toEqual([]);
  });
});

test('keys choose a part only if it is another one', () => {
  expect(partChosen(lifted('top').entry, 'whole')).toEqual([{ type: 'choose', choice: lift('a1', 'whole') }]);
  expect(partChosen(lifted('top').entry, 'top')).toEqual([]);
  expect(partChosen(begun().entry, 'top')).toEqual([]);
});

test('a kind of the reserve is taken, and put back by pressing it again', () => {
  expect(pressKind(begun().entry, 'wise')).toEqual([
    { type: 'choose', choice: { type: 'take', kind: 'wise' } },
  ]);
  const holding = emptyEntry({ done: [{ type: 'take', kind: 'wise' }], prompt: 'land' });
  expect(taken(holding)).toBe('wise');
  expect(pressKind(holding, 'wise')).toEqual([{ type: 'back' }]);
});

test('what is picked up is where the next step begins', () => {
  expect(picked(lifted('top').entry)).toEqual({ cell: 'a1', part: 'top' });
  const second = emptyEntry({
    done: [lift('a1', 'whole'), step('b1')],
    next: [next(step('c1'), 'free', 'top')],
  });
  expect(picked(second)).toEqual({ cell: 'b1', part: 'top' });
  expect(picked(emptyEntry({ done: [lift('a1', 'whole'), step('b1')] }))).toBeNull();
  expect(picked(emptyEntry())).toBeNull();
});
