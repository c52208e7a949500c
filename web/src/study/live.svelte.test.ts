import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Lines } from '../wire/index.ts';
import type { AnalystPort } from './analyst.ts';
import { type Asked, Live } from './live.svelte.ts';

function found(position: string, depth = 3, count = 1): Lines {
  const trail = { player: 'white' as const, text: 'a2-b2', legs: [], sentence: '' };
  const line = { scoreKind: 'units' as const, score: 9, whiteChance: 0.6, turns: ['a2-b2'], trail };
  return { position, depth, nodes: 9, lines: Array(count).fill(line), done: false };
}

function at(position: string, over = false, lines = 3): Asked {
  return { position, record: () => `the game to ${position}`, lines, over };
}

/** An analyst who tells what a test lets it tell. */
class Puppet implements AnalystPort {
  readonly asked: string[] = [];
  breaks = false;
  tell: (lines: Lines) => void = () => {};
  #end: (lines: Lines | null) => void = () => {};

  lines(request: { record: string }, hear: (lines: Lines) => void): Promise<Lines | null> {
    this.asked.push(request.record);
    if (this.breaks) return Promise.reject(new Error('no engine'));
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

const moment = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1000);

test('live analysis waits a moment, follows, and keeps what it found when it is stopped', async () => {
  const analyst = new Puppet();
  const live = new Live(analyst);
  live.follow(at('one'));
  live.follow(at('two'));
  await moment();
  // The game is written once, for the position where somebody stays.
  expect(analyst.asked).toEqual(['the game to two']);
  const lines = found('two');
  analyst.tell(lines);
  expect([live.known('two'), live.running]).toEqual([{ lines, kept: false }, true]);
  live.stop();
  expect([live.known('two'), live.running]).toEqual([{ lines, kept: true }, false]);
  live.follow(at('three', true));
  await moment();
  expect([live.known('three'), live.running, analyst.asked.length]).toEqual([null, false, 1]);
});

test('lines are never shown for another position, stopped or on their way', async () => {
  const analyst = new Puppet();
  const live = new Live(analyst);
  live.follow(at('two turns'));
  await moment();
  analyst.tell(found('two turns'));
  // Stopped, then one turn back.
  live.stop();
  expect(live.known('one turn')).toBeNull();
  // What was still on its way when another position was asked about belongs to the one it tells.
  const late = analyst.tell;
  live.follow(at('one turn'));
  await moment();
  late(found('two turns', 9));
  expect(live.known('one turn')).toBeNull();
  expect(live.known('two turns')?.lines.depth).toBe(9);
});

test('lines come from depth two on; deeper ones from before stay, marked as kept, until they are reached', async () => {
  const analyst = new Puppet();
  const live = new Live(analyst);
  live.follow(at('here'));
  await moment();
  analyst.tell(found('here', 1));
  expect(live.known('here')).toBeNull();
  analyst.tell(found('here', 5));
  live.follow(at('there'));
  live.follow(at('here'));
  await moment();
  analyst.tell(found('here', 3));
  expect(live.known('here')).toMatchObject({ kept: true, lines: { depth: 5 } });
  analyst.tell(found('here', 5));
  expect(live.known('here')).toMatchObject({ kept: false, lines: { depth: 5 } });
  // More lines are news, however deep.
  analyst.tell(found('here', 2, 5));
  expect(live.known('here')?.lines.lines).toHaveLength(5);
  // A game with one turn left is looked through at depth one.
  analyst.tell({ ...found('end', 1), done: true });
  expect(live.known('end')).not.toBeNull();
});

test('an engine that does not come can be asked again', async () => {
  const analyst = new Puppet();
  analyst.breaks = true;
  const live = new Live(analyst);
  live.follow(at('here'));
  await moment();
  expect([live.broken, live.running]).toEqual([true, false]);
  analyst.breaks = false;
  live.again();
  await moment();
  expect([live.broken, live.running, analyst.asked.length]).toEqual([false, true, 2]);
});
