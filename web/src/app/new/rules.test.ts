import { beforeAll, expect, test } from 'vitest';
import { editions } from '../../wasm/jersi.js';
import type { EditionView } from '../../wire/index.ts';
import { load } from '../engine/real.ts';
import { isChosen, rulesChoices } from './rules.ts';
import { firstWish } from './wish.ts';

let all: EditionView[];

beforeAll(() => {
  load();
  all = JSON.parse(editions('en'));
});

test('every edition is offered, with and without reserve where it can be, and the first game comes first', () => {
  const { front, folded } = rulesChoices(all);
  expect(front.map((choice) => choice.id)).toEqual(['4.8-no-reserve', '4.8', '4.16']);
  expect(folded.map((choice) => choice.id)).toEqual(['4.16-no-reserve', '4-draft', '3.0', '2.0']);
});

test('of all choices exactly one is chosen, whatever is wished', () => {
  const { front, folded } = rulesChoices(all);
  for (const edition of all)
    for (const reserve of [true, false]) {
      const wish = { ...firstWish(), edition: edition.id, reserve };
      expect([...front, ...folded].filter((choice) => isChosen(choice, wish))).toHaveLength(1);
    }
});
