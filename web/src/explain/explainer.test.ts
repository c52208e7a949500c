// The real WebAssembly, answering in the same thread.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import type { WorkerLike } from '../app/engine/asker.ts';
import { Prover } from '../puzzles/prover.ts';
import { toasts } from '../ui/toasts.svelte.ts';
import { explain, initSync, puzzleReply } from '../wasm/explain.js';
import { aboutProposal, aboutTurn, Explainer, whyItWins, whyNot } from './explainer.ts';
import { tellHint } from './hint.ts';
import type { FromExplainer, ToExplainer } from './messages.ts';
import { Questions } from './questions.ts';

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
    postMessage(asked: ToExplainer): void {
      let data: FromExplainer;
      const request = JSON.stringify(asked.request);
      try {
        data =
          asked.say === 'judge'
            ? { reply: JSON.parse(puzzleReply(request, asked.language)) }
            : { explained: JSON.parse(explain(request, asked.language)) };
      } catch (fault) {
        data = { fault: String(fault) };
      }
      queueMicrotask(() => made.onmessage?.call({} as Worker, { data } as MessageEvent<FromExplainer>));
    },
  };
  return made;
}

function explaining(ended = vi.fn()): Explainer {
  return new Explainer(new Questions(() => worker(ended)));
}

test('the answer of a puzzle says why it wins, with the line', async () => {
  const explained = await explaining().explain(whyItWins(PUZZLE, 'g6=g4-g3', 3));
  expect(explained?.text).toMatch(
    /^It wins by force; after \S+, for example, \S+ brings White's king home\./,
  );
  expect(explained?.line).toHaveLength(3);
  expect(explained?.facts[0]).toMatchObject({ claim: 'forces', reason: 'king-arrived', inTurns: 2 });
});

test('a wrong try says what refutes it', async () => {
  const explained = await explaining().explain(whyNot(PUZZLE, 'f3-g3', 3));
  const [tried, reply] = explained?.line ?? [];
  expect(tried).toBe('f3-g3');
  expect(explained?.text).toContain(`After ${reply}, White does not win in time any more.`);
  const known = await explaining().explain(whyNot(PUZZLE, 'f3-g3', 3, reply));
  expect(known).toEqual(explained);
});

test('a mistake says what it misses', async () => {
  const explained = await explaining().explain(aboutTurn(PUZZLE, 'd4-d5', 'g6=g4-g3'));
  expect(explained?.text).toContain('misses a forced win, for example g6=g4-g3 ');
});

test('a turn that nobody has played foretells no ransom', async () => {
  const position = '3k-3/6r-1/6K-/1S-5P-/2F-6/8/r-4P-1/8/4S-2 b - 1 44';
  const where = { edition: '4.8', reserve: false, ransom: true, position };
  const played = await explaining().explain(aboutTurn(where, 'h7-g7!!#f8/K:a2'));
  expect(played?.text).toContain('gets the paper on f8 as a ransom');
  const proposed = await explaining().explain(aboutProposal(where, 'h7-g7!!#f8/K:a2'));
  expect(proposed?.text).toContain('asks for one of the papers as a ransom');
});

test('a question ends the one before it, and what is wrong is thrown', async () => {
  const ended = vi.fn();
  const explainer = explaining(ended);
  const first = explainer.explain(aboutTurn(PUZZLE, 'd4-d5'));
  const second = explainer.explain(aboutTurn(PUZZLE, 'd4-d5'));
  expect(await first).toBeNull();
  expect(ended).toHaveBeenCalledOnce();
  expect((await second)?.text).not.toBe('');
  await expect(explainer.explain(aboutTurn(PUZZLE, 'a1-a2'))).rejects.toThrow('bad-turn');
});

test('a try at a puzzle is judged, and a try ends the judgement of the one before it', async () => {
  const asked = { ...PUZZLE, goal: 'win', turns: 3 } as const;
  const ended = vi.fn();
  const hired = vi.fn(() => worker(ended));
  const prover = new Prover(new Questions(hired));
  prover.prepare();
  expect(hired).toHaveBeenCalledOnce();
  const first = prover.reply({ ...asked, tried: 'd4-d5' });
  const right = await prover.reply({ ...asked, tried: 'g6=g4-g3' });
  expect(await first).toBeNull();
  expect([hired, ended].map((one) => one.mock.calls.length)).toEqual([2, 1]);
  expect(right).toMatchObject({ right: true });
  expect(right?.line).toHaveLength(2);
  expect(await prover.reply({ ...asked, tried: 'd4-d5' })).toMatchObject({ right: false });
  await expect(prover.reply({ ...asked, tried: 'a1-a2' })).rejects.toThrow('bad-turn');
});

test('whoever leaves ends a worker that idles too', () => {
  const ended = vi.fn();
  const prover = new Prover(new Questions(() => worker(ended)));
  prover.leave();
  expect(ended).not.toHaveBeenCalled();
  prover.prepare();
  prover.leave();
  expect(ended).toHaveBeenCalledOnce();
});

test('a hint is explained, unless the game has gone on', async () => {
  const explainer = explaining();
  await tellHint(PUZZLE, 'g6=g4-g3', () => false, explainer);
  expect(toasts()).toEqual([]);
  await tellHint(PUZZLE, 'g6=g4-g3', () => true, explainer);
  expect(toasts()[0]?.text).toMatch(/^g6=g4-g3 · It wins by force/);
});
