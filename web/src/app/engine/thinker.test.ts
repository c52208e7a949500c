import { beforeEach, expect, test } from 'vitest';
import type { ThinkRequest } from '../../wire/index.ts';
import { news } from '../fakes.svelte.ts';
import type { WorkerLike } from './asker.ts';
import type { FromWorker, ToWorker } from './messages.ts';
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

let hired: FakeWorker[] = [];
let thinker: WorkerThinker;

beforeEach(() => {
  hired = [];
  thinker = new WorkerThinker({} as WebAssembly.Module, () => {
    const worker = new FakeWorker();
    hired.push(worker);
    return worker;
  });
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
