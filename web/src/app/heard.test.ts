import { expect, test } from 'vitest';
import type { Leg, Trail } from '../wire/index.ts';
import { soundOf } from './heard.ts';

const rock = { color: 'white' as const, kind: 'rock' as const };

function leg(more: Partial<Leg>): Leg {
  const base: Leg = {
    act: 'step',
    from: 'a2',
    over: null,
    to: 'b2',
    part: 'top',
    pieces: [rock],
    captured: [],
    after: [],
  };
  return { ...base, ...more };
}

function trail(...legs: Leg[]): Trail {
  return { player: 'white', text: '', legs, sentence: '' };
}

test('a turn sounds like what it does', () => {
  expect(soundOf(trail(leg({})))).toBe('step');
  expect(soundOf(trail(leg({ after: [{ cell: 'b2', stand: [rock, rock] }] })))).toBe('stack');
  expect(soundOf(trail(leg({ part: 'whole', after: [{ cell: 'b2', stand: [rock, rock] }] })))).toBe('step');
  expect(soundOf(trail(leg({ act: 'drop', from: null })))).toBe('drop');
  expect(soundOf(trail(leg({ captured: [rock] }), leg({})))).toBe('capture');
  expect(soundOf(trail())).toBe('step');
});
