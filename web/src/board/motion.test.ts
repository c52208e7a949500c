import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { durationOf, FADE, FALL, flightAt, Motion, PAUSE, type Screen, STEP } from './motion.svelte.ts';
import { placesOf } from './places.ts';
import { flyingCubes, pilesOf } from './poses.ts';
import { dropLeg, pieces, sampleFigure, stepLeg } from './samples.ts';
import { afterLeg, movementsBetween, type Stands, sameStands, standsOf } from './stands.ts';

const figure = sampleFigure();
const places = placesOf(figure);

function standing(cells: Record<string, string>): Stands {
  return standsOf(Object.entries(cells).map(([cell, stand]) => ({ cell, stand: pieces(stand) })));
}

const before = standing({ a1: 'PR', b2: 's', c3: 'k' });
const capture = stepLeg('a1', 'b2', 'PR', { a1: '', b2: 'PR' }, { captured: pieces('s') });
const unbuild = stepLeg('b2', 'b3', 'R', { b2: 'P', b3: 'R' });
const after = standing({ b2: 'P', b3: 'R', c3: 'k' });

/** A screen whose clock is turned by hand. */
class HandScreen implements Screen {
  now = 1000;
  #waiting: ((now: number) => void) | null = null;
  request(tick: (now: number) => void): number {
    this.#waiting = tick;
    return 1;
  }
  cancel(): void {
    this.#waiting = null;
  }
  pass(milliseconds: number): void {
    this.now += milliseconds;
    const tick = this.#waiting;
    this.#waiting = null;
    tick?.(this.now);
  }
  get idle(): boolean {
    return this.#waiting === null;
  }
}

describe('what leads from one stand to another', () => {
  test('all movements, or the last ones, or none', () => {
    expect(movementsBetween(before, after, [capture, unbuild])).toEqual([capture, unbuild]);
    expect(movementsBetween(afterLeg(before, capture), after, [capture, unbuild])).toEqual([unbuild]);
    expect(movementsBetween(after, after, [capture, unbuild])).toEqual([]);
    expect(movementsBetween(after, before, [capture, unbuild])).toEqual([]);
  });

  test('stands are the same if and only if their cells are', () => {
    const cell = fc.constantFrom('a1', 'a2', 'b1');
    const stand = fc.constantFrom('', 'R', 'PR', 'r', 'Rp');
    const stands = fc.dictionary(cell, stand).map(standing);
    fc.assert(
      fc.property(stands, stands, (one, other) => {
        const told = (each: Stands) => JSON.stringify([...each].sort(([a], [b]) => a.localeCompare(b)));
        expect(sameStands(one, other)).toBe(told(one) === told(other));
      }),
    );
  });
});

test('steps take time by the cells they cover, falls and gifts by themselves', () => {
  expect(durationOf(unbuild)).toBe(STEP);
  expect(durationOf({ ...capture, over: 'a2' })).toBe(2 * STEP);
  expect(durationOf(dropLeg('c1', 'W', 'W'))).toBe(FALL);
  expect(durationOf({ ...unbuild, act: 'gift' })).toBe(FADE);
  expect(flightAt(capture, 0)).toMatchObject({ progress: 0, fading: 0 });
  expect(flightAt(capture, STEP)).toMatchObject({ progress: 1, fading: 1 });
});

describe('motion', () => {
  function moving(): [Motion, HandScreen] {
    const screen = new HandScreen();
    const motion = new Motion(screen);
    motion.follow(before, [], true);
    return [motion, screen];
  }

  test('shows the first stands at once', () => {
    const [motion, screen] = moving();
    expect(motion.shown).toBe(before);
    expect(screen.idle).toBe(true);
  });

  test('shows movement after movement, with a pause between them', () => {
    const [motion, screen] = moving();
    motion.follow(after, [capture, unbuild], true);
    expect(motion.waiting).toBe(2);
    screen.pass(0);
    screen.pass(STEP / 2);
    expect(motion.flight?.leg).toBe(capture);
    expect(motion.shown).toBe(before);
    screen.pass(STEP / 2);
    expect(motion.flight).toBeNull();
    expect(motion.waiting).toBe(1);
    expect(sameStands(motion.shown, afterLeg(before, capture))).toBe(true);
    screen.pass(PAUSE);
    expect(motion.flight?.leg).toBe(unbuild);
    screen.pass(STEP);
    expect(motion.shown).toBe(after);
    expect(motion.waiting).toBe(0);
    expect(screen.idle).toBe(true);
  });

  test('jumps when it should not move, and when nothing leads there', () => {
    const [still, stillScreen] = moving();
    still.follow(after, [capture, unbuild], false);
    expect(still.shown).toBe(after);
    expect(stillScreen.idle).toBe(true);
    const [back, backScreen] = moving();
    back.follow(standing({ a1: 'R' }), [capture], true);
    expect(sameStands(back.shown, standing({ a1: 'R' }))).toBe(true);
    expect(backScreen.idle).toBe(true);
  });

  test('gives way to what comes next', () => {
    const [motion, screen] = moving();
    const middle = afterLeg(before, capture);
    motion.follow(middle, [capture], true);
    screen.pass(10);
    motion.follow(after, [capture, unbuild], true);
    expect(sameStands(motion.shown, middle)).toBe(true);
    expect(motion.flight?.leg).toBe(unbuild);
    expect(motion.waiting).toBe(1);
  });
});

describe('cubes on the way', () => {
  test('leave their cell, and what they take fades', () => {
    const flight = flightAt(capture, STEP - FADE / 2);
    const piles = pilesOf(figure, 'simple', before, flight, null);
    expect(piles.map((pile) => pile.cell)).toEqual(['c3', 'b2']);
    const fading = piles.find((pile) => pile.cell === 'b2')?.cubes[0]?.opacity ?? 1;
    expect(fading).toBeCloseTo(0.5);
  });

  test('a mountain stays when what stood on it is taken', () => {
    const stands = standing({ a1: 'R', b2: 'ms' });
    const climbs = stepLeg('a1', 'b2', 'R', { a1: '', b2: 'mR' }, { captured: pieces('s') });
    const pile = pilesOf(figure, 'simple', stands, flightAt(climbs, STEP), null)[0];
    expect(pile?.cubes.map((cube) => cube.opacity)).toEqual([1, 0]);
  });

  test('a stack flies whole; a single cube shrinks onto another one', () => {
    const stack = flyingCubes(figure, places, 'dots', before, flightAt(capture, 0));
    expect(stack.map((cube) => cube.href)).toEqual([
      '#jersi-dots-white-paper-under',
      '#jersi-dots-white-rock-top',
    ]);
    const stands = standing({ a1: 'R', b2: 'S' });
    const builds = stepLeg('a1', 'b2', 'R', { a1: '', b2: 'SR' });
    const start = flyingCubes(figure, places, 'dots', stands, flightAt(builds, 0))[0];
    const end = flyingCubes(figure, places, 'dots', stands, flightAt(builds, STEP))[0];
    expect(start?.transform).toBe('translate(-100 86.6) translate(0 0) scale(1)');
    expect(end?.transform).toBe('translate(-50 0) translate(0 -16.33) scale(0.89)');
  });

  test('a cube that is dragged is not where it came from', () => {
    const piles = pilesOf(figure, 'simple', before, null, { cell: 'a1', count: 1 });
    expect(piles.find((pile) => pile.cell === 'a1')?.cubes.map((cube) => cube.href)).toEqual([
      '#jersi-simple-white-paper',
    ]);
  });
});
