import { type Games, isFault } from '../app/ports.ts';
import { across, onlyHuman, playerName, strength } from '../app/side/people.ts';
import type { KeptGame } from '../store/kept.ts';
import type { Both, PlayerView, View } from '../wire/index.ts';
import { language, t } from '../words/words.svelte.ts';

/** A kept game as it stands, told in the language of the page. */
export interface Shown {
  game: KeptGame;
  view: View;
}

/** The first of these games that the referee can read; the shelf tells of the others. */
export function firstShown(games: Games, list: readonly KeptGame[]): Shown | null {
  for (const game of list) {
    try {
      return { game, view: games.restore(game.game, language()).view };
    } catch (fault) {
      if (!isFault(fault)) throw fault;
    }
  }
  return null;
}

/** Against whom it is played, with the strength of a machine. */
export function rivalOf({ players }: { players: Both<PlayerView> }): string {
  const own = onlyHuman(players);
  const [white, black] = [playerName(players, 'white'), playerName(players, 'black')];
  if (!own) return t('back-two', { white, black });
  const other = players[across(own)];
  if (other.name === '' && other.opponent.type === 'engine')
    return t('back-against-level', { level: other.opponent.level });
  const name = own === 'white' ? black : white;
  return t('back-against', { name: [name, strength(other)].filter((word) => word !== null).join(', ') });
}
