import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { games, load } from '../../app/engine/real.ts';
import { Database, wait } from '../../store/database.ts';
import type { EventKind, EventMessage, GameState } from '../../wire/club.ts';
import { FakeOutside } from '../live/fakes.ts';
import { Line } from '../live/line.svelte.ts';
import { Outbox } from '../live/outbox.svelte.ts';
import { OnlineSession } from './session.svelte.ts';

const GAME = '0123456789abcdef0123';

beforeAll(() => {
  load();
});
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** What the club has: one truth for all pages of a test. */
class Club {
  readonly events: EventMessage[] = [{ seq: 1, kind: 'begun', text: '4.8', at: 1000, next: 1000 }];
  readonly time: string;

  constructor(time = '3d') {
    this.time = time;
  }

  happens(kind: EventKind, color?: 'white' | 'black', text?: string): EventMessage {
    const seq = this.events.length + 1;
    const event = {
      seq,
      kind,
      at: 1000 + seq,
      next: 1000 + seq,
      ...(color ? { color } : {}),
      ...(text ? { text } : {}),
    };
    this.events.push(event);
    return event;
  }

  state(you: 'white' | 'black' | null): GameState {
    const seat = (color: 'white' | 'black', name: string) => ({
      name,
      here: true,
      ...(you === color ? { you: true } : {}),
    });
    const { events, time } = this;
    const seats = { white: seat('white', 'Fox'), black: seat('black', 'Heron') };
    return {
      game: GAME,
      seq: events.length,
      status: 'playing',
      spec: '4.8',
      time,
      ...seats,
      listed: false,
      watching: 0,
      events: [...events],
    };
  }
}

/** A page of a player, connected to the club. */
function page(
  club: Club,
  you: 'white' | 'black' | null = 'white',
  { connected = true, device = 'one' } = {},
) {
  const outside = new FakeOutside();
  const line = new Line(outside);
  const outbox = new Outbox({
    database: new Database(`jersi-club-${device}`, 'outbox'),
    say: (message) => line.say(message),
    now: outside.now,
    random: outside.random,
    later: outside.later,
  });
  line.employ(outbox);
  const session = new OnlineSession({ games, line, outbox, now: outside.now }, club.state(you));
  const leave = session.attend();
  if (connected) outside.socket.hello();
  const tell = (event: EventMessage): void => outside.socket.hears({ is: 'event', game: GAME, ...event });
  /** Plays, or does something else, and waits until it is sent; gives what is sent. */
  const sends = async (does: () => void) => {
    const before = outside.socket.of('act').length;
    does();
    return vi.waitFor(() => {
      const act = outside.socket.of('act')[before];
      if (!act) throw new Error('nothing is sent yet');
      return act;
    });
  };
  return { outside, line, outbox, session, leave, tell, sends };
}

function enter(session: OnlineSession, text: string): void {
  expect(session.game.enterText(text).fault).toBeNull();
}

test('a turn stays entered until the club has it, then it is history', async () => {
  const club = new Club();
  const { session, tell, sends, outside } = page(club);
  enter(session, 'a2-b2');
  const act = await sends(() => session.play());
  expect(act).toMatchObject({ do: 'decide', text: 'a2-b2', after: 1 });
  expect([session.view.played, session.view.entry.text]).toEqual([0, 'a2-b2']);
  expect(session.pending?.text).toBe('a2-b2');
  outside.socket.hears({ is: 'done', id: act.id, seq: 2 });
  expect(session.pending?.text, 'done is not seen yet').toBe('a2-b2');
  expect(outside.socket.of('watch').at(-1)).toEqual({ is: 'watch', game: GAME, from: 1 });
  tell(club.happens('decided', 'white', 'a2-b2'));
  expect([session.pending, session.view.played, session.notice?.kind]).toEqual([null, 1, 'kept']);
  outside.pass(3_000);
  session.tick();
  expect(session.notice).toBeNull();
});

test('the event may come before the answer, and events may be missing', async () => {
  const club = new Club();
  const { session, tell, sends, outside } = page(club);
  enter(session, 'a2-b2');
  const act = await sends(() => session.play());
  tell(club.happens('decided', 'white', 'a2-b2'));
  outside.socket.hears({ is: 'done', id: act.id, seq: 2 });
  expect([session.pending, session.notice?.kind]).toEqual([null, 'kept']);
  const second = club.happens('decided', 'black', 'h4-h3');
  const third = club.happens('draw-offered', 'black');
  tell(third);
  expect(outside.socket.of('watch').at(-1)).toEqual({ is: 'watch', game: GAME, from: 2 });
  tell(second);
  tell(third);
  tell(third);
  expect([session.standing.seq, session.standing.offer?.color]).toEqual([4, 'black']);
});

test('called back too late it had arrived already; in time it stays a draft', async () => {
  const club = new Club();
  const { session, tell, sends, outside, line } = page(club);
  enter(session, 'a2-b2');
  await sends(() => session.play());
  session.cancel();
  expect([session.pending, session.view.entry.text]).toEqual([null, 'a2-b2']);
  tell(club.happens('decided', 'white', 'a2-b2'));
  expect(session.notice).toEqual({ kind: 'arrived', turn: 'a2-b2' });

  tell(club.happens('decided', 'black', 'h4-h3'));
  outside.socket.breaks();
  enter(session, 'a3-b3');
  session.play();
  session.cancel();
  outside.pass(600);
  outside.socket.hello();
  expect([line.state, outside.socket.of('act')]).toEqual(['open', []]);
  expect(session.view.entry.text).toBe('a3-b3');
});

