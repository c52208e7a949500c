import type { After } from '../words/words.svelte.ts';

/** What a puzzle is about; its words are `motif-<name>` and `motif-why-<name>`. */
export type Motif = After<'motif-why-'>;

/** All of them, in the order in which they are offered: how a game ends, then by what means. */
export const MOTIFS: readonly Motif[] = [
  'king-arrives',
  'relocation-denied',
  'no-turn',
  'kunti-caught',
  'only-defence',
  'king-sent-back',
  'double-capture',
  'top-taken',
  'double-step',
  'quiet',
  'drop',
  'guardian',
];

/** Those that tell how the game ends. The referee says so himself when it does. */
export const ENDINGS: readonly Motif[] = ['king-arrives', 'relocation-denied', 'no-turn', 'kunti-caught'];

/** Those that are so of every right first turn, whatever is played after it. */
export const OF_EVERY_TURN: readonly Motif[] = [
  'only-defence',
  'double-capture',
  'double-step',
  'quiet',
  'drop',
  'guardian',
];

export function isMotif(name: string): name is Motif {
  return MOTIFS.some((one) => one === name);
}
