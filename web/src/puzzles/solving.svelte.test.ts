import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { games, load } from '../app/engine/real.ts';
import type { PuzzleMark } from '../store/progress.ts';
import type { TryResult } from '../store/tries.ts';
import { initSync, puzzleReply } from '../wasm/explain.js';
import { turnsOf } from '../wasm/jersi.js';
import type { PuzzleReply, PuzzleTry } from '../wire/index.ts';
import { t } from '../words/words.svelte.ts';
import { ENDINGS } from './motifs.ts';
import type { ProverPort } from './prover.ts';
import { allPuzzles, type Puzzle } from './puzzles.ts';
import { Solving } from './solving.svelte.ts';
import { verdict } from './verdict.ts';

beforeAll(() => {
  load();
  initSync({ module: readFileSync(resolve('src/wasm/explain_bg.wasm')) });
});

/** The real solver, in the same thread. */
const prover: ProverPort = {
  reply: async (asked: PuzzleTry): Promise<PuzzleReply> =>
    JSON.parse(puzzleReply(JSON.stringify(asked), 'en')),
  leave: () => {},
};

interface Begun {
  solving: Solving;
  marks: PuzzleMark[];
  results: TryResult[];
}

function begun(puzzle: Puzzle, judge: ProverPort = prover): Begun {
  const marks: PuzzleMark[] = [];
  const results: TryResult[] = [];
  const around = {
    games,
    prover: judge,
    pause: async () => {},
    mark: (mark: PuzzleMark) => void marks.push(mark),
    tried: (result: TryResult) => void results.push(result),
  };
  return { solving: new Solving(puzzle, around, 'en'), marks, results };
}

/** What is said of a try. */
function said({ phase, puzzle, exercise, seen }: Solving): string {
  return verdict(phase, puzzle, exercise.hero, seen)?.whole ?? '';
}

function play(solving: Solving, text: string): void {
  solving.exercise.enter(text);
  solving.exercise.play();
}

/** Waits until the solver has spoken. */
async function settled(solving: Solving): Promise<void> {
  while (solving.phase.name === 'proving' || solving.phase.name === 'showing')
    await new Promise((go) => setTimeout(go));
}

function wrongTurn(puzzle: Puzzle): string {
  const turns: string[] = JSON.parse(turnsOf(puzzle.edition, puzzle.reserve, false, puzzle.position));
  expect(turns).toHaveLength(puzzle.legal);
  const wrong = turns.find((turn) => !puzzle.wins.includes(turn));
  if (!wrong) throw new Error('every turn wins');
  return wrong;
}

const puzzles = await allPuzzles();
/** So many of a sort, from all over the files: each costs a proof. */
function some(all: readonly Puzzle[], most = 8): Puzzle[] {
  return all.filter((_, n) => n % Math.ceil(all.length / most) === 0);
}
const wins = puzzles.filter((one) => one.goal === 'win');
const inOne = some(wins.filter((one) => one.turns === 1));
const inTwo = some(wins.filter((one) => one.turns === 3));
const holds = some(puzzles.filter((one) => one.goal === 'hold'));

test.each(inOne)('$id is won by each of its turns, and by no other that is tried', async (puzzle) => {
  for (const win of puzzle.wins) {
    const { solving, marks, results } = begun(puzzle);
    play(solving, win);
    expect(solving.phase).toMatchObject({ name: 'solved', ending: solving.exercise.view.ending?.sentence });
    expect([marks, results]).toEqual([['solved'], ['solved']]);
  }
  const { solving, marks, results } = begun(puzzle);
  play(solving, wrongTurn(puzzle));
  await settled(solving);
  expect(solving.phase).toMatchObject({ name: 'wrong', last: false });
  expect(solving.exercise.view.played, 'the answer stands on the board').toBe(2);
  solving.again();
  expect(solving.exercise.view.played).toBe(0);
  play(solving, puzzle.wins[0] ?? '');
  expect(marks).toEqual(['missed', 'solved']);
  expect(results, 'a visit counts once').toEqual(['missed']);
});

