import { type Games, isFault } from '../app/ports.ts';
import type { GameConfig, PlayerConfig } from '../wire/index.ts';
import { language } from '../words/words.svelte.ts';

/** A record of an edition without a turn; null if there is no such edition. */
export function blankRecord(games: Games, edition: string, reserve: boolean): string | null {
  const nobody: PlayerConfig = { name: '', opponent: { type: 'human' } };
  const config: GameConfig = {
    edition,
    setting: null,
    seed: 0,
    guardian: false,
    reserve,
    ransom: false,
    position: null,
    players: { white: nobody, black: nobody },
    timeControl: '-',
    date: '',
  };
  try {
    return games.begin(config, language()).record();
  } catch (fault) {
    if (isFault(fault)) return null;
    throw fault;
  }
}
