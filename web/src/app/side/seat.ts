/** How much room a player has: a card with everything, one without its captions, or a strip of 60 pixels. */
export type SeatSize = 'card' | 'slim' | 'strip';
