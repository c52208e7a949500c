import 'fake-indexeddb/auto';
import { beforeAll, expect, test } from 'vitest';
import { load } from '../app/engine/real.ts';
import { numbered } from '../app/side/turns.ts';
import { ReaderHere } from '../inout/real.ts';
import { Desk } from './desk.svelte.ts';
import { Find } from './find.svelte.ts';
import { open } from './open.ts';
import { Pen } from './pen.svelte.ts';
import { AnalystHere } from './real.ts';
import { Review } from './review.svelte.ts';
import { rowsOf } from './rows.ts';
import { signOf } from './signs.ts';
import { findStudy, openStudy } from './store.ts';

/** White's king could arrive at once, and does not; neither does Black's. */
const MISSED =
  '[JRN "1"]\n[Edition "4.8"]\n[Variant "no-reserve"]\n[Position "7/3K-4/7/8/9/8/7/4k-3/7 w - 0 51"]\n\n26. h4-g3 b5-c4 27. g3-f3 *\n';

beforeAll(() => {
  load();
});

function texts(desk: Desk): string[] {
  return desk.tree.turns.map((turn) => turn.text);
}

test('a record that is brought is handed over, and the shelf learns what it is about', async () => {
  const text = MISSED.replace('[Variant', '[White "Ada \\"A\\" L."]\n[Variant');
  const { found } = await new ReaderHere().read(text);
  const id = await openStudy(found?.record ?? '');
  const opened = await open(['kept', id], {
    keeper: { one: async () => null },
    reader: new ReaderHere(),
    blank: () => null,
  });
  const kept = await findStudy(id);
  expect([opened.kind, kept?.kind]).toEqual(['study', 'study']);
  if (opened.kind !== 'study' || kept?.kind !== 'study') return;
  expect(opened.study.revision).toBe(2);
  expect(kept.study).toMatchObject({ edition: '4.8', white: 'Ada "A" L.', black: '', turns: 3 });
  expect(texts(opened.desk)).toEqual(['h4-g3', 'b5-c4', 'g3-f3']);
});

test('steps go along the line and between variations', () => {
  const desk = new Desk(MISSED, 'en');
  expect(desk.at).toBe(0);
  desk.step('next');
  expect(desk.current?.text).toBe('h4-g3');
  expect(desk.said).toBe('White: king from h4 to g3.');
  desk.step('first');
  expect(desk.playText('h4-h5')).toBeNull();
  expect(texts(desk)).toEqual(['h4-g3', 'b5-c4', 'g3-f3', 'h4-h5']);
  desk.step('below');
  expect(desk.current?.text).toBe('h4-h5');
  desk.step('above');
  expect(desk.current?.text).toBe('h4-g3');
  desk.step('last');
  expect(desk.current?.text).toBe('g3-f3');
  desk.step('next');
  expect(desk.current?.text).toBe('g3-f3');
  expect(desk.playText('zz')?.code).toBeDefined();
  expect(desk.changes).toBe(1);
});

test('what is deleted can be brought back as it was', () => {
  const desk = new Desk(MISSED, 'en');
  desk.playText('h4-h5');
  desk.setNote(desk.at, 'why?');
  desk.setMark(desk.at, '?!');
  const [record, place] = [desk.record(), desk.place];
  expect(desk.remove(desk.at)).toBeNull();
  expect(texts(desk)).not.toContain('h4-h5');
  desk.restore(record, place, 'en');
  expect(desk.current).toMatchObject({ text: 'h4-h5', note: 'why?', mark: '?!' });
  expect(desk.record()).toBe(record);
});

/** Rows as they are read: pairs, variations by their depth, and notes. */
function told(desk: Desk, hidden = 0): string[] {
  const all = (turns: readonly ({ text: string } | null)[]): string =>
    turns.map((turn) => turn?.text ?? '…').join(' ');
  return rowsOf(desk, hidden).map((row) => {
    if (row.kind === 'pair') return `${row.number} ${all(row.black ? [row.white, row.black] : [row.white])}`;
    if (row.kind === 'line') return `${'>'.repeat(row.depth)} ${all(row.turns)}`;
    return `(${row.of}${row.turn.note})`;
  });
}

test('rows hold pairs, variations under the pair they leave, and notes under their turn', () => {
  const desk = new Desk(MISSED, 'en');
  expect(told(desk)).toEqual(['26 h4-g3 b5-c4', '27 g3-f3']);
  desk.playText('h4-h5');
  const own = desk.at;
  desk.playText('b5-c5');
  desk.playText('h5-g5');
  desk.setNote(desk.at, 'why');
  desk.step('previous');
  desk.playText('h5-g4');
  desk.setNote(desk.game[1]?.id ?? 0, 'home');
  expect(told(desk)).toEqual([
    '26 h4-g3 b5-c4',
    '> h4-h5 b5-c5 h5-g5',
    '>> h5-g4',
    '(27.why)',
    '(26…home)',
    '27 g3-f3',
  ]);
  // Into a variation, and out of it to where it leaves the line.
  desk.step('first');
  desk.step('into');
  expect(desk.at).toBe(own);
  desk.step('next');
  desk.step('into');
  expect(desk.current?.text).toBe('h5-g4');
  desk.step('out');
  expect(desk.current?.text).toBe('b5-c5');
  desk.step('out');
  expect(desk.at).toBe(0);
  const [first, second] = desk.game;
  expect([first && numbered(first), second && numbered(second)]).toEqual(['26. h4-g3', '26… b5-c4']);
  // What was played where a better turn is looked for is not told.
  expect(told(desk, second?.id ?? 0).slice(0, 2)).toEqual(['26 h4-g3', '> h4-h5 b5-c5 h5-g5']);
});

