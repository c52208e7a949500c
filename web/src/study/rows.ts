import type { StudyTurn } from '../wire/index.ts';
import type { Desk } from './desk.svelte.ts';

/** A row of the grid of turns. */
export type Row =
  /** A turn of each player of the game itself. */
  | { kind: 'pair'; key: string; number: string; white: StudyTurn | null; black: StudyTurn | null }
  /** A part of a variation, so deep in others. */
  | { kind: 'line'; key: string; depth: number; turns: StudyTurn[]; begins: boolean }
  /** What is noted about a turn; `of` names it where it could be another's. */
  | { kind: 'note'; key: string; depth: number; turn: StudyTurn; of: string };

type Tree = Pick<Desk, 'turn' | 'after' | 'game'>;

/** How a turn is numbered; a placement has no number. */
export function numberOf(turn: StudyTurn): string {
  return turn.label || '·';
}

/** The rows of a study: pairs of the game, and under each what could have been played instead and what is noted. From the turn
 * `hidden` of the game on nothing is told. */
export function rowsOf(desk: Tree, hidden: number): Row[] {
  const rows: Row[] = [];
  const { game } = desk;
  const end = hidden === 0 ? game.length : game.findIndex((turn) => turn.id === hidden);
  for (let n = 0; n < end; ) {
    const first = game[n];
    if (!first) break;
    const next = n + 1 < end ? game[n + 1] : undefined;
    const pairs = first.player === 'white' && next?.player === 'black' && next.placement === first.placement;
    const [white, black] = first.player === 'black' ? [null, first] : [first, pairs ? (next ?? null) : null];
    const number = first.placement ? '·' : String(first.pair);
    rows.push({ kind: 'pair', key: `p${first.id}`, number, white, black });
    const turns = [white, black].filter((turn) => turn !== null);
    for (const turn of turns) {
      variations(desk, rows, turn, 1);
      if (turn.note !== '') note(rows, turn, 0, turns.length > 1);
    }
    n += turns.length;
  }
  return rows;
}

function note(rows: Row[], turn: StudyTurn, depth: number, ambiguous: boolean): void {
  rows.push({ kind: 'note', key: `n${turn.id}`, depth, turn, of: ambiguous ? numberOf(turn) : '' });
}

/** What could have been played in the place of a turn that goes first. */
function variations(desk: Tree, rows: Row[], turn: StudyTurn, depth: number): void {
  const beside = desk.after(turn.parent);
  if (beside[0] !== turn.id) return;
  for (const id of beside.slice(1)) line(desk, rows, id, depth);
}

/** A variation from its first turn on. A note, or another variation, parts it. */
function line(desk: Tree, rows: Row[], begin: number, depth: number): void {
  let turns: StudyTurn[] = [];
  let begins = true;
  const part = (): void => {
    const [first] = turns;
    if (first) rows.push({ kind: 'line', key: `l${first.id}`, depth, turns, begins });
    turns = [];
    begins = false;
  };
  for (let turn = desk.turn(begin); turn; turn = desk.turn(desk.after(turn.id)[0] ?? 0)) {
    turns.push(turn);
    const branches = turn.id !== begin && desk.after(turn.parent).length > 1;
    if (turn.note === '' && !branches) continue;
    const ambiguous = turns.length > 1;
    part();
    if (branches) variations(desk, rows, turn, depth + 1);
    if (turn.note !== '') note(rows, turn, depth, ambiguous);
  }
  part();
}
