import { beforeAll, expect, test } from 'vitest';
import { games, load } from '../app/engine/real.ts';
import { snapshotOf } from '../app/snapshot.ts';
import { codeOf } from '../inout/link.ts';
import type { KeptGame, OnShelf } from '../store/kept.ts';
import { turnLink } from '../wasm/jersi.js';
import type { GameConfig, TurnLinkView } from '../wire/index.ts';
import { setLanguage } from '../words/words.svelte.ts';
import { arrivedFor, leaveFor } from './arrived.ts';
import { begun, byLinks } from './begin.ts';
import { type Asks, openLink } from './reader.ts';
import { farBadge, friendFirst } from './words.ts';

beforeAll(() => {
  load();
  setLanguage('en');
});

const person = (name: string) => ({ name, opponent: { type: 'human' } as const });
const plain: GameConfig = {
  edition: '4.8',
  setting: null,
  seed: 1,
  guardian: false,
  reserve: false,
  ransom: false,
  position: null,
  players: { white: person('Ada'), black: person('') },
  timeControl: '600+5',
  date: '',
};

/** The referee in the same thread. */
const ask: Asks = async (record, kept) => {
  const views: TurnLinkView[] = [undefined, ...kept.map((one) => JSON.stringify(one))].map((one) =>
    JSON.parse(turnLink(record, one, 'en')),
  );
  return { views };
};

function shelf(...all: KeptGame[]) {
  return { list: async (): Promise<OnShelf[]> => all.map((game) => ({ kind: 'game', game })) };
}

function kept(id: string, game: ReturnType<typeof games.begin>): KeptGame {
  const config = byLinks(plain, 'white');
  return { version: 1, id, revision: 1, name: '', created: 0, changed: 0, config, ...snapshotOf(game) };
}

test('games by links are known by 128 bits that nobody else draws', () => {
  const drawn = new Set(Array.from({ length: 50 }, () => begun('white').game));
  expect(drawn.size).toBe(50);
  for (const one of drawn) expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(byLinks(plain, 'black')).toMatchObject({ timeControl: '-', correspondence: { mine: 'black' } });
});

test('a link finds the game of the shelf that it fits best', async () => {
  const ada = games.begin(byLinks(plain, 'white'), 'en');
  expect(snapshotOf(ada).state.correspondence).toEqual({ hand: 'play', friend: '' });
  ada.playText('a2-b2=d3');
  expect(farBadge(snapshotOf(ada).state)).toEqual({ text: 'Not sent yet', mine: true });
  const first = ada.linkRecord() ?? '';
  ada.sent();
  expect(farBadge(snapshotOf(ada).state)).toEqual({ text: 'Waits for your friend', mine: false });
  const before = kept('before', ada);
  const leo = games.join(first, 'black', 'Léo', 'en');
  expect(farBadge(snapshotOf(leo).state)).toEqual({ text: 'Your turn', mine: true });
  leo.playText('h4-h3=f4');
  const second = leo.linkRecord() ?? '';
  const code = await codeOf(second);

  expect(await openLink(code, shelf(), ask)).toMatchObject({ game: null, link: { relation: 'new' } });
  ada.receive(second, false);
  const after = kept('after', ada);
  const found = await openLink(code, shelf(after, before), ask);
  expect(found).toMatchObject({ game: { id: 'before' }, link: { relation: 'next' } });
  expect(await openLink(code, shelf(after), ask)).toMatchObject({ link: { relation: 'same' } });
});

test('what cannot be read is told, and asks nobody', async () => {
  const nobody: Asks = () => Promise.reject(new Error('asked'));
  const code = await codeOf('a text');
  for (const bad of ['', code.slice(0, -3), '2abc', 'x'])
    expect(await openLink(bad, shelf(), nobody)).toMatchObject({ kind: 'broken' });
  expect(await openLink(code, shelf(), async () => 'slow')).toMatchObject({ kind: 'broken' });
  expect(await openLink(code, shelf(), async () => null)).toEqual({ kind: 'stopped' });
});

test('a link waits for its own game, and once', () => {
  const link = { id: 'one', record: 'x', ahead: false };
  leaveFor(link);
  expect(arrivedFor('other')).toBe(null);
  expect(arrivedFor('one')).toEqual(link);
  expect(arrivedFor('one')).toBe(null);
});

test('a sentence begins with a capital, also where the friend has no name', () => {
  expect(friendFirst('')).toBe('Your friend');
  expect(friendFirst('ada')).toBe('Ada');
});
