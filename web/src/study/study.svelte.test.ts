import 'fake-indexeddb/auto';
import { beforeAll, expect, test } from 'vitest';
import { load } from '../app/engine/real.ts';
import { ReaderHere } from '../inout/real.ts';
import { Desk } from './desk.svelte.ts';
import { Find } from './find.svelte.ts';
import { lineOf } from './line.ts';
import { open } from './open.ts';
import { AnalystHere } from './real.ts';
import { Review } from './review.svelte.ts';
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
  const opened = await open(['kept', id], { one: async () => null }, new ReaderHere());
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

test('lines are written with their numbers, variations beside the turn they replace', () => {
  const desk = new Desk(MISSED, 'en');
  desk.playText('h4-h5');
  const [first, second, third] = lineOf(desk, 0, undefined, 0);
  expect(first).toMatchObject({ numbered: true, variations: [desk.at] });
  expect(second).toMatchObject({ numbered: true, variations: [] });
  expect(third).toMatchObject({ numbered: true });
  const variation = lineOf(desk, 0, desk.at, 0);
  expect(variation.map((part) => part.turn.text)).toEqual(['h4-h5']);
  expect(variation[0]?.variations).toEqual([]);
  const hidden = lineOf(desk, 0, undefined, second?.turn.id ?? 0);
  expect(hidden.map((part) => part.turn.text)).toEqual(['h4-g3']);
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
  expect(review.slips.map((turn) => turn.slip?.judgement)).toEqual(['blunder', 'blunder', 'blunder']);
  expect(review.analysis.players.white.blunders).toBe(2);
  expect(review.chanceAt(0)).toBe(1);
  const [first] = desk.game;
  expect(first && signOf(first, review)).toEqual({ text: '??', tone: 'bad' });
  // What is kept serves another visit; another effort begins anew.
  const again = new Review(analyst, new Desk(desk.record(), 'en'), review.looks, review.effort);
  expect(again.complete).toBe(true);
  await again.run(500);
  expect(analyst.asked.at(-1)).toMatchObject({ from: 0, nodes: 500 });
});

test('the better turn is missed, found, and shown', async () => {
  const desk = new Desk(MISSED, 'en');
  const analyst = new AnalystHere();
  const review = new Review(analyst, desk, [], 0);
  await review.run(2000);
  const find = new Find(analyst, desk, review);
  const [first, second] = desk.game;
  find.begin(first?.id ?? 0);
  expect([find.asks, find.count.place, find.count.of]).toEqual([true, 1, 3]);
  const enter = (to: string): void => {
    for (const cell of ['h4', to]) desk.enter({ type: 'press', cell, aimed: null });
  };
  enter('h3');
  await find.tryEntered();
  expect(find.stage).toBe('failed');
  expect(find.tried?.now).toBeLessThan(find.tried?.best ?? 0);
  expect(desk.view.entry.done).toEqual([]);
  expect(texts(desk)).not.toContain('h4-h3');
  enter('i3');
  await find.tryEntered();
  expect([find.stage, desk.current?.text]).toEqual(['solved', 'h4-i3']);
  expect(find.next).toBe(second?.id);
  find.begin(second?.id ?? 0);
  expect(desk.view.decider).toBe('black');
  find.show();
  expect(find.stage).toBe('shown');
  expect(desk.current?.text).toMatch(/^b5-a[45]$/);
  find.leave();
  expect(find.on).toBe(false);
  // Whoever gives up is back where the mistake was.
  find.begin(first?.id ?? 0);
  find.leave();
  expect(desk.at).toBe(first?.id);
});

test('a record that is none is a fault with words', () => {
  expect(() => new Desk('[JRN "1"]\n[Edition "4.8"]\n\n1. a2-a9 *\n', 'en')).toThrow(
    expect.objectContaining({ code: 'no-such-cell' }),
  );
});