test.each(inTwo)(
  '$id: a right turn is answered and can be finished, a wrong one is refuted',
  async (puzzle) => {
    for (const win of puzzle.wins) {
      const { solving, marks, results } = begun(puzzle);
      play(solving, win);
      await settled(solving);
      expect(solving.phase).toMatchObject({ name: 'ask' });
      expect(solving.exercise.view.played).toBe(2);
      const judged = await prover.reply({ ...puzzle, tried: win });
      play(solving, judged?.line[1] ?? '');
      expect(solving.phase.name).toBe('solved');
      expect([marks, results]).toEqual([['solved'], ['solved']]);
    }
    const { solving, marks } = begun(puzzle);
    play(solving, wrongTurn(puzzle));
    await settled(solving);
    expect(solving.phase.name).toBe('wrong');
    expect(said(solving)).toContain(solving.phase.name === 'wrong' ? solving.phase.line[0] : '');
    expect(marks).toEqual(['missed']);
    solving.again();
    expect(solving.exercise.view.played).toBe(0);
    expect(solving.exercise.active).toBe(true);
  },
);

test('a wrong second turn is answered, and takes back only that turn', async () => {
  const puzzle = inTwo[0];
  if (!puzzle) throw new Error('none');
  const { solving } = begun(puzzle);
  play(solving, puzzle.wins[0] ?? '');
  await settled(solving);
  const { position } = solving.exercise.view;
  const turns: string[] = JSON.parse(turnsOf(puzzle.edition, puzzle.reserve, false, position));
  const judged = await prover.reply({ ...puzzle, tried: puzzle.wins[0] ?? '' });
  for (const turn of turns.filter((one) => one !== judged?.line[1]).slice(0, 3)) {
    play(solving, turn);
    await settled(solving);
    expect(solving.phase).toMatchObject({ name: 'wrong', last: true, why: 'goes-on' });
    const { phase, question } = solving;
    expect(question, 'by what the turn is answered').toMatchObject({ ask: 'why-not', turn, turns: 1 });
    expect(verdict(phase, puzzle, solving.exercise.hero, false, 'After that it is late.')).toMatchObject({
      detail: expect.stringContaining('Here is a turn that ends it at once.'),
      why: 'After that it is late.',
      whole: 'Here is a turn that ends it at once. After that it is late.',
    });
    solving.again();
    expect(solving.exercise.view.played).toBe(2);
    expect(solving.phase).toMatchObject({ name: 'ask', reply: judged?.line[0] });
  }
});

/** A defence out of a win in two: after its first turn and the answer, whatever is played loses; before, most turns hold. */
const lost: Puzzle = {
  ...(wins.find((one) => one.id === '48-01') as Puzzle),
  id: 'made-up',
  edition: '4.8',
  reserve: false,
  position: '6k-/8/5RRr-/2K-5/9/3S-4/3PR1PSF-/8/7 w - 15 63',
  goal: 'hold',
  turns: 1,
  wins: ['d4-d5'],
  motifs: ['only-defence'],
};

test('a turn that holds is right, and says why', async () => {
  const { solving, results } = begun(lost);
  play(solving, 'd4-d5');
  await settled(solving);
  expect(solving.phase).toEqual({ name: 'solved', ending: '', turn: 'd4-d5' });
  expect(said(solving)).toBe(
    'It holds: Black has no turn that wins. After any other turn he would have one.',
  );
  expect(results).toEqual(['solved']);
});

test('a turn that does not hold is shown to lose, to the end', async () => {
  const first = begun(wins.find((one) => one.turns === 3 && one.edition === '4.8') as Puzzle);
  play(first.solving, first.solving.puzzle.wins[0] ?? '');
  const { position } = first.solving.exercise.view;
  const puzzle: Puzzle = { ...first.solving.puzzle, position, goal: 'hold', turns: 1 };
  const { solving, results } = begun(puzzle);
  const turns: string[] = JSON.parse(turnsOf(puzzle.edition, puzzle.reserve, false, position));
  play(solving, turns[0] ?? '');
  await settled(solving);
  const { ending } = solving.exercise.view;
  expect(ending?.winner).not.toBe(solving.exercise.hero);
  expect(solving.phase).toMatchObject({ name: 'wrong', why: 'lost', told: ending?.sentence });
  expect(said(solving)).toContain(ending?.sentence);
  expect(results).toEqual(['missed']);
});

