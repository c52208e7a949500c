import { beforeAll, expect, test } from 'vitest';
import { load } from '../../app/engine/real.ts';
import { editions, turnsOf } from '../../wasm/jersi.js';
import type { EditionView } from '../../wire/index.ts';
import { say } from '../../words/words.svelte.ts';
import { exampleOf } from '../examples/index.ts';
import { allOf, relationsOf } from './relations.ts';
import { JERSI, SPELLED } from './spelling.ts';
import { rowsOf } from './turns.ts';

let known: EditionView[] = [];
beforeAll(() => {
  load();
  known = JSON.parse(editions('en'));
});

test('the drawing of the powers says what the rules say, no more and no less', () => {
  for (const { id, kinds } of known) {
    const drawn = allOf(relationsOf(kinds)).map(([from, to]) => `${from} ${to}`);
    const facts = kinds.flatMap((one) => one.beats.map((other) => `${one.kind} ${other}`));
    expect(new Set(drawn), id).toEqual(new Set(facts));
    expect(drawn.length).toBe(facts.length);
  }
});

test('the circle is rock, scissors, paper; mountains and guardians stand apart', () => {
  const of = (id: string) => relationsOf(known.find((one) => one.id === id)?.kinds ?? []);
  expect(of('2.0')).toMatchObject({ circle: ['rock', 'scissors', 'paper'], beaten: ['king'], apart: [] });
  expect(of('3.0').apart).toEqual(['guardian']);
  expect(of('4.8')).toMatchObject({ beating: ['fool'], apart: ['mountain'] });
  expect(of('4.8').others).toEqual([
    ['fool', 'king'],
    ['fool', 'fool'],
  ]);
});

test('relations that need other arrows are a fault, not a wrong drawing', () => {
  const kinds = (known[0]?.kinds ?? []).map((one) =>
    one.kind === 'king' ? { ...one, beats: ['rock' as const] } : one,
  );
  expect(() => relationsOf(kinds)).toThrow('drawn');
});

/** The legal turns of the picture's position. */
function turns(edition: string, picture: string): string[] {
  return JSON.parse(turnsOf(edition, true, false, exampleOf(edition, `t-${picture}`).position ?? ''));
}

test('the table of turns tells where a second step may follow', () => {
  for (const edition of known) {
    for (const { first, second } of rowsOf(edition)) {
      const [turn = ''] = exampleOf(edition.id, `t-${first.id}`).turns;
      const all = turns(edition.id, first.id);
      expect(all).toContain(turn);
      const longer = all.filter((one) => one !== turn && one.startsWith(turn));
      if (first.id !== 'drop') expect(longer.length > 0, `${edition.id} ${first.id}`).toBe(second.length > 0);
      for (const picture of second) {
        const [whole = ''] = exampleOf(edition.id, `t-${picture.id}`).turns;
        expect(turns(edition.id, picture.id)).toContain(whole);
      }
    }
  }
});

test('the table of turns covers every way to begin a turn', () => {
  const shape = (turn: string): string => turn.replace(/[a-i]\d/g, 'x').replace(/[A-Z]:/g, 'D:');
  for (const edition of known) {
    const pictures = rowsOf(edition).flatMap((row) => [row.first, ...row.second]);
    const drawn = new Set(pictures.flatMap((one) => exampleOf(edition.id, `t-${one.id}`).turns.map(shape)));
    const found = new Set(pictures.flatMap((one) => turns(edition.id, one.id)).map(shape));
    // Captures are told in words below the pictures.
    expect(
      [...found].filter((one) => !one.includes('!') && !drawn.has(one)),
      edition.id,
    ).toEqual([]);
  }
});

test('every word from Lojban is spelled out in both languages', () => {
  const words = new Set(known.flatMap((one) => one.kinds.flatMap((kind) => kind.lojban?.word ?? [])));
  expect(new Set(Object.keys(SPELLED))).toEqual(new Set([...words, JERSI.word]));
  expect(known.find((one) => one.id === '3.0')?.kinds.find((one) => one.kind === 'guardian')?.lojban).toEqual(
    {
      word: 'mokca',
      sound: 'ˈmokʃa',
      meaning: 'geometrical point',
    },
  );
});

test('every picture of the table has its words', () => {
  for (const edition of known)
    for (const { first, second } of rowsOf(edition))
      for (const picture of [first, ...second])
        for (const language of ['en', 'fr'] as const)
          expect(say(language, `learn-turn-${picture.id}`, { thing: 'cube' })).not.toBe('');
});
