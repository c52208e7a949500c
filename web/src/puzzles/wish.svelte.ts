import { keepLocal, readLocal } from '../store/local.ts';
import type { Wish } from './choice.ts';
import { isMotif } from './motifs.ts';
import { GAMES } from './puzzles.ts';

export const WISH_KEY = 'jersi.puzzle-wish';

/** A wish out of stored text: what is not known is no wish. */
export function readWish(text: string | null): Wish {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    const { game, motif }: Record<string, unknown> =
      typeof kept === 'object' && kept !== null ? { ...kept } : {};
    return {
      game: GAMES.find((one) => one === game) ?? null,
      motif: typeof motif === 'string' && isMotif(motif) ? motif : null,
    };
  } catch {
    return { game: null, motif: null };
  }
}

/** Which puzzles are wished for in this browser; what reads it follows every change. */
export const wish: Wish = $state(readWish(readLocal(WISH_KEY)));

/** Wishes for others; says whether that could be kept. */
export function wishFor(change: Partial<Wish>): boolean {
  Object.assign(wish, change);
  return keepLocal(WISH_KEY, JSON.stringify(wish));
}
