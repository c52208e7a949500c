import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { Database } from '../../store/database.ts';
import type { FromClient } from '../../wire/club.ts';
import { FakeOutside } from './fakes.ts';
import { Outbox, type Settled, type Waiting } from './outbox.svelte.ts';

const GAME = '00112233445566778899';

type Act = Extract<FromClient, { is: 'act' }>;

/** A club that does each act once, by its name, as the real one does. */
class Club {
  readonly done = new Map<string, number>();
  readonly heard: Act[] = [];

  hear(act: Act): number {
    this.heard.push(act);
    const seq = this.done.get(act.id) ?? this.done.size + 2;
    this.done.set(act.id, seq);
    return seq;
  }
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** A page of this browser; `open` is whether its line is. */
function page(club: Club, open = true) {
  const outside = new FakeOutside();
  const line = { open };
  const settled: [string, Settled][] = [];
  const outbox: Outbox = new Outbox({
    database: new Database('jersi-club', 'outbox'),
    say: (message) => {
      if (!line.open || message.is !== 'act') return false;
      club.hear(message);
      return true;
    },
    now: outside.now,
    random: outside.random,
    later: outside.later,
  });
  outbox.follow((act, came) => settled.push([act.id, came]));
  return { outbox, outside, line, settled };
}

/** A day, in milliseconds. */
const DAY = 86_400_000;

function act(id: string, more: Partial<Waiting> = {}): Waiting {
  return { id, game: GAME, after: 1, do: 'decide', text: 'a2-b2', live: false, made: 1, ...more };
}

test('an act is kept before it is sent, and taken out when it is answered', async () => {
  const club = new Club();
  const first = page(club);
  await first.outbox.post(act('a'));
  expect(club.heard).toEqual([{ is: 'act', id: 'a', game: GAME, after: 1, do: 'decide', text: 'a2-b2' }]);
  expect(first.outbox.of(GAME)?.id).toBe('a');
  first.outbox.ondone('a', 2);
  expect(first.settled).toEqual([['a', { kind: 'done', seq: 2 }]]);
  const next = page(club);
  await next.outbox.adopt();
  expect(next.outbox.waiting).toEqual([]);
});

test('a page that closes between keeping and sending loses nothing: the next one sends it, once', async () => {
  const club = new Club();
  await page(club, false).outbox.post(act('a'));
  expect(club.heard).toEqual([]);
  const next = page(club);
  await next.outbox.adopt();
  next.outbox.onopen();
  expect(club.done.size, 'sent twice, done once').toBe(1);
  expect(club.heard.length).toBe(2);
});

test('a turn of a live game is only shown after a reload, and replaced by the next one', async () => {
  const club = new Club();
  await page(club, false).outbox.post(act('a', { live: true }));
  const next = page(club);
  await next.outbox.adopt();
  next.outbox.onopen();
  expect(club.heard).toEqual([]);
  expect(next.outbox.left.map((one) => one.text)).toEqual(['a2-b2']);
  await next.outbox.post(act('b', { live: true, text: 'a2-b3' }));
  expect(club.heard.map((one) => one.id)).toEqual(['b']);
  const last = page(club);
  await last.outbox.adopt();
  expect(last.outbox.left.map((one) => one.id)).toEqual(['b']);
});

test('two tabs send the same act under the same name', async () => {
  const club = new Club();
  const one = page(club, false);
  await one.outbox.post(act('a'));
  const other = page(club);
  await other.outbox.adopt();
  one.line.open = true;
  one.outbox.onopen();
  expect(club.heard.map(({ id }) => id)).toEqual(['a', 'a']);
  expect(club.done.size).toBe(1);
  other.outbox.ondone('a', 2);
  one.outbox.ondone('a', 2);
  expect([one.outbox.waiting, other.outbox.waiting]).toEqual([[], []]);
});

test('a storm of breaks sends it again and again, and it is done once', async () => {
  const club = new Club();
  const { outbox } = page(club);
  await outbox.post(act('a'));
  for (let n = 0; n < 50; n += 1) outbox.onopen();
  expect([club.heard.length, club.done.size]).toEqual([51, 1]);
  outbox.ondone('a', 2);
  outbox.ondone('a', 2);
  outbox.onopen();
  expect(club.heard.length, 'nothing is left to send').toBe(51);
});

test('a busy club is asked again; any other refusal is the end of it', async () => {
  const club = new Club();
  const { outbox, outside, settled } = page(club);
  await outbox.post(act('a'));
  outbox.onrefused('a', 'busy', 1);
  expect(outbox.waiting.length).toBe(1);
  outside.pass(2_000);
  expect(club.heard.length).toBe(2);
  outbox.onrefused('a', 'stale', 4);
  expect(settled).toEqual([['a', { kind: 'refused', code: 'stale', seq: 4 }]]);
  expect(outbox.waiting).toEqual([]);
});

test('what is cancelled is not sent any more, not even when it is still being kept', async () => {
  const club = new Club();
  const { outbox, line } = page(club, false);
  await outbox.post(act('a'));
  await outbox.forget('a');
  const posting = outbox.post(act('b'));
  await outbox.forget('b');
  await posting;
  line.open = true;
  outbox.onopen();
  const next = page(club);
  await next.outbox.adopt();
  expect([club.heard, next.outbox.waiting]).toEqual([[], []]);
});

test('a browser that keeps nothing still sends, and says so', async () => {
  const club = new Club();
  const outbox = new Outbox({
    database: { ask: () => Promise.reject(new Error('private mode')) },
    say: (message) => message.is === 'act' && club.hear(message) > 0,
    ...new FakeOutside(),
  });
  await outbox.adopt();
  await outbox.post(act('a'));
  expect([club.done.size, outbox.unkept]).toEqual([1, true]);
});

test('what was left of a live game is not shown days later', async () => {
  const club = new Club();
  await page(club, false).outbox.post(act('a', { live: true, made: 1_000_000 - 2 * DAY }));
  const next = page(club);
  await next.outbox.adopt();
  expect(next.outbox.left).toEqual([]);
});
