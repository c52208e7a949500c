import type { ClockView, View } from '../wire/index.ts';
import type { GamePort } from './ports.ts';

/** The game in front of a person, as far as what stands around the board shows it: at this screen, or in a club. */
export interface Sitting {
  readonly game: Pick<GamePort, 'key' | 'record'>;
  readonly view: View;
  readonly clock: ClockView | null;
  /** The identifier of the game on the shelf; null while it is not kept. */
  readonly id: string | null;
  /** What happened, for the live region. */
  readonly said: string;
  /** A turn that is on its way to a club; it is no history yet. */
  readonly underway?: string | null;
  flipped: boolean;
  goTo(turn: number): void;
}
