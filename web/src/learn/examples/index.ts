import type { Example, Examples } from './example.ts';
import { homeExamples } from './home.ts';
import { huntExamples } from './hunt.ts';

export type { Example } from './example.ts';

/** The editions whose texts and examples are those of the hunt. */
export const HUNTING: readonly string[] = ['2.0', '3.0', '4-draft'];

/** All examples of an edition. */
export function examplesOf(edition: string): Examples {
  return HUNTING.includes(edition) ? huntExamples(edition) : homeExamples(edition);
}

/** An example by name; `setting:standard` is the board at the beginning of a game. */
export function exampleOf(edition: string, id: string): Example {
  if (id.startsWith('setting:')) return { setting: id.slice(8), turns: [], refused: [] };
  const found = examplesOf(edition)[id];
  if (!found) throw new Error(`no example ${id} in edition ${edition}`);
  return found;
}