test('arrows and rings are drawn, rubbed out, and stay with their turn', () => {
  const desk = new Desk(MISSED, 'en');
  const pen = new Pen(desk);
  const draw = (from: string, to: string | null, button: number): void => {
    pen.begin(from, button);
    pen.end(to);
  };
  draw('a4', 'c5', 2);
  draw('e5', 'e5', 2);
  expect(desk.drawn).toEqual({ arrows: [{ from: 'a4', to: 'c5' }], rings: ['e5'] });
  draw('a4', null, 2);
  draw('a4', 'c5', 2);
  expect(desk.drawn.arrows).toEqual([]);
  // A finger chooses its tool first; the same by keys.
  expect([pen.draws(0), pen.draws(2)]).toEqual([false, true]);
  pen.choose('arrow');
  draw('e5', 'e5', 0);
  draw('b1', 'b3', 0);
  pen.press('c1');
  pen.press('c4');
  pen.choose('ring');
  draw('b1', 'b4', 0);
  pen.press('d4');
  const all = {
    arrows: [
      { from: 'c1', to: 'c4' },
      { from: 'b1', to: 'b3' },
    ],
    rings: ['d4', 'e5'],
  };
  expect(desk.drawn).toEqual(all);
  desk.step('next');
  expect(desk.drawn.rings).toEqual([]);
  const again = new Desk(desk.record(), 'en');
  expect(again.drawn).toEqual(all);
  again.clearDrawn();
  expect(again.drawn).toEqual({ arrows: [], rings: [] });
});

test('a game is judged step by step, stopped, and gone on with', async () => {
  const desk = new Desk(MISSED, 'en');
  const analyst = new AnalystHere();
  analyst.patience = 2;
  const review = new Review(analyst, desk, [], 0);
  await review.run(2000);
  expect([review.analysis.known, review.analysis.of, review.complete]).toEqual([2, 4, false]);
  expect(desk.record()).not.toContain('%eval');
  analyst.patience = 9;
  await review.run(2000);
  expect(analyst.asked.map((request) => request.from)).toEqual([0, 2]);
  expect(review.complete).toBe(true);
  expect(desk.record()).toContain('%eval');
  expect(review.slips.map(({ slip }) => slip.judgement)).toEqual(['blunder', 'blunder', 'blunder']);
  const losses = review.slips.map(({ loss }) => loss);
  expect(losses).toEqual([...losses].sort((one, other) => other - one));
  expect(review.analysis.players.white.blunders).toBe(2);
  expect(review.chanceAt(0)).toBe(1);
  const [first] = desk.game;
  expect(first && signOf(first, review)).toEqual({ text: '??', tone: 'bad' });
  // The record alone tells the same chances elsewhere, and what was worst; what was better only a search knows.
  const brought = new Review(analyst, new Desk(desk.record(), 'en'), [], 0);
  expect([brought.begun, brought.complete]).toEqual([true, false]);
  expect(brought.analysis.turns.map(({ chance }) => chance)).toEqual(
    review.analysis.turns.map(({ chance }) => chance),
  );
  expect(new Find(analyst, desk, brought).tasksOf('both')).toEqual([]);
  // What is kept serves another visit; another effort begins anew.
  const again = new Review(analyst, new Desk(desk.record(), 'en'), review.looks, review.effort);
  expect(again.complete).toBe(true);
  await again.run(500);
  expect(analyst.asked.at(-1)).toMatchObject({ from: 0, nodes: 500 });
});

test('the better turn is missed, found, and shown, side by side, and the record stays as it is', async () => {
  const desk = new Desk(MISSED, 'en');
  const analyst = new AnalystHere();
  const review = new Review(analyst, desk, [], 0);
  await review.run(2000);
  const [record, changes] = [desk.record(), desk.changes];
  const find = new Find(analyst, desk, review);
  const [first, second] = desk.game;
  find.train('white');
  expect([find.tasksOf('both').length, find.count.of, find.slip?.player]).toEqual([3, 2, 'white']);
  find.begin(first?.id ?? 0);
  const enter = (to: string): void => {
    for (const cell of ['h4', to]) find.board?.enter({ type: 'press', cell, aimed: null });
  };
  enter('h3');
  await find.tryEntered();
  expect(find.stage).toBe('failed');
  expect(find.tried?.now).toBeLessThan(find.tried?.best ?? 0);
  expect(find.board?.view.entry.done).toEqual([]);
  enter('i3');
  await find.tryEntered();
  expect([find.stage, find.board?.current?.text]).toEqual(['solved', 'h4-i3']);
  find.train('black');
  expect([find.id, find.count.of, find.next]).toEqual([second?.id, 1, null]);
  expect(find.board?.view.decider).toBe('black');
  find.show();
  expect(find.stage).toBe('shown');
  expect(find.board?.current?.text).toMatch(/^b5-a[45]$/);
  find.leave();
  expect([find.on, find.board, desk.at]).toEqual([false, null, 0]);
  expect([desk.record(), desk.changes]).toEqual([record, changes]);
  // Whoever wants the answer in the study puts it there.
  find.begin(second?.id ?? 0);
  find.show();
  find.add();
  expect(desk.current?.text).toMatch(/^b5-a[45]$/);
  expect(desk.current?.main).toBe(false);
});

test('a record that is none is a fault with words', () => {
  expect(() => new Desk('[JRN "1"]\n[Edition "4.8"]\n\n1. a2-a9 *\n', 'en')).toThrow(
    expect.objectContaining({ code: 'no-such-cell' }),
  );
});
