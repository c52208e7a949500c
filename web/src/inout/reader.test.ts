import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WorkerLike } from '../app/engine/asker.ts';
import type { FromWorker, ToWorker } from '../app/engine/messages.ts';
import { LARGEST, PATIENCE, ReaderInLine, TextReader } from './reader.ts';

/** A worker that never answers by itself. */
class SilentWorker implements WorkerLike {
  heard: ToWorker[] = [];
  ended = false;
  onmessage: Worker['onmessage'] = null;
  onerror: Worker['onerror'] = null;

  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  says(message: FromWorker): void {
    this.onmessage?.call(this as unknown as Worker, new MessageEvent('message', { data: message }));
  }

  answers(rules: string): void {
    this.says({ say: 'diagnosis', diagnosis: { rules } as never });
    this.says({ say: 'done' });
  }
}

let hired: SilentWorker[] = [];
let reader: TextReader;

beforeEach(() => {
  vi.useFakeTimers();
  hired = [];
  reader = new TextReader({
    module: {} as WebAssembly.Module,
    hire: () => {
      const worker = new SilentWorker();
      hired.push(worker);
      return worker;
    },
  });
});

afterEach(() => vi.useRealTimers());

test('a text is read by a worker, and never here', async () => {
  const reading = reader.read('1. a2-b2 *');
  expect(hired[0]?.heard.at(-1)).toMatchObject({ say: 'read', text: '1. a2-b2 *' });
  hired[0]?.answers('Edition 4.8');
  expect(await reading).toEqual({ found: { rules: 'Edition 4.8' } });
});

test('stopped, it ends the worker at once', async () => {
  const reading = reader.read('long');
  reader.stop();
  expect(await reading).toEqual({ found: null, trouble: 'stopped' });
  expect(hired[0]?.ended).toBe(true);
});

test('what takes too long is given up', async () => {
  const reading = reader.read('long');
  vi.advanceTimersByTime(PATIENCE - 1);
  expect(hired[0]?.ended).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await reading).toEqual({ found: null, trouble: 'slow' });
  expect(hired[0]?.ended).toBe(true);
});

test('what is too large is not even handed over', async () => {
  expect(await reader.read('x'.repeat(LARGEST + 1))).toEqual({ found: null, trouble: 'large' });
  expect(hired).toEqual([]);
});

test('the next text ends the one before it, or waits for it', async () => {
  const first = reader.read('one');
  const second = reader.read('two');
  expect(await first).toMatchObject({ trouble: 'stopped' });
  hired[1]?.answers('two');
  expect(await second).toEqual({ found: { rules: 'two' } });

  const line = new ReaderInLine(reader);
  const both = [line.read('three'), line.read('four')];
  await vi.waitFor(() => expect(hired[1]?.heard.at(-1)).toMatchObject({ text: 'three' }));
  hired[1]?.answers('three');
  await vi.waitFor(() => expect(hired[1]?.heard.at(-1)).toMatchObject({ text: 'four' }));
  hired[1]?.answers('four');
  expect((await Promise.all(both)).map(({ found }) => found?.rules)).toEqual(['three', 'four']);
});
