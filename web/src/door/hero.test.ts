import { beforeAll, expect, test } from 'vitest';
import { games, load } from '../app/engine/real.ts';
import { HERO, SCENES, sceneGame } from './hero.ts';

beforeAll(() => void load());

test.each(Object.entries({ hero: HERO, ...SCENES }))(
  'the turn of the scene "%s" can be played',
  (_, scene) => {
    const game = games.begin(sceneGame(scene.position), 'en');
    expect(game.playText(scene.turn).fault).toBeNull();
    const cells = new Set(game.view.cells.map((cell) => cell.cell));
    for (const cell of [...scene.only, ...scene.goal]) expect(cells).toContain(cell);
  },
);

test('the sentences are true of their scenes: home wins, a stack runs two, the whole stack falls', () => {
  const [home, stack, fight] = [SCENES.home, SCENES.stack, SCENES.fight].map((scene) => {
    const game = games.begin(sceneGame(scene.position), 'en');
    game.playText(scene.turn);
    return game.view;
  });
  expect(home?.ending?.winner).toBe('white');
  expect(stack?.last?.legs.map((leg) => leg.pieces.length)).toEqual([1, 2]);
  expect(fight?.last?.legs[0]?.captured).toHaveLength(2);
});

test('on the live board it is White’s turn, and much can be touched', () => {
  const game = games.begin(sceneGame(HERO.position), 'en');
  game.playText(HERO.turn);
  expect(game.view.toMove).toBe('white');
  expect(game.view.entry.lifts.length).toBeGreaterThan(5);
});
