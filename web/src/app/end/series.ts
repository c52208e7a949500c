import type { Result } from '../../store/kept.ts';
import type { Both, Color, EndingView } from '../../wire/index.ts';
import { across } from '../side/people.ts';

/** The games before this one in a row of rematches, the first one first, told by the colours of this game. */
export type Series = readonly Result[];

/** Who won; null while the game goes on, and for one that counts for nothing. */
export function resultOf(ending: EndingView | null): Result | null {
  return ending?.winner ?? (ending?.tie ? 'tie' : null);
}

/** All games that count, this one last. */
function counted(earlier: Series, ending: EndingView | null): Series {
  const result = resultOf(ending);
  return result === null ? earlier : [...earlier, result];
}

/** The series of the next game, in which the colours are changed. */
export function changed(earlier: Series, ending: EndingView | null): Series {
  return counted(earlier, ending).map((result) => (result === 'tie' ? 'tie' : across(result)));
}

/** How many games each player has won; a tie is half a game for both. */
export function scoreOf(earlier: Series, ending: EndingView | null): Both<number> {
  const score = { white: 0, black: 0 };
  for (const result of counted(earlier, ending)) {
    if (result !== 'tie') score[result] += 1;
    else {
      score.white += 0.5;
      score.black += 0.5;
    }
  }
  return score;
}

/** How many games a player has won in a row, this one the last of them. */
export function winsInARow(earlier: Series, ending: EndingView | null, color: Color): number {
  const games = counted(earlier, ending);
  const other = games.findLastIndex((result) => result !== color);
  return games.length - 1 - other;
}

/** A score as people write it: 2, 1½. */
export function scoreText(score: number): string {
  const whole = Math.floor(score);
  return score === whole ? String(whole) : `${whole === 0 ? '' : whole}½`;
}
