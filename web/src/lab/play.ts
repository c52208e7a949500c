import { addressOf } from '../pages/address.ts';

/** Where a game by the rules of a report begins; the rules are the text form that every face of the program takes. */
export function gameAddress(game: string): string {
  return addressOf('play', [], { game });
}
