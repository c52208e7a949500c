import { beforeEach, expect, test, vi } from 'vitest';
import type { EventMessage, GameState } from '../../wire/club.ts';
import { api } from '../live/api.ts';
import type { Watcher } from '../live/line.svelte.ts';
import { line } from '../live/tab.ts';
import { Door } from './door.svelte.ts';

vi.mock('../live/api.ts', () => ({ api: { game: vi.fn() } }));
vi.mock('../live/tab.ts', () => ({ line: { watch: vi.fn(), state: 'open' } }));
const asked = vi.mocked(api.game);
const watched = vi.mocked(line.watch);
const unwatch = vi.fn();
const BEGUN: EventMessage = { seq: 1, kind: 'begun', text: '4.8', at: 1, next: 1 };

function state(change: Partial<GameState> = {}): GameState {
  const open = {
    game: '1',
    seq: 0,
    status: 'open',
    spec: '4.8',
    time: '-',
    white: null,
    black: null,
  } as const;
  return { ...open, listed: false, watching: 0, events: [], maker: { name: 'Ada', here: true }, ...change };
}
const playing = (you: boolean): GameState =>
  state({
    status: 'playing',
    seq: 1,
    events: [BEGUN],
    white: { name: 'Ada', here: true },
    black: { name: 'Leo', here: true, you },
  });

function watcher(): Watcher {
  const found = watched.mock.calls.at(-1)?.[1];
  if (!found) throw new Error('nobody watches');
  return found;
}

beforeEach(() => {
  unwatch.mockReset();
  watched.mockReset().mockReturnValue(unwatch);
  asked.mockReset();
});

async function opened(first: GameState): Promise<Door> {
  const door = new Door('1');
  asked.mockResolvedValueOnce({ kind: 'ok', value: first });
  await door.look();
  return door;
}

test('an open game is followed until somebody joins', async () => {
  const door = await opened(state({ maker: { name: 'Ada', here: true, you: true } }));
  const begun = vi.fn();
  door.onbegun = begun;
  expect(door.standing).toBe('there');
  asked.mockResolvedValueOnce({ kind: 'ok', value: playing(true) });
  watcher().onevent({ is: 'event', game: '1', ...BEGUN });
  await vi.waitFor(() => expect(door.state?.status).toBe('playing'));
  expect([door.standing, begun.mock.calls.length, unwatch.mock.calls.length]).toEqual(['there', 1, 1]);
  // The same again, late: nothing begins twice.
  watcher().onstate(state());
  expect([door.state?.status, begun.mock.calls.length]).toEqual(['playing', 1]);
});

test('a seat that somebody else takes is said, and can be watched', async () => {
  const door = await opened(state());
  watcher().onstate(playing(false));
  expect(door.standing).toBe('taken');
  door.watch();
  expect(door.standing).toBe('there');
});

test('who has sat down goes to the table, whatever comes first', async () => {
  const door = await opened(state());
  asked.mockResolvedValueOnce({ kind: 'ok', value: playing(true) });
  // The line, which does not know who sits there now, tells it before the answer comes.
  const sat = await door.sit(async () => {
    watcher().onstate(playing(false));
    return true;
  });
  expect([sat, door.standing]).toEqual([true, 'there']);
});

test('who comes second is told so', async () => {
  const door = await opened(state());
  const sat = await door.sit(async () => {
    watcher().onstate(playing(false));
    return false;
  });
  expect([sat, door.standing]).toEqual([false, 'taken']);
});

test('a game that is played is no surprise to who opens its link late', async () => {
  const door = await opened(playing(false));
  expect([door.standing, watched.mock.calls.length]).toEqual(['there', 0]);
});

test('withdrawn, unknown, unanswered', async () => {
  expect((await opened(state({ status: 'over' }))).standing).toBe('withdrawn');
  const door = new Door('1');
  asked.mockResolvedValueOnce({ kind: 'away' });
  await door.look();
  expect(door.standing).toBe('away');
  asked.mockResolvedValueOnce({ kind: 'refused', code: 'no-such-game' });
  await door.look();
  expect(door.standing).toBe('gone');
  // What is seen stays while the club is silent.
  const open = await opened(state());
  asked.mockResolvedValueOnce({ kind: 'away' });
  await open.look();
  expect(open.standing).toBe('there');
});
