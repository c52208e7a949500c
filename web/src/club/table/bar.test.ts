import { describe, expect, test } from 'vitest';
import { games, load } from '../../app/engine/real.ts';
import type { EventMessage, GameState } from '../../wire/club.ts';
import { setLanguage } from '../../words/words.svelte.ts';
import { barOf } from './bar.ts';
import type { Bar, BarFacts } from './bar-parts.ts';

load();

const seat = (name: string, you: boolean) => ({ name, here: true, ...(you ? { you } : {}) });

/** The facts of a game with these events behind its beginning, seen by one of its players or by nobody of them. */
function facts(
  events: Omit<EventMessage, 'seq' | 'next'>[],
  you: 'white' | 'black' | null,
  more: Partial<BarFacts> & { time?: string } = {},
): BarFacts {
  const { time = '600+5', ...rest } = more;
  const all = [{ kind: 'begun' as const, text: '4.8', at: 0 }, ...events];
  const state: GameState = {
    game: '0123456789abcdef0123',
    seq: all.length,
    status: 'playing',
    spec: '4.8',
    time,
    white: seat('Fox', you === 'white'),
    black: seat('Heron', you === 'black'),
    listed: false,
    watching: 0,
    events: all.map((event, n) => ({ ...event, seq: n + 1, next: event.at })),
  };
  const table = games.online(state, 'en');
  const now = rest.now ?? 10_000;
  return {
    view: table.view,
    standing: table.standing(now),
    line: 'open',
    tryIn: null,
    unkept: false,
    pending: null,
    pendingFor: 0,
    asking: null,
    notice: null,
    awayFor: null,
    watching: 0,
    now,
    entering: false,
    next: null,
    ...rest,
  };
}

const OPENING = [
  { kind: 'decided', color: 'white', text: 'a2-b2', at: 1_000 },
  { kind: 'decided', color: 'black', text: 'h4-h3', at: 2_000 },
  { kind: 'decided', color: 'white', text: 'a3-b3', at: 3_000 },
] as const;

function said(bar: Bar | null): string[] {
  return bar ? [bar.kind, bar.title, bar.note, ...bar.buttons.map((one) => one.deed)] : ['turn bar'];
}

const turn = { do: 'decide', text: 'b3-b4' } as const;

