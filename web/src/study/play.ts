import { today } from '../app/format.ts';
import { houseOf } from '../app/house.ts';
import type { Rival } from '../app/new/wish.ts';
import type { Games } from '../app/ports.ts';
import { snapshotOf } from '../app/snapshot.ts';
import { addressOf } from '../pages/address.ts';
import { go } from '../pages/place.svelte.ts';
import type { Keeper } from '../store/keeper.svelte.ts';
import type { Both, Color, GameConfig, Opponent, PlayerConfig, View } from '../wire/index.ts';
import { language } from '../words/words.svelte.ts';
import type { Desk } from './desk.svelte.ts';

/** Who plays on from a position. */
export interface Partners {
  /** The colour of the person at the board; against a friend it does not matter. */
  colour: Color;
  /** Null for a friend at the same board. */
  rival: Rival | null;
}

function players({ colour, rival }: Partners): Both<PlayerConfig> {
  const me: PlayerConfig = { name: '', opponent: { type: 'human' } };
  if (!rival) return { white: me, black: me };
  const machine: PlayerConfig = { name: '', opponent: opponent(rival) };
  return colour === 'white' ? { white: me, black: machine } : { white: machine, black: me };
}

function opponent(rival: Rival): Opponent {
  const seed = Math.floor(Math.random() * 1_000_000);
  if (rival.kind === 'random') return { type: 'random', seed };
  if (rival.kind === 'minimax') return { type: 'minimax', depth: rival.depth, seed };
  return { type: 'engine', level: rival.level, seed };
}

/** The game again from here, for a rematch. */
function configOf(view: View, both: Both<PlayerConfig>): GameConfig {
  return {
    edition: view.edition,
    setting: null,
    seed: 0,
    guardian: false,
    reserve: view.reserve,
    ransom: view.ransom,
    ...houseOf(view),
    position: view.position,
    players: both,
    timeControl: '-',
    date: today(),
  };
}

/** Begins a game that goes on from the position that is looked at, and goes to the board. Throws a fault if there is no
 * such game. */
export async function playFrom(desk: Desk, games: Games, keeper: Keeper, partners: Partners): Promise<void> {
  const both = players(partners);
  const { fault, said } = desk.gameRecord(both);
  if (fault) throw fault;
  const game = games.restore({ record: said, undone: [], offer: null, clock: null }, language());
  await keeper.begin(configOf(desk.view, both), snapshotOf(game));
  go(addressOf('game', keeper.current ? [keeper.current.id] : []));
}
