import { expect, test } from 'vitest';
import { type Chooser, chosen, isWanted } from './choice.ts';
import { isMotif, MOTIFS } from './motifs.ts';
import { allPuzzles, GAMES, gradeOf, type Puzzle } from './puzzles.ts';
import { readWish } from './wish.svelte.ts';

const ANY = { game: null, motif: null };
const puzzles = await allPuzzles();

function who(change: Partial<Chooser> = {}): Chooser {
  return { rating: 1200, met: () => false, solved: () => false, lot: 0, ...change };
}

test('every file has puzzles of its game, each with a name of its own and motifs that have words', () => {
  expect(new Set(puzzles.map((one) => one.id)).size).toBe(puzzles.length);
  for (const game of GAMES) expect(puzzles.filter((one) => one.game === game).length).toBeGreaterThan(4);
  for (const one of puzzles) {
    expect(one.motifs.length, one.id).toBeGreaterThan(0);
    expect(one.goal === 'hold', one.id).toBe(one.motifs.includes('only-defence'));
    expect(one.reserve, one.id).toBe(one.game === '48');
  }
});

test('the next puzzle is new and near the rating, and stays the same until something is tried', () => {
  for (const rating of [500, 1200, 2000]) {
    const sorted = [...puzzles].sort((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating));
    const furthest = Math.abs((sorted[5]?.rating ?? 0) - rating);
    const drawn = Array.from({ length: 40 }, (_, lot) => chosen(puzzles, ANY, who({ rating, lot }), null));
    for (const one of drawn) expect(Math.abs((one?.rating ?? 0) - rating)).toBeLessThanOrEqual(furthest);
    expect(new Set(drawn.map((one) => one?.id)).size).toBeGreaterThan(2);
    expect(chosen(puzzles, ANY, who({ rating }), null)).toBe(drawn[0]);
  }
});

test('a wish is heeded, and so is what not to give', () => {
  for (const game of GAMES) expect(chosen(puzzles, { game, motif: null }, who(), null)?.game).toBe(game);
  for (const motif of MOTIFS) {
    const some = puzzles.filter((one) => isWanted(one, { game: null, motif }));
    const found = chosen(puzzles, { game: null, motif }, who(), null);
    expect(found === null ? 0 : Number(found.motifs.includes(motif))).toBe(Math.min(1, some.length));
  }
  const first = chosen(puzzles, ANY, who(), null) as Puzzle;
  expect(chosen(puzzles, ANY, who(), first.id)?.id).not.toBe(first.id);
});

test('when nothing new is left come those that were not solved, and then none', () => {
  const [open, tried] = puzzles;
  if (!open || !tried) throw new Error('none');
  const met = (id: string): boolean => id !== open.id;
  expect(chosen(puzzles, ANY, who({ rating: 3000, met }), null)?.id).toBe(open.id);
  const solved = (id: string): boolean => id !== tried.id;
  expect(chosen(puzzles, ANY, who({ met: () => true, solved }), null)?.id).toBe(tried.id);
  expect(chosen(puzzles, ANY, who({ met: () => true, solved: () => true }), null)).toBeNull();
});

test('a wish out of stored text is what is known of it', () => {
  expect(readWish('{"game":"20","motif":"quiet"}')).toEqual({ game: '20', motif: 'quiet' });
  for (const text of [null, '', '{', '7', 'null', '[]', '{"game":"5.0","motif":"magic"}', '{"game":4}'])
    expect(readWish(text)).toEqual(ANY);
  expect(isMotif('quiet') && !isMotif('')).toBe(true);
});

test('grades by rating', () => {
  expect([400, 899, 900, 1199, 1200, 1500, 1799, 1800, 2400].map(gradeOf)).toEqual([
    1, 1, 2, 2, 3, 4, 4, 5, 5,
  ]);
});
