import type { Kind, Piece } from '../wire/index.ts';

const KINDS: readonly Kind[] = ['king', 'rock', 'paper', 'scissors', 'fool', 'wise', 'mountain', 'guardian'];

/** A cube as the texts name it: `rock` is White's, `-rock` is Black's. A name that no kind has is a fault of ours. */
export function cubeOf(name: string): Piece {
  const kind = KINDS.find((one) => one === name.replace('-', ''));
  if (!kind) throw new Error(`no cube ${name}`);
  return { color: name.startsWith('-') ? 'black' : 'white', kind };
}
