import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Keeper, type shelfOfGames } from '../store/keeper.svelte.ts';
import { changeSettings } from '../store/settings.svelte.ts';
import { ShelfError } from '../store/shelf.ts';
import { Tabs } from '../store/tabs.ts';
import type { PlayerConfig } from '../wire/index.ts';
import { configWith, FakeGames, FakeThinker, human, machine, news } from './fakes.svelte.ts';
import { Session } from './session.svelte.ts';

let leave: () => void = () => {};

/** A shelf that counts what is put on it, and may be told of another tab. */
class CountingShelf {
  puts: number[] = [];
  conflict = false;

  put(game: { revision: number; state: { turns: number } }): Promise<number> {
    if (this.conflict) return Promise.reject(new ShelfError('conflict'));
    this.puts.push(game.state.turns);
    return Promise.resolve(game.revision + 1);
  }

  remove(): Promise<void> {
    return Promise.resolve();
  }

  one(): Promise<null> {
    return Promise.resolve(null);
  }
}

async function sit(white: PlayerConfig, black: PlayerConfig, chosen = true) {
  const [games, thinker, shelf] = [new FakeGames(), new FakeThinker(), new CountingShelf()];
  const tabs = new Tabs('one', `session-${Math.random()}`);
  const keeper = new Keeper(shelf as unknown as ReturnType<typeof shelfOfGames>, tabs);
  const config = configWith(white, black);
  const session = new Session({ games, thinker, keeper, now: () => 0 }, config);
  if (chosen) await session.start(config);
  const stop = $effect.root(() => {
    $effect(() => session.follow());
  });
  leave = () => {
    stop();
    tabs.close();
  };
  flushSync();
  const game = games.latest;
  if (!game) throw new Error('no game');
  return { session, thinker, shelf, game, keeper };
}

