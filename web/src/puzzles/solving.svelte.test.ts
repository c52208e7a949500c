import { beforeAll, expect, test } from 'vitest';
import { games, load } from '../app/engine/real.ts';
import type { PuzzleMark } from '../store/progress.ts';
import { puzzleReply, turnsOf } from '../wasm/jersi.js';
import type { PuzzleReply, PuzzleTry } from '../wire/index.ts';
import type { ProverPort } from './prover.ts';
import { nextOpen, type Puzzle, puzzles } from './puzzles.ts';
import { Solving } from './solving.svelte.ts';

beforeAll(() => void load());

/** The real solver, in the same thread. */
const prover: ProverPort = {
  reply: async (asked: PuzzleTry): Promise<PuzzleReply> =>
    JSON.parse(puzzleReply(JSON.stringify(asked), 'en')),
  stop: () => {},
};

function begun(puzzle: Puzzle, judge: ProverPort = prover): { solving: Solving; marks: PuzzleMark[] } {
  const marks: PuzzleMark[] = [];
  const around = {
    games,
    prover: judge,
    pause: async () => {},
    mark: (mark: PuzzleMark) => void marks.push(mark),
  };
  return { solving: new Solving(puzzle, around, 'en'), marks };
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

const inOne = puzzles.filter((one) => one.turns === 1);
const inTwo = puzzles.filter((one) => one.turns === 3);

test('there are twenty and ten, in one and in two', () => {
  expect(puzzles.filter((one) => one.edition === '4.8')).toHaveLength(20);
  expect(puzzles.filter((one) => ['2.0', '3.0'].includes(one.edition))).toHaveLength(10);
  expect(inOne.length).toBeGreaterThan(8);
  expect(inTwo.length).toBeGreaterThan(12);
  expect(new Set(puzzles.map((one) => one.id)).size).toBe(30);
});

test.each(inOne)('$id is won by each of its turns, and by no other that is tried', async (puzzle) => {
  for (const win of puzzle.wins) {
    const { solving, marks } = begun(puzzle);
    play(solving, win);
    expect(solving.phase.name).toBe('solved');
    expect(marks).toEqual(['solved']);
  }
  const { solving, marks } = begun(puzzle);
  play(solving, wrongTurn(puzzle));
  expect(solving.phase).toMatchObject({ name: 'wrong', why: 'goes-on', last: false });
  solving.again();
  expect(solving.exercise.view.played).toBe(0);
  play(solving, puzzle.wins[0] ?? '');
  expect(marks).toEqual(['missed', 'solved']);
});

test.each(inTwo)(
  '$id: a right turn is answered and can be finished, a wrong one is refuted',
  async (puzzle) => {
    for (const win of puzzle.wins) {
      const { solving, marks } = begun(puzzle);
      play(solving, win);
      await settled(solving);
      expect(solving.phase).toMatchObject({ name: 'ask' });
      expect(solving.exercise.view.played).toBe(2);
      const first = solving.hint();
      expect(first).not.toBeNull();
      const judged = await prover.reply({ ...puzzle, tried: win });
      play(solving, judged?.then ?? '');
      expect(solving.phase.name).toBe('solved');
      expect(marks).toEqual(['solved']);
    }
    const { solving, marks } = begun(puzzle);
    play(solving, wrongTurn(puzzle));
    await settled(solving);
    expect(solving.phase.name).toBe('wrong');
    expect(marks).toEqual(['missed']);
    solving.again();
    expect(solving.exercise.view.played).toBe(0);
    expect(solving.exercise.active).toBe(true);
  },
);

test('a wrong second turn takes back only that turn', async () => {
  const puzzle = inTwo[0];
  if (!puzzle) throw new Error('none');
  const { solving } = begun(puzzle);
  play(solving, puzzle.wins[0] ?? '');
  await settled(solving);
  const { position } = solving.exercise.view;
  const turns: string[] = JSON.parse(turnsOf(puzzle.edition, puzzle.reserve, false, position));
  const judged = await prover.reply({ ...puzzle, tried: puzzle.wins[0] ?? '' });
  for (const turn of turns.filter((one) => one !== judged?.then).slice(0, 3)) {
    play(solving, turn);
    expect(solving.phase).toMatchObject({ name: 'wrong', last: true });
    solving.again();
    expect(solving.exercise.view.played).toBe(2);
    expect(solving.phase).toMatchObject({ name: 'ask', reply: judged?.reply });
  }
});

test('the solution is played to the end, and what was seen is remembered', async () => {
  for (const puzzle of [inOne[0], inTwo[0]]) {
    if (!puzzle) throw new Error('none');
    const { solving, marks } = begun(puzzle);
    await solving.show();
    // The solution ends the game, and says by what.
    expect(solving.phase).toMatchObject({ name: 'shown', ending: solving.exercise.view.ending?.sentence });
    expect(solving.exercise.view.ending?.winner).toBe(solving.exercise.hero);
    expect(marks).toEqual(['shown']);
    solving.again();
    expect(solving.exercise.view.played).toBe(0);
  }
});

test('a solver that breaks is told, and the puzzle can be begun again', async () => {
  const puzzle = inTwo[0];
  if (!puzzle) throw new Error('none');
  const { solving } = begun(puzzle, { reply: () => Promise.reject(new Error('no')), stop: () => {} });
  play(solving, puzzle.wins[0] ?? '');
  await settled(solving);
  expect(solving.phase.name).toBe('failed');
  solving.again();
  expect(solving.exercise.active).toBe(true);
});

test('the next unsolved puzzle comes after this one, then from the beginning', () => {
  const [first, second] = puzzles;
  const last = puzzles.at(-1);
  if (!first || !second || !last) throw new Error('none');
  expect(nextOpen(null, () => false)).toBe(first);
  expect(nextOpen(first, () => false)).toBe(second);
  expect(nextOpen(last, () => false)).toBe(first);
  expect(nextOpen(first, (id) => id !== last.id)).toBe(last);
  expect(nextOpen(first, () => true)).toBeNull();
});
