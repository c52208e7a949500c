import type { Faces } from '../board/shapes.ts';
import type { GameConfig } from '../wire/index.ts';

/** A board of the door: a position of the first game's edition, and a turn that is shown or played on it. A test plays
 * every one of them. */
export interface Scene {
  position: string;
  turn: string;
  /** The only cells that are shown; all of them if none is named. */
  only: readonly string[];
  /** Those along whose far edge the king's goal is drawn. */
  goal: readonly string[];
}

/** The rules of everything at the door: the first game's. */
export const EDITION = '4.8';

/** One style for all that is drawn at the door. As fits means simple here: the small pictures could show no other. */
export function doorFaces(chosen: 'auto' | Faces): Faces {
  return chosen === 'auto' ? 'simple' : chosen;
}

const person = { name: '', opponent: { type: 'human' } } as const;

/** A board with a position of the door, for two people. */
export function sceneGame(position: string): GameConfig {
  return {
    edition: EDITION,
    setting: null,
    seed: 1,
    guardian: false,
    reserve: false,
    ransom: false,
    position,
    players: { white: person, black: person },
    timeControl: '-',
    date: '',
  };
}

/** The live board: the middle of a game, with much to try, and the turn before. */
export const HERO: Scene = {
  position: 'k-r-s-1sr2/1s-p-1s-p-1f-/f-2S-3/4S-3/p-1S-R-5/3PK1P-2/4RS2/F-4P-1F-/PR4R-1 b - 0 22',
  turn: 'i5-h6=f5!',
  only: [],
  goal: [],
};

/** The pictures of the three sentences. */
export const SCENES = {
  home: {
    position: '7/3K-4/7/8/9/8/7/4k-3/7 w - 0 51',
    turn: 'h4-i4',
    only: ['i3', 'i4', 'i5', 'h4', 'h5'],
    goal: ['i3', 'i4', 'i5'],
  },
  stack: {
    position: '4k-2/8/7/8/2S-R-5/8/7/8/3K-3 w - 0 11',
    turn: 'e3-e4=e6',
    only: ['e3', 'e4', 'e5', 'e6'],
    goal: [],
  },
  fight: {
    position: '4k-2/8/7/8/3R-ps4/8/7/8/3K-3 w - 0 11',
    turn: 'e4-e5!',
    only: ['e4', 'e5'],
    goal: [],
  },
} as const satisfies Record<string, Scene>;

/** What a picture tells. */
export type SceneName = keyof typeof SCENES;
