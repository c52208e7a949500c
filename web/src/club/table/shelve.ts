// Finished games of the club lie on the browser's own shelf too: they are the players', whatever becomes of the club.
import { today } from '../../app/format.ts';
import { houseOf } from '../../app/house.ts';
import type { Games } from '../../app/ports.ts';
import { snapshotOf } from '../../app/snapshot.ts';
import type { Keeper } from '../../store/keeper.svelte.ts';
import { type KeptGame, VERSION } from '../../store/kept.ts';
import { keepLocal, readLocal } from '../../store/local.ts';
import type { GameRow } from '../../wire/club.ts';
import type { GameConfig, View } from '../../wire/index.ts';
import { language } from '../../words/words.svelte.ts';
import { clubUrl } from '../live/api.ts';
import { type Score, seriesOf } from './score.ts';

/** Which games were put there: one that is taken off the shelf again stays off. */
const SHELVED_KEY = 'jersi.club.shelved';
/** So many are fetched in one visit; the rest comes with the next. */
const AT_ONCE = 12;
/** So many are remembered. */
const MOST = 500;

/** What the shelf calls a game of the club. */
export function shelfId(game: string): string {
  return `club${game}`;
}

function shelved(): string[] {
  return (readLocal(SHELVED_KEY) ?? '').split(' ').filter((name) => name !== '');
}

/** What is asked of the keeper of games. */
export type Shelving = Pick<Keeper, 'bring' | 'one'>;

export function isShelved(game: string): boolean {
  return shelved().includes(game);
}

/** The same game again, between two people at one screen. */
function configOf(view: View, start: string | null): GameConfig {
  const player = (color: 'white' | 'black') => ({
    name: view.players[color].name,
    opponent: { type: 'human' } as const,
  });
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
  };
}

/** Puts a finished game on the shelf, and says what it is called there. Throws a fault if its record cannot be read, or if the
 * browser does not keep it. */
export async function shelve(
  { game, record, score = [0, 0, 0], at }: { game: string; record: string; score?: Score; at: number },
  games: Pick<Games, 'restore'>,
  keeper: Shelving,
): Promise<string> {
  const id = shelfId(game);
  if (await keeper.one(id)) return id;
  const table = games.restore({ record, undone: [], offer: null, clock: null }, language());
  const { view } = table;
  table.goTo(0);
  const start = view.setting === null ? table.view.position : null;
  table.goTo(view.played);
  const kept: KeptGame = {
    version: VERSION,
    id,
    revision: 1,
    name: '',
    created: at,
    changed: at,
    config: configOf(view, start),
    ...snapshotOf(table, { series: seriesOf(score), spent: null }),
  };
  await keeper.bring(kept);
  const names = shelved().filter((name) => name !== game);
  keepLocal(SHELVED_KEY, [...names, game].slice(-MOST).join(' '));
  return id;
}

/** Puts those of one's games on the shelf that ended while one was away. One that cannot be had now is tried at the next visit. */
export async function shelveFinished(
  rows: readonly GameRow[],
  games: Pick<Games, 'restore'>,
  keeper: Shelving,
): Promise<void> {
  const known = new Set(shelved());
  const missing = rows.filter(
    ({ game, status, you, turns }) => status === 'over' && you !== undefined && turns > 0 && !known.has(game),
  );
  for (const { game, at } of missing.slice(0, AT_ONCE)) {
    const record = await fetch(clubUrl(`games/${encodeURIComponent(game)}.jrn`), {
      credentials: 'same-origin',
    })
      .then((response) => (response.ok ? response.text() : null))
      .catch(() => null);
    if (record !== null) await shelve({ game, record, at }, games, keeper);
  }
}
