import { keepLocal, readLocal } from '../../store/local.ts';
import { begun } from '../../turnlink/begin.ts';
import type { Both, EditionView, GameConfig, Opponent, PlayerConfig } from '../../wire/index.ts';
import { today } from '../format.ts';

/** The levels of the engine. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type Level = (typeof LEVELS)[number];

/** A machine to play against. */
export type Rival =
  | { kind: 'engine'; level: Level }
  | { kind: 'minimax'; depth: number }
  | { kind: 'random' };

/** Who sits at the board. */
export type Against = 'computer' | 'friend' | 'watch';

/** Minutes for the game and seconds added each turn; nothing for no clock. */
export type ClockWish = { minutes: number; seconds: number } | null;

/** What the dialog of a new game asks for; kept for the next time. */
export interface Wish {
  version: 1;
  edition: string;
  /** Empty: the usual one. */
  setting: string;
  /** Of a random setting; null: by lot. */
  seed: number | null;
  guardian: boolean;
  reserve: boolean;
  ransom: boolean;
  against: Against;
  colour: 'white' | 'black' | 'lot';
  /** The machine against a person, and White's machine of two. */
  rival: Rival;
  /** Black's machine of two. */
  other: Rival;
  /** The person, and White of two. */
  name: string;
  /** Black of two persons. */
  friend: string;
  clock: ClockWish;
}

const WISH_KEY = 'jersi.wish';

/** What was chosen the last time. */
export function keptWish(editions: readonly EditionView[]): Wish {
  return readWish(readLocal(WISH_KEY), editions);
}

/** Remembers what was chosen. Where it cannot be kept the game begins all the same; only the choice is not remembered. */
export function keepWish(wish: Wish): void {
  keepLocal(WISH_KEY, JSON.stringify(wish));
}

/** The edition that a wish names. `readWish` and the form name none that is not there. */
export function wishedEdition(wish: Wish, editions: readonly EditionView[]): EditionView {
  const edition = editions.find((one) => one.id === wish.edition);
  if (!edition) throw new Error(`no edition ${wish.edition}`);
  return edition;
}

/** The game that was chosen, as it begins today. */
export function chosenGame(wish: Wish, editions: readonly EditionView[]): GameConfig {
  return configOf(wish, wishedEdition(wish, editions), today(), Math.random);
}

/** Clocks that are offered by name. */
export const CLOCKS: readonly ClockWish[] = [null, { minutes: 10, seconds: 5 }];

/** The very first game: 4.8 without reserve, as the booklet recommends. */
export function firstWish(): Wish {
  return {
    version: 1,
    edition: '4.8',
    setting: '',
    seed: null,
    guardian: false,
    reserve: false,
    ransom: false,
    against: 'computer',
    colour: 'white',
    rival: { kind: 'engine', level: 2 },
    other: { kind: 'engine', level: 5 },
    name: '',
    friend: '',
    clock: null,
  };
}

/** The last wish out of stored text; the first one if there is none that can be used. */
export function readWish(text: string | null, editions: readonly EditionView[]): Wish {
  const wish = firstWish();
  let kept: unknown = null;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {
    return wish;
  }
  if (!isWish(kept) || !editions.some((edition) => edition.id === kept.edition)) return wish;
  return { ...wish, ...kept };
}

function isWish(value: unknown): value is Wish {
  if (typeof value !== 'object' || value === null) return false;
  const wish: Partial<Record<keyof Wish, unknown>> = value;
  return (
    wish.version === 1 &&
    typeof wish.edition === 'string' &&
    typeof wish.setting === 'string' &&
    (wish.against === 'computer' || wish.against === 'friend' || wish.against === 'watch') &&
    (wish.colour === 'white' || wish.colour === 'black' || wish.colour === 'lot') &&
    isRival(wish.rival) &&
    isRival(wish.other) &&
    (wish.clock === null || isClock(wish.clock)) &&
    typeof wish.name === 'string' &&
    typeof wish.friend === 'string'
  );
}

function isRival(value: unknown): value is Rival {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  if (value.kind === 'random') return true;
  if (value.kind === 'minimax') return 'depth' in value && typeof value.depth === 'number';
  return value.kind === 'engine' && 'level' in value && LEVELS.some((level) => level === value.level);
}

function isClock(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('minutes' in value) || !('seconds' in value))
    return false;
  return typeof value.minutes === 'number' && typeof value.seconds === 'number';
}

/** The time control of a record: seconds for the game, seconds for each turn. */
export function timeControl(clock: ClockWish): string {
  return clock ? `${Math.round(clock.minutes * 60)}+${Math.round(clock.seconds)}` : '-';
}

/** The game that a wish asks for. `chance` gives numbers from 0 up to 1, for what is drawn by lot. */
export function configOf(wish: Wish, edition: EditionView, date: string, chance: () => number): GameConfig {
  const setting = edition.settings.find((one) => one.id === wish.setting) ?? edition.settings[0];
  const has = (variant: string): boolean => edition.variants.some((one) => one.id === variant);
  return {
    edition: edition.id,
    setting: setting?.id ?? null,
    seed: wish.seed ?? number(chance),
    guardian: edition.guardianOptional && setting?.way === 'free' && wish.guardian,
    reserve: has('no-reserve') ? wish.reserve : true,
    ransom: has('ransom') && wish.ransom,
    position: null,
    players: players(wish, chance),
    timeControl: timeControl(wish.clock),
    date,
  };
}

function players(wish: Wish, chance: () => number): Both<PlayerConfig> {
  const me: PlayerConfig = { name: wish.name.trim(), opponent: { type: 'human' } };
  if (wish.against === 'watch')
    return { white: machine(wish.rival, chance), black: machine(wish.other, chance) };
  const second =
    wish.against === 'computer'
      ? machine(wish.rival, chance)
      : { name: wish.friend.trim(), opponent: { type: 'human' as const } };
  const white = wish.colour === 'white' || (wish.colour === 'lot' && chance() < 0.5);
  return white ? { white: me, black: second } : { white: second, black: me };
}

function machine(rival: Rival, chance: () => number): PlayerConfig {
  return { name: '', opponent: opponent(rival, number(chance)) };
}

function opponent(rival: Rival, seed: number): Opponent {
  if (rival.kind === 'random') return { type: 'random', seed };
  if (rival.kind === 'minimax') return { type: 'minimax', depth: rival.depth, seed };
  return { type: 'engine', level: rival.level, seed };
}

/** A seed that people can write down. */
function number(chance: () => number): number {
  return Math.floor(chance() * 1_000_000);
}

/** The same game again with colours changed, and other luck. */
export function rematch(config: GameConfig, date: string, chance: () => number): GameConfig {
  const { white, black } = config.players;
  const again = (player: PlayerConfig): PlayerConfig =>
    player.opponent.type === 'human' || player.opponent.type === 'remote'
      ? player
      : { ...player, opponent: { ...player.opponent, seed: number(chance) } };
  const { correspondence } = config;
  return {
    ...config,
    seed: number(chance),
    players: { white: again(black), black: again(white) },
    date,
    ...(correspondence ? { correspondence: begun(correspondence.mine === 'white' ? 'black' : 'white') } : {}),
  };
}
