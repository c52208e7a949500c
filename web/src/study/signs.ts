import type { Judgement, StudyTurn } from '../wire/index.ts';
import type { Review } from './review.svelte.ts';

/** The signs that somebody may put on a turn, by their names in the words. */
export const SIGNS = [
  ['!!', 'brilliant'],
  ['!', 'good'],
  ['!?', 'interesting'],
  ['?!', 'dubious'],
  ['?', 'mistake'],
  ['??', 'blunder'],
] as const;

/** What a sign is called in the words. */
export function nameOfSign(sign: string): (typeof SIGNS)[number][1] {
  return SIGNS.find(([text]) => text === sign)?.[1] ?? 'good';
}

/** The sign of a mistake that the engine found. */
export function signOfSlip(judgement: Judgement): string {
  return { inaccuracy: '?!', mistake: '?', blunder: '??' }[judgement];
}

/** What stands behind a turn: the reader's sign, or that of the analysis. */
export function signOf(
  turn: StudyTurn,
  review: Pick<Review, 'judgedTurn'>,
): { text: string; tone: 'bad' | 'poor' | '' } | null {
  const slip = review.judgedTurn(turn.id)?.slip;
  const text = turn.mark ?? (slip ? signOfSlip(slip.judgement) : null);
  if (text === null) return null;
  return { text, tone: text === '?' || text === '??' ? 'bad' : text === '?!' ? 'poor' : '' };
}