async function settle(): Promise<void> {
  for (let n = 0; n < 5; n += 1) {
    flushSync();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

beforeAll(() => void changeSettings({ animations: false }));
afterEach(() => leave());

test('a table that is left before its game is opened writes over no game that the keeper has at hand', async () => {
  const { session, shelf, keeper } = await sit(human, human);
  session.playText('mine');
  await settle();
  const before = [...shelf.puts];
  const other = new Session(
    { games: new FakeGames(), thinker: new FakeThinker(), keeper, now: () => 0 },
    configWith(human, human),
  );
  other.leave();
  await settle();
  expect(shelf.puts).toEqual(before);
  session.leave();
  await settle();
  expect(shelf.puts.length).toBe(before.length + 1);
});

describe('a machine', () => {
  test('thinks as soon as it is its turn, and its turn is played', async () => {
    const { session, thinker, game } = await sit(human, machine);
    expect(session.machine.thinking).toBe(false);
    game.playText('mine');
    await settle();
    expect(session.machine.thinking).toBe(true);
    expect(thinker.records).toEqual(['mine']);
    await thinker.answer('hers', 0.3);
    await settle();
    expect(session.view.turns.map((turn) => turn.text)).toEqual(['mine', 'hers']);
    expect([session.machine.thinking, session.machine.chance]).toEqual([false, 0.3]);
  });

  test('that is stopped waits, and goes on when told', async () => {
    const { session, thinker, game } = await sit(machine, human);
    await settle();
    session.stop();
    await settle();
    expect([session.machine.thinking, session.paused, game.running]).toEqual([false, true, false]);
    await thinker.answer('late');
    expect(session.view.played).toBe(0);
    session.resume();
    await settle();
    expect([session.machine.thinking, game.running]).toEqual([true, true]);
  });

  test('moves at once when told', async () => {
    const { session } = await sit(machine, human);
    await settle();
    session.moveNow();
    await settle();
    expect(session.view.turns.map((turn) => turn.text)).toEqual(['now']);
  });

  test('plays the other machine until both are stopped', async () => {
    const { session, thinker } = await sit(machine, machine);
    for (const text of ['a', 'b', 'c']) {
      await settle();
      await thinker.answer(text);
    }
    await settle();
    expect(session.view.played).toBe(3);
    session.undo();
    await settle();
    expect([session.view.played, session.paused, session.machine.thinking]).toEqual([2, true, false]);
  });

  test('tells its news while it thinks, and none of an old question', async () => {
    const { session, thinker, game } = await sit(human, machine);
    game.playText('mine');
    await settle();
    const old = thinker.tell;
    old?.(news(0.7));
    expect(session.machine.chance).toBe(0.7);
    session.undo();
    await settle();
    old?.(news(0.1));
    expect(session.machine.chance).toBe(0.7);
  });
});

describe('taking back', () => {
  test('takes the pair against a machine, and plays it again', async () => {
    const { session, thinker, game } = await sit(human, machine);
    game.playText('a');
    await settle();
    await thinker.answer('b');
    await settle();
    session.undo();
    expect(session.view.played).toBe(0);
    session.redo();
    expect(session.view.played).toBe(2);
  });

  test('while the machine thinks takes one turn and ends the thinking', async () => {
    const { session, thinker, game } = await sit(human, machine);
    game.playText('a');
    await settle();
    session.undo();
    await settle();
    expect([session.view.played, session.machine.thinking]).toEqual([0, false]);
    await thinker.answer('late');
    await settle();
    expect(session.view.played).toBe(0);
  });

  test('between people takes one turn', async () => {
    const { session, game } = await sit(human, human);
    game.playText('a');
    game.playText('b');
    session.undo();
    expect(session.view.played).toBe(1);
  });
});

describe('a draw', () => {
  test('is declined by a machine that stands well and taken by one that does not', async () => {
    const { session, thinker, game } = await sit(human, machine);
    game.playText('a');
    await settle();
    await thinker.answer('b', 0.2);
    await settle();
    thinker.knows = 0.8;
    expect(await session.offerTie()).toBe(true);
    expect([session.view.ending, session.view.offer]).toEqual([null, null]);
    thinker.knows = 0.2;
    expect(await session.offerTie()).toBe(false);
    expect(session.view.ending?.tie).toBe(true);
  });

  test('waits for the answer of a person', async () => {
    const { session } = await sit(human, human);
    expect(await session.offerTie()).toBe(false);
    expect(session.view.offer).toBe('white');
    session.answerTie('black', false);
    expect(session.view.offer).toBeNull();
  });
});

describe('a tie that a machine weighs', () => {
  test('is not declined by a hint, and waits while the machine is stopped', async () => {
    const { session, thinker, game } = await sit(human, machine);
    game.playText('a');
    await settle();
    await thinker.answer('b');
    await settle();
    thinker.holds = true;
    const declined = session.offerTie();
    await settle();
    expect([session.machine.weighing, session.can.hint]).toEqual([true, false]);
    expect(await session.hint()).toBeNull();
    expect(session.view.offer).toBe('white');
    session.stop();
    expect(await declined).toBe(false);
    await settle();
    expect([session.view.offer, session.machine.weighing]).toEqual(['white', false]);
    session.resume();
    await settle();
    thinker.knows = 0.1;
    thinker.weighed();
    await settle();
    expect(session.view.ending?.tie).toBe(true);
  });

  test('is answered after a reload', async () => {
    const { session, thinker, game } = await sit(human, machine);
    thinker.knows = 0.9;
    game.offerTie();
    await settle();
    expect(session.view.offer).toBeNull();
  });
});

describe('what goes on', () => {
  test('a decision that cannot be played stops the machine, which is not asked for ever', async () => {
    const { session, thinker, game } = await sit(human, machine);
    game.playText('a');
    await settle();
    await thinker.answer('bad');
    await settle();
    expect([session.paused, game.running, session.said]).toEqual([true, false, 'No.']);
    expect(thinker.records).toHaveLength(1);
  });

  test('the clock runs unless the machines wait', async () => {
    const { session, game } = await sit(machine, machine);
    game.playText('a');
    session.stop();
    expect([session.paused, game.running]).toEqual([true, false]);
    session.goTo(0);
    expect(await session.continueHere()).toBeNull();
    expect([session.paused, game.running]).toEqual([false, true]);
    game.playText('a');
    expect(session.undo()).toBeNull();
    expect([session.paused, game.running]).toEqual([true, false]);
  });

  test('what is refused is told', async () => {
    const { session, game } = await sit(human, human);
    const no = { fault: { code: 'no', message: 'No.', span: null, near: [] }, said: '' };
    for (const way of ['undo', 'redo', 'resign'] as const) {
      game[way] = () => no;
      expect(session[way]()?.message).toBe('No.');
    }
  });

  test('a game whose end was declared is kept as it ended, and gone on with as another', async () => {
    const { session, keeper, game } = await sit(human, human);
    game.playText('a');
    game.playText('b');
    session.resign();
    await settle();
    const ended = keeper.current;
    expect(ended?.state).toMatchObject({ over: true, turns: 2 });
    session.goTo(1);
    await session.continueHere();
    await settle();
    expect(keeper.current?.id).not.toBe(ended?.id);
    expect(keeper.current?.state).toMatchObject({ over: false, turns: 1 });
  });
});

describe('keeping', () => {
  test('begins with the first turn of a game that nobody chose', async () => {
    const { session, keeper } = await sit(human, human, false);
    await settle();
    expect(keeper.current).toBeNull();
    session.playText('a');
    await settle();
    expect(keeper.current?.state.turns).toBe(1);
  });

  test('happens after every turn and every taking back, and for nothing else', async () => {
    const { session, game, shelf } = await sit(human, human);
    game.playText('a');
    await settle();
    game.playText('b');
    await settle();
    session.undo();
    await settle();
    session.goTo(0);
    await settle();
    expect(shelf.puts).toEqual([0, 1, 2, 1]);
  });

  test('in another tab stops the machine here', async () => {
    const { session, game, shelf } = await sit(human, machine);
    shelf.conflict = true;
    game.playText('a');
    await settle();
    expect([session.elsewhere, session.machine.thinking]).toEqual([true, false]);
  });
});

describe('entering a turn', () => {
  const to = (cell: string) => ({ type: 'press' as const, cell, aimed: null });

  afterEach(() => void changeSettings({ confirm: 'optional' }));

  test('plays at once what cannot go on, and waits where it could', async () => {
    const { session } = await sit(human, human);
    expect(session.enter(to('a1'))).toBeNull();
    expect(session.view.played).toBe(1);
    expect(session.enter(to('g1'))).toBeNull();
    expect(session.view.played).toBe(1);
    expect(session.enter(to('x1'))?.message).toBe('No.');
    session.play();
    expect(session.view.turns.map((turn) => turn.text)).toEqual(['a1', 'g1']);
  });

  test('waits always when asked to', async () => {
    changeSettings({ confirm: 'always' });
    const { session } = await sit(human, human);
    session.enter(to('a1'));
    expect(session.view.played).toBe(0);
    session.enter({ type: 'back' });
    expect(session.view.entry.playable).toBeNull();
  });
});

test('a hint is entered, not played', async () => {
  const { session, thinker, game } = await sit(human, machine);
  const found = session.hint();
  await thinker.answer('good');
  expect(await found).toBe('good');
  expect([game.entered, session.view.played]).toEqual(['good', 0]);
});

test('a rematch changes colours, and the board turns with them', async () => {
  const { session } = await sit(human, machine);
  await session.rematch();
  expect(session.view.players.black.opponent.type).toBe('human');
  expect(session.flipped).toBe(true);
});

test('the score goes with the game: over a rematch, and back from the shelf', async () => {
  const { session, keeper } = await sit(human, machine);
  session.resign();
  await settle();
  expect(session.series).toEqual([]);
  await session.rematch();
  // Black won as it was; whoever was Black is White now.
  expect(session.series).toEqual(['white']);
  expect(keeper.current?.series).toEqual(['white']);
  const kept = keeper.current;
  await session.start(session.config);
  expect(session.series).toEqual([]);
  if (kept) session.take(kept);
  expect(session.series).toEqual(['white']);
});

test('a rematch of a game that is not over counts for nothing', async () => {
  const { session } = await sit(human, machine);
  await session.rematch();
  expect(session.series).toEqual([]);
});

test('a game that another tab has says so at a press', async () => {
  const { session, keeper } = await sit(human, machine);
  keeper.keeping = 'elsewhere';
  expect(session.enter({ type: 'press', cell: 'a1', aimed: null })?.code).toBe('elsewhere');
});

test('time is counted while somebody plays, and not while nobody looks', async () => {
  let now = 0;
  const [games, thinker] = [new FakeGames(), new FakeThinker()];
  const keeper = new Keeper(
    new CountingShelf() as unknown as ReturnType<typeof shelfOfGames>,
    new Tabs('one', `session-${Math.random()}`),
  );
  const session = new Session({ games, thinker, keeper, now: () => now }, configWith(human, human));
  for (const later of [500, 1000, 60_000]) {
    now = later;
    session.tick();
  }
  expect(session.spent).toBe(3000);
  session.resign();
  now = 61_000;
  session.tick();
  expect(session.spent).toBe(3000);
});
