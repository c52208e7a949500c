import { today } from '../app/format.ts';
import { houseOf } from '../app/house.ts';
import type { Games } from '../app/ports.ts';
import { snapshotOf } from '../app/snapshot.ts';
import type { Keeper } from '../store/keeper.svelte.ts';
import type { Color, GameConfig, View } from '../wire/index.ts';
import { language } from '../words/words.svelte.ts';

/** The game of a link again, for a rematch. One that began from a position of its own begins there. */
function configOf(view: View, game: string, mine: Color, start: string | null): GameConfig {
  const player = (color: Color) => ({ name: view.players[color].name, opponent: { type: 'human' } as const });
  return {
    edition: view.edition,
    setting: start === null ? view.setting : null,
    seed: 0,
    guardian: false,
    reserve: view.reserve,
    ransom: view.ransom,
    ...houseOf(view),
    position: start,
    players: { white: player('white'), black: player('black') },
    timeControl: '-',
    date: today(),
    correspondence: { game, mine },
  };
}

/** Sits down at the game of a link and keeps it. Throws a fault if it cannot be read. */
export async function join(
  record: string,
  mine: Color,
  name: string,
  games: Games,
  keeper: Keeper,
): Promise<void> {
  const table = games.join(record, mine, name, language());
  const { view } = table;
  if (!view.correspondence) throw new Error('a game of a link is one by links');
  table.goTo(0);
  const start = view.setting === null ? table.view.position : null;
  table.goTo(view.played);
  await keeper.begin(configOf(view, view.correspondence.game, mine, start), snapshotOf(table));
}
