import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Keeper, type shelfOfGames } from '../../store/keeper.svelte.ts';
import { changeSettings } from '../../store/settings.svelte.ts';
import { Tabs } from '../../store/tabs.ts';
import type { BoardAction, GameConfig, Opponent, PlayerConfig } from '../../wire/index.ts';
import { configWith, human } from '../fakes.svelte.ts';
import { Session } from '../session.svelte.ts';
import { games, load, ThinkerHere } from './real.ts';

const RANSOM = '7/8/7/8/3R-k-4/8/2r-3r-/8/3K-3 w - 5 11';
let memory: WebAssembly.Memory;
let leave: () => void = () => {};

/** A shelf that remembers the last thing put on it. */
class OneShelf {
  last: { game: { record: string } } | null = null;

  async put(game: { revision: number; game: { record: string } }): Promise<number> {
    this.last = game;
    return game.revision + 1;
  }

  async remove(): Promise<void> {}

  async one(): Promise<null> {
    return null;
  }
}

function machine(opponent: Opponent): PlayerConfig {
  return { name: '', opponent };
}

async function sit(config: GameConfig) {
  const [thinker, shelf] = [new ThinkerHere(), new OneShelf()];
  const tabs = new Tabs('one', `real-${Math.random()}`);
  const keeper = new Keeper(shelf as unknown as ReturnType<typeof shelfOfGames>, tabs);
  const session = new Session({ games, thinker, keeper, now: () => 0 }, config);
  await session.start(config);
  const stop = $effect.root(() => {
    $effect(() => session.follow());
  });
  leave = () => {
    stop();
    session.machine.stop();
    tabs.close();
  };
  flushSync();
  return { session, thinker, shelf };
}

/** Lets the machines play until something holds. */
async function until(held: () => boolean): Promise<void> {
  const end = Date.now() + 50_000;
  while (!held()) {
    if (Date.now() > end) throw new Error('it never came to that');
    flushSync();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

function act(session: Session, actions: BoardAction[]): void {
  for (const action of actions)
    expect(session.game.act(action, 'always')).toEqual({ fault: null, play: false, said: '' });
}

const press = (cell: string): BoardAction => ({ type: 'press', cell, aimed: null });

beforeAll(() => {
  memory = load();
  changeSettings({ animations: false });
});

afterEach(() => {
  leave();
});

describe('machines', () => {
  test.each(['3.0', '4.8'])(
    'play a whole game of %s with each other',
    async (edition) => {
      const white = machine({ type: 'engine', level: 3, seed: 1 });
      const config = { ...configWith(white, machine({ type: 'random', seed: 2 })), edition };
      const { session, shelf } = await sit(config);
      await until(() => session.view.ending !== null);
      expect(session.view.played).toBeGreaterThan(4);
      expect(session.said).toContain(session.view.ending?.sentence ?? '?');
      const kept = shelf.last?.game.record ?? '';
      expect(kept).toBe(session.game.record());
    },
    60_000,
  );

  test('answer a person, and an undo takes back the pair', async () => {
    const config = configWith(human, machine({ type: 'engine', level: 1, seed: 3 }));
    const { session } = await sit(config);
    expect(session.playText('a2-b2=d3')).toBeNull();
    await until(() => session.view.played === 2);
    expect(session.playText('b3-b4')).toBeNull();
    await until(() => session.view.played === 4);
    session.undo();
    expect(session.view.played).toBe(2);
    expect(session.view.canRedo).toBe(true);
    session.redo();
    expect(session.view.played).toBe(4);
    session.goTo(1);
    expect(await session.continueHere()).toBeNull();
    await until(() => session.view.played === 2);
  });

  test('give a hint that can be played', async () => {
    const { session } = await sit(configWith(human, human));
    const turn = await session.hint();
    expect(session.view.entry.playable).toBe(turn);
    expect(session.game.play().fault).toBeNull();
    expect(session.view.turns[0]?.text).toBe(turn);
  });
});

describe('an offer of a tie', () => {
  test('is answered by a machine that asks itself how it stands', async () => {
    // White has an army and Black a king: the machine takes what it can get.
    const position = '3k-3/8/7/8/4PR4/3SR4/7/8/3K-3 w - 0 9';
    const lost = configWith(human, machine({ type: 'engine', level: 3, seed: 1 }));
    const { session } = await sit({ ...lost, position });
    expect(await session.offerTie()).toBe(false);
    expect(session.view.ending).toMatchObject({ tie: true, code: 'agreement' });
  });

  test('is declined by chance itself, and waits for a person', async () => {
    const { session } = await sit(configWith(human, machine({ type: 'random', seed: 1 })));
    expect(await session.offerTie()).toBe(true);
    expect([session.view.offer, session.view.ending]).toEqual([null, null]);
    await session.start(configWith(human, human));
    expect(await session.offerTie()).toBe(false);
    expect(session.view.offer).toBe('white');
    session.answerTie('black', true);
    expect(session.view.ending?.tie).toBe(true);
  });
});

test('a press where a turn cannot go ends it if nothing is confirmed', async () => {
  changeSettings({ confirm: 'never' });
  const { session } = await sit(configWith(human, human));
  for (const cell of ['a2', 'b2']) expect(session.enter(press(cell))).toBeNull();
  expect(session.view.played).toBe(0);
  expect(session.enter(press('i4'))).toBeNull();
  expect(session.view.turns.map((turn) => turn.text)).toEqual(['a2-b2']);
  changeSettings({ confirm: 'optional' });
});

test('a ransom goes from one player to the other and back', async () => {
  const { session } = await sit({ ...configWith(human, human), ransom: true, position: RANSOM });
  act(session, [press('e4'), press('e5'), { type: 'kind', kind: 'rock' }]);
  session.game.play();
  expect([session.view.decider, session.view.stage]).toEqual(['black', 'gift']);
  act(session, [press('c7')]);
  session.game.play();
  expect([session.view.decider, session.view.stage]).toEqual(['white', 'relocation']);
  act(session, [press('i4')]);
  session.game.play();
  expect(session.view.turns.map((turn) => turn.text)).toEqual(['e4-e5!!#c7/K:i4']);
});

test('a game that was kept is the same again', async () => {
  const { session } = await sit(configWith(human, human, '60+5'));
  session.playText('a2-b2=d3');
  session.playText('h4-h3=f4');
  session.undo();
  const again = games.restore(session.game.save(), 'en');
  expect(again.view).toEqual(session.view);
  expect(again.clock()?.left).toEqual(session.game.clock()?.left);
});

test('what is wrong is a fault with a place', async () => {
  const { session } = await sit(configWith(human, human));
  const fault = session.playText('a2–b9');
  expect(fault).toMatchObject({ code: 'no-such-cell', span: [3, 5] });
  expect(() => games.begin({ ...session.config, edition: '9.9' }, 'fr')).toThrow(
    expect.objectContaining({
      code: 'no-such-edition',
      message: expect.stringContaining('Il n’y a pas d’édition'),
    }),
  );
});

test('memory stays as it is over two hundred turns', async () => {
  const white = machine({ type: 'random', seed: 5 });
  const config = { ...configWith(white, white), edition: '2.0' };
  const { session } = await sit(config);
  const play = async (turns: number): Promise<void> => {
    while (session.view.played < turns && !session.view.ending) {
      flushSync();
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  };
  await play(30);
  const before = memory.buffer.byteLength;
  for (let n = 0; n < 8; n += 1) {
    await session.start({ ...config, players: { white, black: machine({ type: 'random', seed: n }) } });
    await play(30);
  }
  expect(memory.buffer.byteLength - before).toBeLessThan(1 << 20);
}, 60_000);
