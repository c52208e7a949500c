import type { GamePort, Games } from '../../app/ports.ts';
import type { GameConfig, Trail } from '../../wire/index.ts';
import type { Language } from '../../words/language.ts';
import type { Example } from './example.ts';

const person = { name: '', opponent: { type: 'human' } } as const;

/** The game that an example begins. */
export function configOf(edition: string, example: Example): GameConfig {
  return {
    edition,
    setting: example.setting ?? null,
    seed: 1,
    guardian: false,
    reserve: true,
    ransom: example.ransom ?? false,
    position: example.position ?? null,
    players: { white: person, black: person },
    timeControl: '-',
    date: '',
  };
}

/** An example at the table, with so many of its decisions played. One that is refused is a fault of ours. */
export function seatAt(
  games: Games,
  edition: string,
  example: Example,
  played: number,
  language: Language,
): GamePort {
  const seat = games.begin(configOf(edition, example), language);
  for (const turn of example.turns.slice(0, played)) {
    const { fault } = seat.playText(turn);
    if (fault) throw new Error(`${edition}: ${turn}: ${fault.message}`);
  }
  return seat;
}

/** What a decision of an example looks like before it is played. */
export function trailOf(
  games: Games,
  edition: string,
  example: Example,
  nth: number,
  language: Language,
): Trail | null {
  const turn = example.turns[nth];
  if (turn === undefined) return null;
  const seat = seatAt(games, edition, example, nth, language);
  const { fault } = seat.enterText(turn);
  if (fault) throw new Error(`${edition}: ${turn}: ${fault.message}`);
  return seat.view.entry.trail;
}

/** A turn that is refused, and why. */
export interface Refused {
  turn: string;
  why: string;
}

/** What the referee says of the turns that it refuses. One that it allows is a fault of ours. */
export function refusedOf(games: Games, edition: string, example: Example, language: Language): Refused[] {
  return example.refused.map((turn) => {
    const { fault } = seatAt(games, edition, example, 0, language).enterText(turn);
    if (!fault) throw new Error(`${edition}: ${turn} is allowed`);
    return { turn, why: fault.message };
  });
}
