import type { KeptGame } from '../store/kept.ts';
import type { Fault } from '../wire/index.ts';
import { t } from '../words/words.svelte.ts';

/** Two people who play by links are not helped by a machine: their game is studied when it is over. Throws a fault if it is not. */
export function mayBeStudied({ state, game }: Pick<KeptGame, 'state' | 'game'>): void {
  if (!game.correspondence || state.over) return;
  const fault: Fault = { code: 'game-by-links', message: t('turnlink-rests'), span: null, near: [] };
  throw fault;
}
