import { beforeAll, expect, test } from 'vitest';
import { games, load } from '../app/engine/real.ts';
import { Exercise, type Played } from '../practice/exercise.svelte.ts';
import { reached } from './goals.ts';
import { type Task, tasks } from './tasks.ts';
import tries from './tries.json';

beforeAll(() => void load());

/** Plays a turn as the person does. */
function played(task: Task, text: string): Played {
  const heard: Played[] = [];
  const exercise = new Exercise(games, task, 'en', (one) => heard.push(one));
  exercise.enter(text);
  exercise.play();
  const [only] = heard;
  if (!only) throw new Error(`${task.name}: ${text} was not played: ${exercise.fault}`);
  return only;
}

test('there are ten tasks, each with a name of its own', () => {
  expect(tasks).toHaveLength(10);
  expect(new Set(tasks.map((task) => task.name)).size).toBe(10);
});

test.each(tasks)('$name is done by its example', (task) => {
  expect(reached(task.goal, played(task, task.example))).toBe(true);
});

test.each(Object.entries(tries))('%s tells what was asked from other legal turns', (name, turns) => {
  const task = tasks.find((one) => one.name === name);
  if (!task) throw new Error(name);
  for (const [turn, done] of Object.entries(turns)) {
    expect([turn, reached(task.goal, played(task, turn))]).toEqual([turn, done]);
  }
});

test('what Black answers is legal after the example, and takes the fool that took', () => {
  const answered = tasks.filter((task) => task.answer !== undefined);
  expect(answered.map((task) => task.name)).toEqual(['fool']);
  for (const task of answered) {
    const exercise = new Exercise(games, task, 'en', () => {});
    exercise.enter(task.example);
    exercise.play();
    expect(exercise.view.last?.legs[0]?.pieces[0]?.kind).toBe('fool');
    const { trail } = exercise.playText(task.answer ?? '');
    expect(trail.legs[0]?.captured.map((piece) => [piece.color, piece.kind])).toEqual([['white', 'fool']]);
  }
});

test('the first task is the first win, and two presses do it', () => {
  const [first] = tasks;
  if (first?.goal !== 'win') throw new Error('it is no win');
  const exercise = new Exercise(games, first, 'en', () => {});
  for (const cell of ['h4', 'i4']) exercise.act({ type: 'press', cell, aimed: null });
  expect(exercise.view.ending?.winner).toBe('white');
});

test('what a person is shown waits to be played', () => {
  for (const task of tasks) {
    const exercise = new Exercise(games, task, 'fr', () => {});
    exercise.enter(task.example);
    expect(exercise.view.entry.playable).not.toBeNull();
    expect(exercise.view.played).toBe(0);
    exercise.clear();
    expect(exercise.view.entry.done).toEqual([]);
  }
});