test.each(holds)('$id is held by each of its turns, and another one loses', async (puzzle) => {
  for (const hold of puzzle.wins) {
    const { solving, results } = begun(puzzle);
    play(solving, hold);
    await settled(solving);
    expect(solving.phase.name).toBe('solved');
    expect(results).toEqual(['solved']);
  }
  const { solving } = begun(puzzle);
  play(solving, wrongTurn(puzzle));
  await settled(solving);
  expect(solving.phase).toMatchObject({ name: 'wrong' });
  expect(solving.exercise.view.ending?.winner).not.toBe(solving.exercise.hero);
});

test('a hint helps, and is told', async () => {
  const puzzle = inOne[0];
  if (!puzzle) throw new Error('none');
  const { solving, results } = begun(puzzle);
  expect(solving.hint()).not.toBeNull();
  play(solving, puzzle.wins[0] ?? '');
  expect(results).toEqual(['helped']);
});

test('why a turn wins is said by what explains it, or by what the puzzle is about', async () => {
  const puzzle = inTwo[0];
  if (!puzzle) throw new Error('none');
  const { solving } = begun(puzzle);
  await solving.show();
  const [first = ''] = puzzle.wins;
  expect(solving.question).toMatchObject({ ask: 'why-it-wins', turn: first, turns: 3 });
  const told = verdict(solving.phase, puzzle, solving.exercise.hero, true, 'It wins by force.');
  expect(told).toMatchObject({
    detail: solving.exercise.view.ending?.sentence,
    why: `${first} · It wins by force.`,
  });
  const wrong = begun(puzzle).solving;
  play(wrong, wrongTurn(puzzle));
  await settled(wrong);
  expect(wrong.question).toMatchObject({ ask: 'why-not', turn: wrongTurn(puzzle) });
});

test('without an explainer only that is said which is so whatever was played', () => {
  const solved = { name: 'solved', ending: 'White wins.', turn: 'd2=f3' } as const;
  for (const puzzle of wins) {
    const { why } = verdict(solved, puzzle, 'white', false) ?? { why: '' };
    for (const motif of ['king-sent-back', 'top-taken', ...ENDINGS] as const)
      expect(why, puzzle.id).not.toContain(t(`motif-why-${motif}`));
  }
});

test('the solution is played to the end, and what was seen is remembered', async () => {
  for (const puzzle of [inOne[0], inTwo[0]]) {
    if (!puzzle) throw new Error('none');
    const { solving, marks, results } = begun(puzzle);
    await solving.show();
    // The solution ends the game, and says by what.
    expect(solving.phase).toMatchObject({ name: 'shown', ending: solving.exercise.view.ending?.sentence });
    expect(said(solving)).toContain(solving.exercise.view.ending?.sentence);
    expect(solving.exercise.view.ending?.winner).toBe(solving.exercise.hero);
    expect([marks, results]).toEqual([['shown'], ['shown']]);
    solving.again();
    expect(solving.exercise.view.played).toBe(0);
  }
});

test('a solver that breaks is told, and the puzzle can be begun again', async () => {
  const puzzle = inTwo[0];
  if (!puzzle) throw new Error('none');
  const { solving, results } = begun(puzzle, {
    reply: () => Promise.reject(new Error('no')),
    leave: () => {},
  });
  play(solving, puzzle.wins[0] ?? '');
  await settled(solving);
  expect(solving.phase.name).toBe('failed');
  expect(results).toEqual([]);
  solving.again();
  expect(solving.exercise.active).toBe(true);
});
