/** How much room a player has: a card with everything, one without its captions, or a strip of 60 pixels. */
export type SeatSize = 'card' | 'slim' | 'strip';

/** What stands beside the name of a player of a club. */
export interface SeatMarks {
  /** The page of the player. */
  href?: string;
  /** The word for a program that plays. */
  bot?: string;
  rating?: string;
}
