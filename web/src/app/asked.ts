import type { GameConfig, Opponent, PlayerConfig } from '../wire/index.ts';

/** Who plays, as written in an address: `human`, `random`, or a level from 1 to 10. */
function player(text: string | null): PlayerConfig {
  return { name: '', opponent: opponent(text ?? 'human') };
}

function opponent(text: string): Opponent {
  if (text === 'random') return { type: 'random', seed: 1 };
  const level = Number(text);
  return Number.isInteger(level) && level >= 1 && level <= 10
    ? { type: 'engine', level, seed: 1 }
    : { type: 'human' };
}

/** The game that an address asks for: `?edition=4.8&position=…`, also `setting`, `variant`, `seed`, `white`,
 * `black`, `clock`. */
export function gameOf(asked: URLSearchParams, date: string): GameConfig {
  const position = asked.get('position');
  const edition = asked.get('edition');
  const variants = (asked.get('variant') ?? '').split(',');
  const seed = Number(asked.get('seed') ?? '1');
  return {
    edition: edition ?? '4.8',
    setting: asked.get('setting'),
    seed: Number.isSafeInteger(seed) && seed >= 0 ? seed : 1,
    guardian: variants.includes('guardian'),
    reserve: !variants.includes('no-reserve'),
    ransom: variants.includes('ransom'),
    position,
    players: { white: player(asked.get('white')), black: player(asked.get('black')) },
    timeControl: asked.get('clock')?.replace(' ', '+') ?? '-',
    date,
  };
}
