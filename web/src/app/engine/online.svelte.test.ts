import { beforeAll, expect, test } from 'vitest';
import type { EventMessage, GameState } from '../../wire/club.ts';
import { games, load } from './real.ts';

beforeAll(() => {
  load();
});

const NAME = '0123456789abcdef0123';

function begun(over: Partial<GameState> = {}): GameState {
  return {
    game: NAME,
    seq: 1,
    status: 'playing',
    spec: '4.8',
    time: '600+5',
    white: { name: 'Quiet Heron', here: true, you: true },
    black: { name: 'Brave Otter', here: true },
    listed: false,
    watching: 0,
    events: [{ seq: 1, kind: 'begun', text: '4.8', at: 1000, next: 1000 }],
    ...over,
  };
}

test('a turn is entered here, decided by the club, and told', () => {
  const table = games.online(begun(), 'en');
  expect(table.decision()).toBeNull();
  for (const cell of ['a2', 'b2']) table.act({ type: 'press', cell, aimed: null }, 'always');
  expect(table.decision()).toEqual({ text: 'a2-b2', after: 1 });
  expect(table.play().fault?.code).toBe('decided-elsewhere');
  expect(table.view.played).toBe(0);

  const event: EventMessage = {
    seq: 2,
    kind: 'decided',
    color: 'white',
    text: 'a2-b2',
    at: 4000,
    next: 4000,
  };
  expect(table.follow({ ...event, seq: 3 }).kind).toBe('gap');
  const told = table.follow(event);
  expect(told.kind).toBe('next');
  expect(told.said).toContain('White');
  expect(table.follow(event).kind).toBe('known');
  expect(table.view.played).toBe(1);
  expect(table.view.acts).toBe('remote');
  expect(table.decision()).toBeNull();

  const standing = table.standing(5000);
  expect(standing).toMatchObject({ game: NAME, seq: 2, after: 2, mine: 'white' });
  // Nobody wins by a first turn that never comes.
  expect(standing.may).toMatchObject({ abort: true, resign: true, askBack: true, claim: false });
  expect(standing.due).toEqual({ at: 124_000, what: 'called-off', color: null });
  expect(standing.clock).toEqual({ left: { white: 600_000, black: 600_000 }, running: null });
  expect(table.tick(9_999_999)).toBe(false);
});

test('what does not fit is a fault, and changes nothing', () => {
  const table = games.online(begun(), 'fr');
  const before = table.record();
  const odd: EventMessage = { seq: 2, kind: 'decided', color: 'black', text: 'h4-h3', at: 4000, next: 4000 };
  expect(() => table.follow(odd)).toThrow(expect.objectContaining({ code: 'unfit' }));
  expect(table.record()).toBe(before);
  expect(() => games.online(begun({ status: 'open', events: [] }), 'en')).toThrow(
    expect.objectContaining({ code: 'unfit' }),
  );
});

test('who watches sits nowhere', () => {
  const table = games.online(begun({ white: { name: 'Quiet Heron', here: true } }), 'en');
  expect(table.standing(1000).mine).toBeNull();
  expect(table.act({ type: 'press', cell: 'a2', aimed: null }, 'always').fault?.code).toBe('watching');
});
