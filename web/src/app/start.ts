import { addressOf } from '../pages/address.ts';
import { go } from '../pages/place.svelte.ts';
import type { Keeper } from '../store/keeper.svelte.ts';
import { toast } from '../ui/toasts.svelte.ts';
import type { GameConfig } from '../wire/index.ts';
import { language, t } from '../words/words.svelte.ts';
import { type Games, isFault } from './ports.ts';
import { snapshotOf } from './snapshot.ts';

/** Begins a game, keeps it, and goes to its table; from any page. What is wrong is told. */
export async function startGame(config: GameConfig, games: Games, keeper: Keeper): Promise<void> {
  try {
    await keeper.begin(config, snapshotOf(games.begin(config, language())));
  } catch (fault) {
    toast(isFault(fault) ? fault.message : t('game-broken'), { tone: 'danger', stay: 12_000 });
    return;
  }
  go(addressOf('game', keeper.current ? [keeper.current.id] : []));
}