test('another screen of the same person is told apart, and the same turn from both is one', async () => {
  const club = new Club();
  const one = page(club);
  const other = page(club, 'white', { device: 'another' });
  enter(one.session, 'a2-b2');
  await one.sends(() => one.session.play());
  const event = club.happens('decided', 'white', 'a2-b2');
  one.tell(event);
  other.tell(event);
  expect([one.session.notice?.kind, other.session.notice?.kind]).toEqual(['kept', 'elsewhere']);
  const answer = club.happens('decided', 'black', 'h4-h3');
  for (const { tell } of [one, other]) tell(answer);
  // Both screens play the same: one of them is too late, and nobody needs to know.
  enter(other.session, 'a3-b3');
  const late = await other.sends(() => other.session.play());
  other.tell(club.happens('decided', 'white', 'a3-b3'));
  other.outside.socket.hears({ is: 'refused', id: late.id, code: 'stale', seq: 4 });
  expect(other.session.notice).toMatchObject({ kind: 'kept' });
  expect(other.session.pending).toBeNull();
});

test('a turn that the club does not take is told, and can be shown again', async () => {
  const club = new Club();
  const { session, tell, sends, outside } = page(club);
  enter(session, 'a2-b2');
  const { id } = await sends(() => session.play());
  session.clear();
  outside.socket.hears({ is: 'refused', id, code: 'stale', seq: 1 });
  expect(session.notice).toEqual({ kind: 'refused', code: 'stale', draft: 'a2-b2' });
  expect(session.showDraft('a2-b2')).toBeNull();
  expect(session.view.entry.text).toBe('a2-b2');
  tell(club.happens('called-off'));
  expect(session.view.ending).not.toBeNull();
});

test.each([
  ['600+5', 0],
  ['3d', 1],
])('after a reload, of a game of %s, so many unsent turns go out: %i; all are shown', async (time, acts) => {
  const club = new Club(time);
  const first = page(club, 'white', { connected: false });
  enter(first.session, 'a2-b2');
  first.session.play();
  const kept = new Database('jersi-club-one', 'outbox');
  await vi.waitFor(async () => {
    expect(await kept.ask('readonly', (store) => wait(store.count()))).toBe(1);
  });
  first.leave();
  const next = page(club);
  await vi.waitFor(() => expect(next.session.view.entry.text).toBe('a2-b2'));
  expect(next.outside.socket.of('act').length).toBe(acts);
  expect(next.session.notice?.kind).toBe(acts === 0 ? 'left' : undefined);
  next.outside.pass(30_000);
  expect(next.outside.socket.of('act').length, 'nor later').toBeLessThanOrEqual(acts);
});

test('a broken line, a state told whole, and an event that does not fit all end in the same game', () => {
  const club = new Club();
  const { session, outside } = page(club);
  enter(session, 'a2-b2');
  outside.socket.breaks();
  outside.pass(600);
  outside.socket.hello();
  outside.socket.hears({ is: 'state', ...club.state('white') });
  expect(session.view.entry.text, 'nothing that is entered is lost').toBe('a2-b2');
  // What does not fit: the club is right.
  const odd = { kind: 'decided', color: 'black', text: 'h4-h3', at: 5, next: 5 } as const;
  outside.socket.hears({ is: 'event', game: GAME, seq: 2, ...odd });
  expect(outside.socket.of('watch').at(-1)).toEqual({ is: 'watch', game: GAME, from: 0 });
  club.happens('decided', 'white', 'b3-b4');
  club.happens('decided', 'black', 'h4-h3');
  outside.socket.hears({ is: 'state', ...club.state('white') });
  expect(session.view.turns.map((turn) => turn.text)).toEqual(['b3-b4', 'h4-h3']);
});

test('answers name what they answer', async () => {
  const club = new Club();
  const { session, tell, sends, outside } = page(club);
  tell(club.happens('decided', 'white', 'a2-b2'));
  tell(club.happens('draw-offered', 'black'));
  const first = await sends(() => session.act('accept-draw'));
  expect(first).toMatchObject({ do: 'accept-draw', after: 3 });
  outside.socket.hears({ is: 'refused', id: first.id, code: 'stale', seq: 3 });
  tell(club.happens('decided', 'black', 'h4-h3'));
  tell(club.happens('back-asked', 'black'));
  expect(await sends(() => session.act('give-back'))).toMatchObject({ do: 'give-back', after: 5 });
});

test('watchers follow a rematch, and who comes later is not carried off', () => {
  const club = new Club();
  const { session, tell } = page(club, null);
  tell(club.happens('resigned', 'white'));
  tell(club.happens('rematch-asked', 'white'));
  tell(club.happens('rematch-asked', 'black'));
  expect(session.following).toBeNull();
  tell(club.happens('rematch-made', undefined, 'ffff456789abcdef0123'));
  expect(session.following).toBe('ffff456789abcdef0123');
  const late = page(club, null);
  expect([late.session.following, late.session.standing.rematchGame]).toEqual([null, 'ffff456789abcdef0123']);
});
