import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Lines } from '../wire/index.ts';
import type { AnalystPort } from './analyst.ts';
import { Live } from './live.svelte.ts';

const FOUND = { depth: 3, nodes: 9, lines: [], done: false };

/** An analyst who tells what a test lets it tell. */
class Puppet implements AnalystPort {
  readonly asked: string[] = [];
  tell: (lines: Lines) => void = () => {};
  #end: (lines: Lines | null) => void = () => {};

  lines(request: { record: string }, hear: (lines: Lines) => void): Promise<Lines | null> {
    this.asked.push(request.record);
    this.tell = hear;
    return new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  game = async (): Promise<boolean> => true;
  tryTurn = async (): Promise<null> => null;

  stop(): void {
    this.#end(null);
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('live analysis waits a moment, follows, and keeps what it found when it is stopped', async () => {
  const analyst = new Puppet();
  const live = new Live(analyst);
  live.follow({ record: 'one', lines: 3, over: false });
  live.follow({ record: 'two', lines: 3, over: false });
  await vi.advanceTimersByTimeAsync(1000);
  expect(analyst.asked).toEqual(['two']);
  analyst.tell(FOUND);
  expect([live.foundFor('two'), live.running]).toEqual([FOUND, true]);
  live.stop();
  expect([live.foundFor('two'), live.running]).toEqual([FOUND, false]);
  live.follow({ record: 'two', lines: 4, over: false });
  expect(live.foundFor('two')).toBe(FOUND);
  live.follow({ record: 'three', lines: 4, over: true });
  await vi.advanceTimersByTimeAsync(1000);
  expect([live.foundFor('three'), live.running, analyst.asked.length]).toEqual([null, false, 1]);
});

test('lines belong to the position they were found for', async () => {
  const analyst = new Puppet();
  const live = new Live(analyst);
  live.follow({ record: 'two turns', lines: 3, over: false });
  await vi.advanceTimersByTimeAsync(1000);
  analyst.tell(FOUND);
  // Stopped, then one turn back, and forth again.
  live.stop();
  expect(live.foundFor('one turn')).toBeNull();
  expect(live.foundFor('two turns')).toBe(FOUND);
});

test('what was still on its way when another position was asked about is not shown for that one', async () => {
  const analyst = new Puppet();
  const live = new Live(analyst);
  live.follow({ record: 'two turns', lines: 3, over: false });
  await vi.advanceTimersByTimeAsync(1000);
  const late = analyst.tell;
  live.follow({ record: 'one turn', lines: 3, over: false });
  await vi.advanceTimersByTimeAsync(1000);
  late(FOUND);
  expect(live.foundFor('one turn')).toBeNull();
});
