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
 * `black`, `clock`, and `house` for what a house plays otherwise; or the game in words, `?game=4.8 quiet-limit=60`. */
export function gameOf(question: URLSearchParams, date: string): GameConfig {
  const asked = inWords(question);
  const house = asked.get('house') ?? '';
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
    ...(house === '' ? {} : { house }),
    players: { white: player(asked.get('white')), black: player(asked.get('black')) },
    timeControl: asked.get('clock')?.replace(' ', '+') ?? '-',
    date,
  };
}

/** The same for a game in words, as every other face of the program takes them: `?game=4.8 quiet-limit=60 ban=one-two`. */
function inWords(asked: URLSearchParams): URLSearchParams {
  const text = asked.get('game');
  if (text === null) return asked;
  const keys = new URLSearchParams(asked);
  const [words = '', position] = text.split(/(?:^|\s)position=/, 2);
  if (position !== undefined) keys.set('position', position);
  const house: string[] = [];
  const variants: string[] = [];
  for (const word of words.split(/\s+/).filter((one) => one !== '')) {
    const [key, value] = word.split('=', 2) as [string, string?];
    if (['setting', 'seed', 'edition'].includes(key) && value !== undefined) keys.set(key, value);
    else if (key === 'reserve' && value === 'false') variants.push('no-reserve');
    else if (FLAGS.has(key)) variants.push(value === 'false' ? '' : (FLAGS.get(key) ?? ''));
    else if (value === undefined) keys.set('edition', word);
    else house.push(word);
  }
  keys.set('variant', variants.join(','));
  keys.set('house', house.join(' '));
  return keys;
}

/** Words that need no value, and what they are called in `variant`. */
const FLAGS: ReadonlyMap<string, string> = new Map([
  ['no-reserve', 'no-reserve'],
  ['reserve', ''],
  ['ransom', 'ransom'],
  ['mokca', 'guardian'],
]);