describe('the bar says truly what is sent, kept, or not yet', () => {
  test.each<[string, BarFacts, string[]]>([
    ['my turn is the turn bar’s', facts([...OPENING], 'black'), ['turn bar']],
    ['who waits', facts([...OPENING], 'white'), ['waiting', 'Heron to play', 'Heron is here.']],
    [
      'days',
      facts([...OPENING], 'white', { time: '3d', next: 'Otter' }),
      ['waiting', 'Heron to play', 'You can leave. The club tells you when Heron has played.', 'next'],
    ],
    ['a moment', facts([...OPENING], 'black', { pending: turn, pendingFor: 100 }), ['sending', 'b3-b4', '']],
    [
      'on its way',
      facts([...OPENING], 'black', { pending: turn, pendingFor: 400 }),
      ['sending', 'Sending b3-b4…', 'Kept here, and sent again by itself if the line drops.'],
    ],
    [
      'late',
      facts([...OPENING.slice(0, 2)], 'white', { pending: turn, pendingFor: 3_100 }),
      ['unsent', 'b3-b4 is not sent yet. Trying again.', 'Your clock keeps running.', 'cancel'],
    ],
    [
      'late, without a clock',
      facts([...OPENING.slice(0, 2)], 'white', { time: '-', pending: turn, pendingFor: 3_100 }),
      [
        'unsent',
        'b3-b4 is not sent yet. Trying again.',
        'Kept here; it goes out as soon as the line is back.',
        'cancel',
      ],
    ],
    [
      'cut, with a turn',
      facts([...OPENING.slice(0, 2)], 'white', { pending: turn, pendingFor: 400, line: 'cut' }),
      ['unsent', 'b3-b4 is not sent yet. Trying again.', 'Your clock keeps running.', 'try-now', 'cancel'],
    ],
    [
      'a browser that keeps nothing',
      facts([...OPENING], 'black', { time: '-', pending: turn, pendingFor: 3_100, unkept: true }),
      [
        'unsent',
        'b3-b4 is not sent yet. Trying again.',
        'This browser keeps nothing: leave the page open until it is sent.',
        'cancel',
      ],
    ],
    [
      'restarting, with a turn',
      facts([...OPENING], 'black', { pending: turn, pendingFor: 500, line: 'restarts' }),
      [
        'unsent',
        'b3-b4 is not sent yet. Trying again.',
        'The club restarts. Your clock waits.',
        'try-now',
        'cancel',
      ],
    ],
    [
      'restarting',
      facts([...OPENING], 'white', { line: 'restarts' }),
      ['restarts', 'The club restarts.', 'Your clock waits.'],
    ],
    [
      'cut off while one thinks',
      facts([...OPENING.slice(0, 2)], 'white', { line: 'cut', tryIn: 3_200 }),
      ['cut', 'No connection to the club.', 'Your clock keeps running. Trying again in 4 s.', 'try-now'],
    ],
    ['cut off while one enters', facts([...OPENING], 'black', { line: 'cut', entering: true }), ['turn bar']],
    [
      'too old',
      facts([...OPENING], 'black', { line: 'old' }),
      ['old', 'This page is too old for the club', 'Reload it; your games are kept.', 'reload'],
    ],
    [
      'a draw is offered',
      facts([...OPENING, { kind: 'draw-offered', color: 'white', at: 4_000 }], 'black'),
      ['draw-offered', 'Fox offers a draw', 'Playing a turn declines it.', 'decline-draw', 'accept-draw'],
    ],
    [
      'and one plays instead',
      facts([...OPENING, { kind: 'draw-offered', color: 'white', at: 4_000 }], 'black', { entering: true }),
      ['turn bar'],
    ],
    [
      'my own offer',
      facts([...OPENING, { kind: 'draw-offered', color: 'white', at: 4_000 }], 'white'),
      ['offering', 'You offer a draw', 'Heron answers. You may play on meanwhile.'],
    ],
    [
      'a turn back is asked for',
      facts([...OPENING, { kind: 'back-asked', color: 'white', at: 4_000 }], 'black'),
      ['back-asked', 'Fox asks to take back a3-b3', 'It would be Fox’s turn again.', 'keep', 'give-back'],
    ],
    [
      'resigning',
      facts([...OPENING], 'black', { asking: 'resign' }),
      ['resign', 'Resign this game?', 'Fox wins. This cannot be taken back.', 'keep-playing', 'resign'],
    ],
    [
      'somebody is away',
      facts([...OPENING], 'white', { awayFor: 40_000 }),
      [
        'away',
        'Heron has been away for 40 s',
        'If you claim the game, Heron has 60 s to come back.',
        'claim',
      ],
    ],
    [
      'for a moment only',
      facts([...OPENING], 'white', { awayFor: 4_000 }),
      ['waiting', 'Heron to play', 'Heron is not connected.'],
    ],
    [
      'who is waited for is on vacation',
      facts(
        [...OPENING, { kind: 'away', color: 'black', text: `${Date.UTC(2027, 4, 3, 12)}`, at: 4_000 }],
        'white',
        { now: Date.UTC(2027, 3, 30), time: '3d' },
      ),
      ['vacation', 'Heron is on vacation until May 3.', 'The time stands still.'],
    ],
    [
      'I am on vacation, and may play',
      facts(
        [...OPENING, { kind: 'away', color: 'black', text: `${Date.UTC(2027, 4, 3, 12)}`, at: 4_000 }],
        'black',
        { now: Date.UTC(2027, 3, 30), time: '3d' },
      ),
      ['vacation', 'You are on vacation until May 3.', 'Your time stands still. You may play all the same.'],
    ],
    [
      'I claim',
      facts([...OPENING, { kind: 'claimed', color: 'white', at: 10_000 }], 'white', {
        awayFor: 40_000,
        now: 30_000,
      }),
      ['claiming', 'Heron has 40 s to come back', 'After that the game is yours.'],
    ],
    [
      'I am said to be away, whatever I enter',
      facts([...OPENING, { kind: 'claimed', color: 'white', at: 10_000 }], 'black', {
        now: 30_000,
        entering: true,
      }),
      ['claimed', 'Fox thinks you are away', '40 seconds left to show that you are here.', 'here'],
    ],
    [
      'the first turn',
      facts([], 'white'),
      ['first', 'Your first turn', '110 s for the first turn, or the game is called off.'],
    ],
    [
      'his first turn',
      facts([], 'black'),
      ['first', 'Fox begins', '110 s for the first turn, or the game is called off.'],
    ],
    ['of days, no hurry', facts([], 'white', { time: '3d' }), ['turn bar']],
    [
      'watching',
      facts([...OPENING], null, { watching: 2 }),
      [
        'watching',
        'You are watching. Heron to play',
        '2 others watch. Turns appear as they are kept.',
        'flip',
      ],
    ],
    [
      'kept',
      facts([...OPENING], 'white', { notice: { kind: 'kept', turn: 'a3-b3' } }),
      ['kept', 'a3-b3 is kept.', 'Heron sees it now.'],
    ],
    [
      'too late to cancel',
      facts([...OPENING], 'white', { notice: { kind: 'arrived', turn: 'a3-b3' } }),
      ['arrived', 'It had arrived already.', 'a3-b3 is kept.'],
    ],
    [
      'another screen',
      facts([...OPENING], 'white', { notice: { kind: 'elsewhere', turn: 'a3-b3' } }),
      ['elsewhere', 'You played this on another screen.', 'a3-b3'],
    ],
    [
      'refused',
      facts([...OPENING], 'black', { notice: { kind: 'refused', code: 'stale', draft: 'h5-h4' } }),
      ['refused', 'Not taken: the game has moved on', 'h5-h4 was not played.', 'dismiss', 'show-draft'],
    ],
    [
      'refused for a reason without words',
      facts([...OPENING], 'white', { notice: { kind: 'refused', code: 'id-reused', draft: null } }),
      ['refused', 'The club did not take it', 'Nothing has changed.', 'dismiss'],
    ],
    [
      'a greeting',
      facts([...OPENING], 'white', { notice: { kind: 'greeting', color: 'black', word: 'well-played' } }),
      ['greeting', 'Heron: Well played', ''],
    ],
  ])('%s', (_, given, expected) => {
    expect(said(barOf(given))).toEqual(expected);
  });
});

test('in French too', async () => {
  await setLanguage('fr');
  const given = facts([...OPENING.slice(0, 2)], 'white', { line: 'cut', tryIn: 3_200 });
  expect(said(barOf(given))).toEqual([
    'cut',
    'Pas de liaison avec le club.',
    'Votre pendule continue de tourner. Nouvel essai dans 4 s.',
    'try-now',
  ]);
  await setLanguage('en');
});
