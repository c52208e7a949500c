import { addressOf } from '../pages/address.ts';
import { progress } from '../store/progress.svelte.ts';
import { type Task, tasks } from './tasks.ts';

/** The task with this number, from 1; null beyond the last. */
export function taskOf(number: string): Task | null {
  return tasks[Number(number) - 1] ?? null;
}

/** The number of the first task that is not done; 1 when all are. */
export function firstOpen(): number {
  return Math.max(1, tasks.findIndex((task) => !progress.lesson.includes(task.name)) + 1);
}

/** How many tasks are not done. */
export function left(): number {
  return tasks.filter((task) => !progress.lesson.includes(task.name)).length;
}

/** The address of a task by its number; of the end beyond the last. */
export function lessonAddress(number: number): string {
  return addressOf('learn', ['lesson', number > tasks.length ? 'end' : String(number)]);
}
