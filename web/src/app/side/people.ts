import type { Both, Color, PlayerView } from '../../wire/index.ts';
import { t } from '../../words/words.svelte.ts';

/** The other player. */
export function across(color: Color): Color {
  return color === 'white' ? 'black' : 'white';
}

/** Whether a person plays the colour. */
export function isHuman(player: PlayerView): boolean {
  return player.opponent.type === 'human';
}

/** Whether a machine plays the colour: neither a person here nor one far away. */
export function isMachine(player: PlayerView): boolean {
  return player.opponent.type !== 'human' && player.opponent.type !== 'remote';
}

/** The colour of the only person at the board; none for two persons or two machines. */
export function onlyHuman(players: Both<PlayerView>): Color | null {
  if (isHuman(players.white) === isHuman(players.black)) return null;
  return isHuman(players.white) ? 'white' : 'black';
}

/** What a player is called on the page. */
export function playerName(players: Both<PlayerView>, color: Color): string {
  const player = players[color];
  if (player.name !== '') return player.name;
  if (player.opponent.type === 'remote') return t('turnlink-friend');
  if (!isHuman(player)) return t('computer');
  return onlyHuman(players) === color ? t('you') : t(color);
}

/** How a machine plays, in a few words; nothing for a person. */
export function strength(player: PlayerView): string | null {
  const { opponent } = player;
  switch (opponent.type) {
    case 'human':
    case 'remote':
      return null;
    case 'engine':
      return t('level', { level: opponent.level });
    case 'minimax':
      return t('rival-minimax');
    case 'random':
      return t('rival-random');
  }
}

/** What stands under the name: strength and colour, as far as the name does not tell. */
export function playerNote(players: Both<PlayerView>, color: Color): string {
  const name = playerName(players, color);
  const parts = [strength(players[color]), t(color)].filter((part) => part !== null && part !== name);
  return parts.join(' · ');
}
