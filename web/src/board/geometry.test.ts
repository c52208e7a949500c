import { describe, expect, test } from 'vitest';
import { type Key, moved, walksUpOrDown } from './keys.ts';
import { pathOf } from './paths.ts';
import { directionTo, opposite, placeOf, placesOf, unitsAt } from './places.ts';
import { dropLeg, pieces, sampleFigure, stepLeg } from './samples.ts';
import { standsOf } from './stands.ts';
import { outline, stripes, zonesOf } from './zones.ts';

const figure = sampleFigure();
const places = placesOf(figure);

function key(name: string, changes: Partial<Key> = {}): Key {
  return { key: name, code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...changes };
}

describe('keys', () => {
  const go = (from: string, pressed: Key, column = placeOf(places, from).x) =>
    moved(figure, places, from, pressed, column);

  test('arrows go along the row and stop at its ends', () => {
    expect(go('b2', key('ArrowRight'))).toBe('b3');
    expect(go('b2', key('ArrowLeft'))).toBe('b1');
    expect(go('b4', key('ArrowRight'))).toBe('b4');
  });

  test('up and down go straight, by turns to the left and to the right', () => {
    const column = placeOf(places, 'a2').x;
    const first = go('a2', key('ArrowUp'), column);
    expect(['b2', 'b3']).toContain(first);
    expect(go(first ?? '', key('ArrowUp'), column)).toBe('c2');
    expect(go('c2', key('ArrowUp'))).toBe('c2');
    expect(walksUpOrDown(key('ArrowUp'))).toBe(true);
    expect(walksUpOrDown(key('ArrowLeft'))).toBe(false);
  });

  test.each([
    ['KeyD', 'b3'],
    ['KeyX', 'a2'],
    ['KeyZ', 'a1'],
    ['KeyA', 'b1'],
    ['KeyW', 'c1'],
    ['KeyE', 'c2'],
  ])('%s goes from b2 to %s', (code, to) => {
    expect(go('b2', key('?', { code }))).toBe(to);
  });

  test('rows and the board have ends', () => {
    expect(go('b3', key('Home'))).toBe('b1');
    expect(go('b3', key('End'))).toBe('b4');
    expect(go('b3', key('Home', { ctrlKey: true }))).toBe('c1');
    expect(go('b3', key('End', { ctrlKey: true }))).toBe('a3');
    expect(go('b3', key('PageUp'))).toBe('c2');
    expect(go('b3', key('PageDown'))).toBe('a2');
  });

  test('other keys, and keys of the browser, are left alone', () => {
    expect(go('b2', key('q'))).toBeNull();
    expect(go('b2', key('ArrowLeft', { altKey: true }))).toBeNull();
    expect(go('b2', key('d', { code: 'KeyD', ctrlKey: true }))).toBeNull();
  });
});

test('directions are told from places', () => {
  const names = ['b3', 'a2', 'a1', 'b1', 'c1', 'c2'];
  for (const [direction, name] of names.entries()) {
    const found = directionTo(placeOf(places, 'b2'), placeOf(places, name));
    expect(found).toBe(direction);
    expect(directionTo(placeOf(places, name), placeOf(places, 'b2'))).toBe(opposite(found));
  }
  expect(directionTo(placeOf(places, 'b4'), placeOf(places, 'b1'))).toBe(3);
  expect(() => placeOf(places, 'z9')).toThrow('z9');
});

test('a place of the page becomes a place of the board', () => {
  const box = { left: 10, top: 20, width: 220, height: 160 } as DOMRect;
  expect(unitsAt(figure, box, 10, 20)).toEqual({ x: -220, y: -160 });
  expect(unitsAt(figure, box, 120, 100)).toEqual({ x: 0, y: 0 });
});

describe('paths', () => {
  const stands = standsOf([
    { cell: 'b4', stand: pieces('R') },
    { cell: 'c1', stand: pieces('MW') },
  ]);

  test('a step of a stack is two strokes, a step of one cube is one, with a head at the rim', () => {
    const legs = [
      stepLeg('b1', 'b3', 'PR', { b3: 'PR' }, { over: 'b2' }),
      stepLeg('b3', 'b4', 'R', { b3: 'P', b4: 'R' }),
    ];
    const path = pathOf(figure, places, stands, legs, 'history');
    expect(path.under).toEqual([
      { href: '#jersi-path-history-two', transform: 'translate(-150 0) rotate(0) scale(2 1)' },
      { href: '#jersi-path-history-one', transform: 'translate(50 0) rotate(0) scale(0.54 1)' },
      { href: '#jersi-path-history-via', transform: 'translate(50 0)' },
      { href: '#jersi-path-history-from', transform: 'translate(-150 0)' },
    ]);
    expect(path.over).toEqual([
      { href: '#jersi-path-history-head', transform: 'translate(150 0) rotate(0) translate(-29 0)' },
    ]);
  });

  test('what came down is marked above what stands there, once a cell', () => {
    const legs = [dropLeg('c1', 'M', 'M'), dropLeg('c1', 'W', 'MW')];
    const path = pathOf(figure, places, stands, legs, 'play');
    expect(path.under).toEqual([]);
    expect(path.over).toEqual([
      { href: '#jersi-path-play-fall', transform: 'translate(-100 -86.6) translate(0 -45)' },
    ]);
  });
});

describe('zones', () => {
  const stands = standsOf([{ cell: 'b2', stand: pieces('G') }]);
  const around = ['b1', 'b3', 'a1', 'a2', 'c1', 'c2'];
  const blocked = around.map((cell) => ({ cell, by: ['white' as const], sentence: '' }));
  const zones = zonesOf(blocked, stands);

  test('belong to who owns the guardian', () => {
    expect(zones).toEqual([{ color: 'white', cells: around, guardians: ['b2'] }]);
    expect(zonesOf([], stands)).toEqual([]);
  });

  test('are striped around the guardian and outlined around all', () => {
    const zone = zones[0];
    if (!zone) throw new Error('no zone');
    expect(stripes(zone, places)).toHaveLength(6);
    expect(outline(zone, places)).toHaveLength(18);
    expect(stripes(zone, places)[0]?.href).toBe('#jersi-zone-white');
  });
});
