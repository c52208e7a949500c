import type { Code, Greeting } from '../../wire/club.ts';
import type { Color } from '../../wire/index.ts';

/** What there is to tell for a moment, in the bar under the board. */
export type Notice =
  /** The club has the turn. */
  | { kind: 'kept'; turn: string }
  /** It was called back too late. */
  | { kind: 'arrived'; turn: string }
  /** The same person has played at another screen. */
  | { kind: 'elsewhere'; turn: string }
  /** The club did not take it; a turn can be shown again. */
  | { kind: 'refused'; code: Code; draft: string | null }
  /** An earlier page could not send it. */
  | { kind: 'left'; turn: string }
  /** Somebody said one of four things. */
  | { kind: 'greeting'; color: Color; word: Greeting }
  /** What happened, in the referee's words. */
  | { kind: 'said'; text: string };

/** How long it is told, in milliseconds; what needs an answer stays. */
export function lengthOf(notice: Notice): number {
  switch (notice.kind) {
    case 'kept':
      return 2_000;
    case 'refused':
    case 'left':
      return Number.POSITIVE_INFINITY;
    default:
      return 6_000;
  }
}
