import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Networks } from './networks.ts';

const SOUND = 'sound home';

/** A shelf of the browser. */
class Shelf {
  readonly files = new Map<string, Response>();

  async match(address: string): Promise<Response | undefined> {
    return this.files.get(address)?.clone();
  }

  async put(address: string, file: Response): Promise<void> {
    this.files.set(address, file);
  }
}

let shelf: Shelf;
let missed: number;
/** What the host sends, one after the other: a text, a status, or no answer at all. */
let sent: (string | number | null)[];
let fetched: (RequestCache | undefined)[];

function networks(): Networks {
  return new Networks({
    addresses: { home: './home.jnet', hunt: './hunt.jnet', reserve: './reserve.jnet' },
    ofThought: () => 'home',
    ofRecord: (record) => (record === '' ? undefined : 'hunt'),
    fits: (file, aim) => new TextDecoder().decode(file) === `sound ${aim}`,
    missed: () => {
      missed += 1;
    },
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  [shelf, missed, sent, fetched] = [new Shelf(), 0, [], []];
  vi.stubGlobal('caches', { open: async () => shelf });
  vi.stubGlobal('fetch', async (_: string, options?: RequestInit) => {
    fetched.push(options?.cache);
    const next = sent.shift();
    if (next === undefined || next === null) throw new TypeError('offline');
    return typeof next === 'number' ? new Response('', { status: next }) : new Response(next);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it is fetched once, and kept for the next visit', async () => {
  sent = [SOUND];
  const here = networks();
  expect(here.here('home')).toBeNull();
  const [one, other] = await Promise.all([here.get('home'), here.get('home')]);
  expect(one).toBe(other);
  expect([one, here.here('home')]).toEqual([new TextEncoder().encode(SOUND), one]);
  expect(await networks().get('home')).toEqual(one);
  expect([fetched.length, missed]).toEqual([1, 0]);
});

test('which one is wanted is told by WebAssembly', () => {
  expect(networks().ofRecord('')).toBeNull();
  expect(networks().ofRecord('[JRN "1"]')).toBe('hunt');
});

test('offline before the first time: it is said once, and tried again a little later', async () => {
  const here = networks();
  expect(await here.get('home')).toBeNull();
  expect(await here.get('home')).toBeNull();
  expect([missed, fetched.length]).toEqual([1, 1]);
  vi.advanceTimersByTime(11_000);
  sent = [SOUND];
  expect(await here.get('home')).not.toBeNull();
  expect(missed).toBe(1);
});

test('whoever stays without it is reminded, and a connection is used at once', async () => {
  const here = networks();
  await here.get('home');
  vi.advanceTimersByTime(301_000);
  await here.get('home');
  expect(missed).toBe(2);
  dispatchEvent(new Event('online'));
  sent = [SOUND];
  expect(await here.get('home')).not.toBeNull();
});

test('a damaged file is refused, fetched past the cache, and never kept', async () => {
  sent = ['damaged', 'damaged again'];
  const here = networks();
  expect(await here.get('home')).toBeNull();
  expect([fetched, missed, shelf.files.size]).toEqual([[undefined, 'reload'], 1, 0]);
  dispatchEvent(new Event('online'));
  sent = ['damaged', SOUND];
  expect(await here.get('home')).not.toBeNull();
  expect(shelf.files.size).toBe(1);
});

test('what was damaged on the shelf is replaced', async () => {
  shelf.files.set('./home.jnet', new Response('damaged'));
  sent = [SOUND];
  expect(await networks().get('home')).not.toBeNull();
  expect(await shelf.files.get('./home.jnet')?.text()).toBe(SOUND);
});

test('a host that lacks it, or sends that of the other aim, gives none', async () => {
  sent = [404];
  expect(await networks().get('home')).toBeNull();
  sent = ['sound hunt', 'sound hunt'];
  expect(await networks().get('home')).toBeNull();
  expect([missed, fetched.length]).toEqual([2, 3]);
});

test('nobody waits for ever; what comes later serves the next question', async () => {
  let send: (file: Response) => void = () => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (send = resolve)));
  const here = networks();
  const waiting = here.get('home');
  await vi.advanceTimersByTimeAsync(8_100);
  expect(await waiting).toBeNull();
  expect(missed).toBe(1);
  send(new Response(SOUND));
  await vi.advanceTimersByTimeAsync(1);
  expect(here.here('home')).not.toBeNull();
});

test('without a shelf, on a page that did not come safely, it is fetched all the same', async () => {
  vi.stubGlobal('caches', undefined);
  sent = [SOUND];
  expect(await networks().get('home')).not.toBeNull();
});
