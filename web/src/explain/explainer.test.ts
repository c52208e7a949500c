// The real WebAssembly, answering in the same thread.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import type { WorkerLike } from '../app/engine/asker.ts';
import { toasts } from '../ui/toasts.svelte.ts';
import { explain, initSync } from '../wasm/explain.js';
import { aboutTurn, Explainer, whyItWins, whyNot } from './explainer.ts';
import { tellHint } from './hint.ts';
import type { FromExplainer, ToExplainer } from './messages.ts';

beforeAll(() => {
  initSync({ module: readFileSync(resolve('src/wasm/explain_bg.wasm')) });
});

/** White brings the king home in two, by `g6=g4-g3` alone. */
const PUZZLE = {
  edition: '4.8',
  reserve: false,
  position: '6k-/8/5RRr-/2K-5/9/3S-4/3PR1PSF-/8/7 w - 15 63',
};

/** A worker that answers soon, as the real one does. */
function worker(ended = vi.fn()): WorkerLike {
  const made: WorkerLike = {
    onmessage: null,
    onerror: null,
    terminate: ended,
    postMessage({ request, language }: ToExplainer): void {
      let data: FromExplainer;
      try {
        data = { explained: JSON.parse(explain(JSON.stringify(request), language)) };
      } catch (fault) {
        data = { fault: String(fault) };
      }
      queueMicrotask(() => made.onmessage?.call({} as Worker, { data } as MessageEvent<FromExplainer>));
    },
  };
  return made;
}

test('the answer of a puzzle says why it wins, with the line', async () => {
  const explained = await new Explainer(() => worker()).explain(whyItWins(PUZZLE, 'g6=g4-g3', 3));
  expect(explained?.text).toMatch(/^It wins by force, for example by .+, which brings White's king home\./);
  expect(explained?.line).toHaveLength(3);
  expect(explained?.facts[0]).toMatchObject({ claim: 'forces', reason: 'king-arrived', inTurns: 2 });
});

test('a wrong try says what refutes it', async () => {
  const explained = await new Explainer(() => worker()).explain(whyNot(PUZZLE, 'f3-g3', 3));
  const [tried, reply] = explained?.line ?? [];
  expect(tried).toBe('f3-g3');
  expect(explained?.text).toContain(`After ${reply}, White does not win in time any more.`);
  const known = await new Explainer(() => worker()).explain(whyNot(PUZZLE, 'f3-g3', 3, reply));
  expect(known).toEqual(explained);
});

test('a mistake says what it misses', async () => {
  const explained = await new Explainer(() => worker()).explain(aboutTurn(PUZZLE, 'd4-d5', 'g6=g4-g3'));
  expect(explained?.text).toContain('misses g6=g4-g3');
});

test('a question ends the one before it, and what is wrong is thrown', async () => {
  const ended = vi.fn();
  const explainer = new Explainer(() => worker(ended));
  const first = explainer.explain(aboutTurn(PUZZLE, 'd4-d5'));
  const second = explainer.explain(aboutTurn(PUZZLE, 'd4-d5'));
  expect(await first).toBeNull();
  expect(ended).toHaveBeenCalledOnce();
  expect((await second)?.text).not.toBe('');
  await expect(explainer.explain(aboutTurn(PUZZLE, 'a1-a2'))).rejects.toThrow('bad-turn');
});

test('a hint is explained, unless the game has gone on', async () => {
  const explainer = new Explainer(() => worker());
  await tellHint(PUZZLE, 'g6=g4-g3', () => false, explainer);
  expect(toasts()).toEqual([]);
  await tellHint(PUZZLE, 'g6=g4-g3', () => true, explainer);
  expect(toasts()[0]?.text).toMatch(/^g6=g4-g3 · It wins by force/);
});
