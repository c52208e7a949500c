import type { Color, CorrespondenceConfig, GameConfig } from '../wire/index.ts';

/** A game by links, under a name that nobody else will draw: 128 bits. */
export function begun(mine: Color): CorrespondenceConfig {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return { game: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''), mine };
}

/** A game between two people as one by links. No clock can run on two pages. */
export function byLinks(config: GameConfig, mine: Color): GameConfig {
  return { ...config, timeControl: '-', correspondence: begun(mine) };
}
