import { expect, test } from 'vitest';
import type { GameState } from '../../wire/club.ts';
import { FakeOutside } from './fakes.ts';
import { type GameEvent, Line, type Watcher } from './line.svelte.ts';

const GAME = '00112233445566778899';

function watcher(): Watcher & { last: number; events: number[]; states: number } {
  return {
    last: 0,
    events: [],
    states: 0,
    seen() {
      return this.last;
    },
    onstate(state) {
      this.states += 1;
      this.last = state.seq;
    },
    onevent(event) {
      if (event.seq !== this.last + 1) return;
      this.last = event.seq;
      this.events.push(event.seq);
    },
    onpresence() {},
    ongreet() {},
  };
}

function event(seq: number): GameEvent {
  return { is: 'event', game: GAME, seq, kind: 'decided', color: 'white', text: 'a2-b2', at: 0, next: 0 };
}

function state(seq: number): GameState & { is: 'state' } {
  const rest = { status: 'playing', spec: '4.8', time: '-', white: null, black: null } as const;
  return { is: 'state', game: GAME, seq, ...rest, listed: false, watching: 0, events: [] };
}

function opened(): { outside: FakeOutside; line: Line } {
  const outside = new FakeOutside();
  const line = new Line(outside);
  line.hold();
  outside.socket.hello();
  return { outside, line };
}

test('the line opens when it is needed, and closes a while after nobody needs it', () => {
  const outside = new FakeOutside();
  const line = new Line(outside);
  expect([line.state, outside.sockets.length]).toEqual(['off', 0]);
  const release = line.hold();
  expect(line.state).toBe('opening');
  outside.socket.hello('Otter');
  expect([line.state, line.you]).toEqual(['open', 'Otter']);
  release();
  const again = line.hold();
  outside.pass(5_000);
  expect(line.state, 'who goes from page to page keeps it').toBe('open');
  again();
  outside.pass(5_000);
  expect([line.state, outside.socket.closed]).toEqual(['off', true]);
  expect(outside.sockets.length).toBe(1);
});

test('a broken line is tried again, later each time, and at once when the network is back', () => {
  const { outside, line } = opened();
  const waits: number[] = [];
  for (let n = 0; n < 8; n += 1) {
    outside.socket.breaks();
    expect(line.state).toBe('cut');
    const wait = (line.nextTry ?? 0) - outside.now();
    waits.push(wait);
    outside.pass(wait);
  }
  expect(waits).toEqual([500, 750, 1500, 3000, 6000, 11250, 11250, 11250]);
  outside.socket.breaks();
  const before = outside.sockets.length;
  line.wake();
  expect(outside.sockets.length, 'a wake does not wait').toBe(before + 1);
  outside.pass(20_000 - 1);
  outside.socket.hello();
  expect(line.state).toBe('open');
});

test('what was missed is asked for: at a gap, after a break, and when a ping shows it', () => {
  const { outside, line } = opened();
  const one = watcher();
  line.watch(GAME, one);
  expect(outside.socket.of('watch')).toEqual([{ is: 'watch', game: GAME, from: 0 }]);
  outside.socket.hears(state(3));
  outside.socket.hears(event(4));
  expect([one.last, one.states]).toEqual([4, 1]);

  // A lost event shows in the answer to a ping.
  const { n, seen } = outside.socket.of('ping').at(-1) ?? { n: 0, seen: {} };
  expect(seen).toEqual({});
  outside.socket.hears({ is: 'pong', n, time: 0, seq: { [GAME]: 6 } });
  expect(outside.socket.of('watch').at(-1)).toEqual({ is: 'watch', game: GAME, from: 4 });
  expect(outside.socket.of('ping').at(-1)?.seen).toEqual({ [GAME]: 4 });

  outside.socket.breaks();
  outside.pass(500);
  outside.socket.hello();
  expect(outside.socket.of('watch')).toEqual([{ is: 'watch', game: GAME, from: 4 }]);
});

test('a line that does not answer is dead, whatever the system believes', () => {
  const { outside, line } = opened();
  const { n } = outside.socket.of('ping').at(-1) ?? { n: 0 };
  outside.socket.hears({ is: 'pong', n, time: 0, seq: {} });
  const first = outside.socket;
  outside.pass(15_000);
  expect(first.of('ping').length).toBeGreaterThan(1);
  outside.pass(8_000);
  expect(first.closed).toBe(true);
  expect(line.state).not.toBe('open');
  first.hello();
  expect(line.state, 'what it says later is not heard').not.toBe('open');
});

test('one that is never answered is tried again', () => {
  const outside = new FakeOutside();
  const line = new Line(outside);
  line.hold();
  outside.pass(8_000 + 500);
  expect([outside.sockets.length, line.state]).toEqual([2, 'cut']);
});

test('a club that restarts says when to come again', () => {
  const { outside, line } = opened();
  outside.socket.hears({ is: 'bye', retry: 2_000 });
  expect([line.state, outside.sockets.length]).toEqual(['restarts', 1]);
  outside.pass(1_999);
  expect(outside.sockets.length).toBe(1);
  outside.pass(300);
  expect(outside.sockets.length).toBe(2);
  outside.socket.breaks();
  expect(line.state, 'it is not back yet').toBe('restarts');
  outside.pass(1_000);
  outside.socket.hello();
  expect(line.state).toBe('open');
});

test('a page that is too old does not try for ever', () => {
  const { outside, line } = opened();
  outside.socket.hears({ is: 'refused', code: 'protocol-old', seq: 0 });
  outside.pass(60_000);
  line.wake();
  expect([line.state, outside.sockets.length]).toEqual(['old', 1]);
});

test('words and fields that this page does not know are left alone', () => {
  const { outside, line } = opened();
  for (const data of ['', '{', '7', 'null', '{"is":"parade","n":1}', '{"n":1}'])
    outside.socket.hearsText(data);
  expect(line.state).toBe('open');
});

test('a line that was cut and is renewed while nobody needs it opens for the next who does', () => {
  const outside = new FakeOutside();
  const line = new Line(outside);
  const release = line.hold();
  outside.socket.hello('Fox');
  // Signing in ends the socket of before.
  outside.socket.breaks();
  expect(line.state).toBe('cut');
  release();
  line.renew();
  expect([line.state, line.you]).toEqual(['off', null]);
  line.hold();
  expect(line.state).toBe('opening');
  outside.socket.hello('Ada');
  expect([line.state, line.you]).toEqual(['open', 'Ada']);
});
