import type { StudyTurn } from '../wire/index.ts';
import type { Desk } from './desk.svelte.ts';

/** A turn of a line as it is written. */
export interface Part {
  turn: StudyTurn;
  /** Its number stands before it: White's turns, and where a line begins or goes on after something else. */
  numbered: boolean;
  /** What could have been played in its place, each the first turn of a line. */
  variations: readonly number[];
}

/** The line that goes on from a turn by the first of what may follow; `begin` is another one to begin with. From the
 * turn `hidden` of the game on nothing is told. */
export function lineOf(
  desk: Pick<Desk, 'turn' | 'after'>,
  from: number,
  begin: number | undefined,
  hidden: number,
): Part[] {
  const parts: Part[] = [];
  let interrupted = true;
  let at = from;
  for (;;) {
    const [first, ...others] = desk.after(at);
    const id = parts.length === 0 ? (begin ?? first) : first;
    const turn = id === undefined ? null : desk.turn(id);
    if (!turn || turn.id === hidden) return parts;
    // The variations of a line's first turn stand beside that line, with those of the game.
    const variations = parts.length === 0 && begin !== undefined ? [] : others;
    parts.push({ turn, numbered: interrupted || turn.player === 'white' || turn.placement, variations });
    interrupted = variations.length > 0 || turn.note !== '';
    at = turn.id;
  }
}
