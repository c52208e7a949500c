import { beforeAll, expect, test } from 'vitest';
import { load } from '../app/engine/real.ts';
import { boardFigure as figure } from '../wasm/jersi.js';
import type { BoardFigure, Leg } from '../wire/index.ts';
import { BADGE, badgesOf } from './badges.ts';
import { inlaysOf } from './inlay.ts';
import { placesOf } from './places.ts';
import { dropLeg, stepLeg } from './samples.ts';

let board: BoardFigure;
beforeAll(() => {
  load();
  board = JSON.parse(figure('4.8', false));
});

/** How far a place is from the nearest point of a box. */
function gap(
  at: { x: number; y: number },
  box: { x: number; top: number; bottom: number; half: number },
): number {
  const dx = Math.max(0, Math.abs(at.x - box.x) - box.half);
  const dy = Math.max(0, box.top - at.y, at.y - box.bottom);
  return Math.hypot(dx, dy);
}

test('numbers of arrows hide no face and not each other, whatever five arrows there are', () => {
  const places = placesOf(board);
  const cells = [...places.values()];
  const { single, singleY, stacked, topY } = board.anatomy;
  const legs: Leg[] = cells.flatMap((to) => [
    dropLeg(to.cell, 'M', 'M'),
    ...to.around.filter((name) => name !== null).map((name) => stepLeg(name, to.cell, 'R', {})),
  ]);
  let [between, beside, checked] = [Infinity, Infinity, 0];
  for (let n = 0; n + 5 <= legs.length; n += 1) {
    // Neighbours in the list end on the same cell or beside it: the worst that there is.
    const turns = legs.slice(n, n + 5).map((leg) => ({ legs: [leg] }));
    const badges = badgesOf(places, turns).filter((badge) => badge !== null);
    for (const [i, badge] of badges.entries()) {
      checked += 1;
      for (const other of badges.slice(i + 1))
        between = Math.min(between, Math.hypot(badge.x - other.x, badge.y - other.y));
      for (const { x, y } of cells) {
        const alone = {
          x,
          half: single / 2,
          top: y + singleY - single / 2,
          bottom: y + singleY + single / 2,
        };
        const pile = { x, half: stacked / 2, top: y + topY - stacked / 2, bottom: y + 14 + stacked / 2 };
        beside = Math.min(beside, gap(badge, alone), gap(badge, pile));
      }
    }
  }
  expect(checked).toBe(5 * (legs.length - 4));
  expect(between).toBeGreaterThan(2 * BADGE);
  expect(beside).toBeGreaterThanOrEqual(BADGE);
});

test('the far row is inlaid: of the only person, else of both; never where kings stay at home', () => {
  const person = { name: '', opponent: { type: 'human' as const } };
  const machine = { name: '', opponent: { type: 'random' as const, seed: 1 } };
  const { inlays } = board;
  if (!inlays) throw new Error('4.8 has a goal row');
  expect(inlaysOf(board, { white: person, black: machine })).toEqual([inlays.white]);
  expect(inlaysOf(board, { white: machine, black: person })).toEqual([inlays.black]);
  expect(inlaysOf(board, { white: person, black: person })).toEqual([inlays.white, inlays.black]);
  // Seven cells have fifteen corners on their outer edge; White's row is at the top.
  expect(inlays.white.match(/[ML]/g)).toHaveLength(15);
  expect(inlays.white.startsWith('M-350 -375.28')).toBe(true);
  const turned: BoardFigure = JSON.parse(figure('4.8', true));
  expect(turned.inlays).toEqual({ white: inlays.black, black: inlays.white });
  const hunt: BoardFigure = JSON.parse(figure('2.0', false));
  expect(inlaysOf(hunt, { white: person, black: person })).toEqual([]);
});
