import { beforeEach, expect, test } from 'vitest';
import type { ThinkRequest } from '../../wire/index.ts';
import { news } from '../fakes.svelte.ts';
import type { WorkerLike } from './asker.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import type { Aim, NetworkPort } from './networks.ts';
import { WorkerThinker } from './thinker.ts';

const request: ThinkRequest = {
  record: '',
  opponent: { type: 'engine', level: 3, seed: 1 },
  moveTime: null,
  clock: null,
  lines: 1,
};

class FakeWorker implements WorkerLike {
  heard: ToWorker['say'][] = [];
  ended = false;
  onmessage: Worker['onmessage'] = null;
  onerror: Worker['onerror'] = null;

  postMessage(message: ToWorker): void {
    this.heard.push(message.say);
  }

  terminate(): void {
    this.ended = true;
  }

  /** Tells something; after an answer, that it was the last. */
  says(message: FromWorker): void {
    this.#send(message);
    if (message.say === 'answer') this.#send({ say: 'done' });
  }

  #send(message: FromWorker): void {
    this.onmessage?.call(this as unknown as Worker, new MessageEvent('message', { data: message }));
  }
}

/** Networks for level 8 and above, which come when the test lets them. */
class FakeNetworks implements NetworkPort {
  readonly #here = new Map<Aim, Uint8Array>();
  readonly #waiting: (() => void)[] = [];
  asked: Aim[] = [];

  ofThought({ opponent }: ThinkRequest): Aim | null {
    return opponent.type === 'engine' && opponent.level >= 8 ? 'home' : null;
  }

  ofRecord(): Aim | null {
    return 'home';
  }

  here(aim: Aim): Uint8Array | null {
    return this.#here.get(aim) ?? null;
  }

  get(aim: Aim): Promise<Uint8Array | null> {
    this.asked.push(aim);
    return new Promise((resolve) => this.#waiting.push(() => resolve(this.here(aim))));
  }

  /** Everyone who waits gets it, or hears that it cannot be had. */
  async comes(file: Uint8Array | null): Promise<void> {
    if (file) this.#here.set('home', file);
    for (const goOn of this.#waiting.splice(0)) goOn();
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

let hired: FakeWorker[] = [];
let networks: FakeNetworks;
let thinker: WorkerThinker;
const strong: ThinkRequest = { ...request, opponent: { type: 'engine', level: 8, seed: 1 } };

beforeEach(() => {
  hired = [];
  networks = new FakeNetworks();
  const hire = (): FakeWorker => {
    const worker = new FakeWorker();
    hired.push(worker);
    return worker;
  };
  thinker = new WorkerThinker({} as WebAssembly.Module, hire, networks);
});

test('it begins once, tells its news and answers', async () => {
  const heard: number[] = [];
  const answer = thinker.think(request, (thought) => heard.push(thought.whiteChance));
  hired[0]?.says({ say: 'news', thought: news(0.4) });
  hired[0]?.says({ say: 'answer', thought: { ...news(0.6), best: 'a2-b2', done: true } });
  expect((await answer)?.best).toBe('a2-b2');
  expect(heard).toEqual([0.4]);
  void thinker.think(request, () => {});
  expect(hired.map((worker) => worker.heard)).toEqual([['begin', 'think', 'think']]);
});

test('told to move, it answers at once with the best so far, and another worker comes next', async () => {
  const answer = thinker.think(request, () => {});
  thinker.moveNow();
  expect(hired[0]?.ended).toBe(false);
  hired[0]?.says({ say: 'news', thought: { ...news(0.4), best: 'c1-c2' } });
  thinker.moveNow();
  expect(await answer).toMatchObject({ best: 'c1-c2', done: true });
  expect(hired[0]?.ended).toBe(true);
  void thinker.think(request, () => {});
  expect(hired).toHaveLength(2);
});

test('stopped, it answers nothing, and late words are not heard', async () => {
  const answer = thinker.think(request, () => {});
  thinker.stop();
  expect(await answer).toBeNull();
  hired[0]?.says({ say: 'answer', thought: news(0.4) });
  const next = thinker.think(request, () => {});
  hired[0]?.says({ say: 'answer', thought: { ...news(0.9), best: 'old' } });
  hired[1]?.says({ say: 'answer', thought: { ...news(0.1), best: 'new' } });
  expect((await next)?.best).toBe('new');
});

test('a fault ends the worker and is told', async () => {
  const answer = thinker.think(request, () => {});
  hired[0]?.says({ say: 'fault', text: 'unreachable' });
  await expect(answer).rejects.toThrow('unreachable');
  expect(hired[0]?.ended).toBe(true);
});

test('a strong opponent gets its network once, before the first question', async () => {
  void thinker.think(request, () => {});
  expect([hired[0]?.heard, networks.asked]).toEqual([['begin', 'think'], []]);
  thinker.stop();
  const answer = thinker.think(strong, () => {});
  expect(hired[1]?.heard).toEqual(['begin']);
  await networks.comes(new Uint8Array(1));
  expect(hired[1]?.heard).toEqual(['begin', 'network', 'think']);
  hired[1]?.says({ say: 'answer', thought: { ...news(0.6), best: 'a2-b2', done: true } });
  expect((await answer)?.best).toBe('a2-b2');
  void thinker.think(strong, () => {});
  expect(hired[1]?.heard).toEqual(['begin', 'network', 'think', 'think']);
  expect(networks.asked).toEqual(['home']);
});

test('another worker gets the network again, from what is here', async () => {
  void thinker.think(strong, () => {});
  await networks.comes(new Uint8Array(1));
  thinker.stop();
  void thinker.think(strong, () => {});
  await networks.comes(null);
  expect(hired[1]?.heard).toEqual(['begin', 'network', 'think']);
  expect(networks.asked).toEqual(['home']);
});

test('where the network cannot be had it thinks without, and asks again the next time', async () => {
  const answer = thinker.think(strong, () => {});
  await networks.comes(null);
  expect(hired[0]?.heard).toEqual(['begin', 'think']);
  hired[0]?.says({ say: 'answer', thought: { ...news(0.6), best: 'a2-b2', done: true } });
  expect((await answer)?.best).toBe('a2-b2');
  void thinker.think(strong, () => {});
  await networks.comes(new Uint8Array(1));
  expect(hired[0]?.heard).toEqual(['begin', 'think', 'network', 'think']);
});

test('stopped while it waits for a network, it answers nothing and asks nothing', async () => {
  const answer = thinker.think(strong, () => {});
  thinker.moveNow();
  thinker.stop();
  expect(await answer).toBeNull();
  await networks.comes(new Uint8Array(1));
  expect(hired[0]?.heard).toEqual(['begin']);
});
