import { demanded, labModule } from '../lab/module.ts';
import type { Openings } from '../wasm/lab.js';
import type { View } from '../wire/index.ts';

// The file comes when somebody opens the panel.
const files = import.meta.glob<string>('./openings.bin', { query: '?url', import: 'default', eager: true });

/** Games with a turn: how many, what the player who played it scored, and where that score lies truly. */
export interface Counts {
  games: number;
  score: number;
  low: number;
  high: number;
}

/** A turn that was played. */
export interface Played {
  turn: string;
  selfPlay: Counts | null;
  records: Counts | null;
}

/** Looks up what was played from positions. */
export interface OpeningsPort {
  played(at: Pick<View, 'edition' | 'reserve' | 'ransom' | 'position'>): Promise<Played[]>;
}

let book: Promise<Openings> | null = null;

async function load(): Promise<Openings> {
  const file = files['./openings.bin'];
  if (file === undefined) throw new Error('there is no book of openings');
  const [module, bytes] = await Promise.all([labModule(), demanded(file)]);
  return new module.Openings(new Uint8Array(bytes));
}

/** The book that comes with the program. What failed is tried anew at the next question. */
export const openings: OpeningsPort = {
  async played({ edition, reserve, ransom, position }) {
    book ??= load().catch((fault: unknown) => {
      book = null;
      throw fault;
    });
    return JSON.parse((await book).played(edition, reserve, ransom, position));
  },
};
