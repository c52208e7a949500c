import { beforeEach, expect, test, vi } from 'vitest';
import { go } from '../../pages/place.svelte.ts';
import { settings } from '../../store/settings.svelte.ts';
import { dismiss, toasts } from '../../ui/toasts.svelte.ts';
import type { GameRow } from '../../wire/club.ts';
import { inOrder, isMyTurn } from './games.svelte.ts';
import { callFor, signal } from './signal.ts';

function row(game: string, more: Partial<GameRow> = {}): GameRow {
  const rest = {
    spec: '4.8',
    time: '3d',
    white: 'Fox',
    black: 'Heron',
    turns: 2,
    at: 7,
    you: 'white',
  } as const;
  return { game, status: 'playing', decider: 'white', ...rest, ...more };
}

let seen: DocumentVisibilityState = 'visible';
const shown: [string, NotificationOptions | undefined][] = [];

beforeEach(() => {
  seen = 'visible';
  shown.length = 0;
  for (const { id } of [...toasts()]) dismiss(id);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal(
    'Notification',
    class {
      static permission = 'granted';
      onclick: (() => void) | null = null;
      constructor(title: string, options?: NotificationOptions) {
        shown.push([title, options]);
      }
    },
  );
  go('#/learn');
});

test('one’s turn comes first, least time first; then the others, what is open, what is over', () => {
  const rows = [
    row('over-old', { status: 'over', at: 1 }),
    row('theirs', { decider: 'black', ends: 1 }),
    row('open', { status: 'open' }),
    row('mine-late', { ends: 900 }),
    row('mine-endless'),
    row('over-new', { status: 'over', at: 9 }),
    row('mine-soon', { ends: 100 }),
  ];
  const order = ['mine-soon', 'mine-late', 'mine-endless', 'theirs', 'open', 'over-new', 'over-old'];
  expect(inOrder(rows).map((one) => one.game)).toEqual(order);
  expect(rows.filter(isMyTurn)).toHaveLength(3);
});

test('who looks elsewhere on the page is told by a word; who looks at the game is not', () => {
  signal(row('a'), row('a', { decider: 'black' }));
  expect(toasts().map((one) => one.text)).toEqual(['Heron has played.']);
  go('#/club/a');
  for (const { id } of [...toasts()]) dismiss(id);
  signal(row('a'), row('a', { decider: 'black' }));
  expect(toasts()).toEqual([]);
});

test('a hidden page notifies once for a game, if the person wants it and the browser allows it', () => {
  seen = 'hidden';
  go('#/club/a');
  settings.notify = false;
  signal(row('a'), null);
  expect(shown).toEqual([]);
  settings.notify = true;
  signal(row('a'), null);
  callFor('a', 'Heron thinks you are away');
  expect(shown.map(([, options]) => [options?.body, options?.tag])).toEqual([
    ['The game with Heron has begun.', 'jersi-a'],
    ['Heron thinks you are away', 'jersi-a'],
  ]);
  Object.assign(Notification, { permission: 'denied' });
  signal(row('a'), null);
  expect(shown).toHaveLength(2);
  settings.notify = false;
});
