import { addressOf } from '../../pages/address.ts';
import type { GameState, Kind, PlayerSeat } from '../../wire/club.ts';
import { t } from '../../words/words.svelte.ts';

/** What somebody is called on the page: who has left the club is nobody in particular. */
export function called(name: string, kind?: Kind): string {
  return kind === 'gone' ? t('players-former') : name;
}

/** The page of a player; guests and who has left have none. */
export function pageOf(name: string, kind?: Kind): string | undefined {
  return kind === 'account' || kind === 'bot' ? addressOf('club', ['player', name]) : undefined;
}

/** A game with the names of its players as the page calls them. */
export function named(state: GameState): GameState {
  const seat = (given: PlayerSeat | null): PlayerSeat | null =>
    given && { ...given, name: called(given.name, given.kind) };
  return { ...state, white: seat(state.white), black: seat(state.black) };
}
