import type { GameState } from '../src/wire/club.ts';
import { expectAccessible } from './support/axe.ts';
import { clipped } from './support/clipped.ts';
import { Club, expect, type Person, test } from './support/club.ts';
import { act } from './support/page.ts';
import { Table } from './support/table.ts';

/** The game of the booklet of 4.8: drops, a king who is relocated, and an end by the rules. */
const BOOKLET =
  `a2-b2=d3 h4-h3=f4 b3-b4=d5 f4=d3! d5=d3!-e4 M:f3/M:f4 a4-a3=c2 i1-i2=g3 c2=e2 h1-h2=f1 e2=g2-h2
  f1=h2!!-g2!/K:a2 e4-d3=f2 g2-f2! a2-a1=c2 i4-i3=g4 M:d4/M:d5 h5-h6=f7 b5-b6=d7 i6-i5=g6 d7=f8-f7! g6=g7-f8! f7-f8!
  h8-g7=f8! a6-a5=b6 i7-h7=f6 b8-a7 g4=e6-e5 b6-b7=c6 f8=d7-c6! a7=c6!-d7! f6=d7!-e7 W:b7/W:c7 g3=g1-f1 c6-c7=e9
  e6-e7=e9! b7-b6=b4 f1-f2=e3 b4=d3-c3 e3=c1-b1! c2=b3-b4 e9=e7-e6 d3-c3=c1! e5-e6=c6 M:b6/M:b7 c6-d7=b8 c1=b1! b8-a7`.split(
    /\s+/,
  );

function bar({ page }: Person) {
  return page.getByTestId('club-bar');
}

test('a whole game in two browsers, with drops, a relocation and a cut in the middle, to its end by the rules', async ({
  club,
  browser,
}) => {
  const [fox, heron, game] = await club.pair(browser, { time: '900+5' });
  await Promise.all([fox.open(game), heron.open(game)]);
  const tables = { white: new Table(fox.page), black: new Table(heron.page) };
  await expect(bar(fox)).toContainText('Your first turn');
  await expect(bar(heron)).toContainText('Fox begins');
  await expectAccessible(fox.page, 'a game of the club');
  const byHand = new Set([0, 1, 5, 11, BOOKLET.length - 1]);
  for (const [n, turn] of BOOKLET.entries()) {
    const color = n % 2 === 0 ? 'white' : 'black';
    const player = color === 'white' ? fox : heron;
    if (n === 16 || byHand.has(n)) await expect.poll(() => tables[color].turns()).toHaveLength(n);
    if (n === 16) {
      // The wire breaks while White enters a drop: it waits here, and goes out by itself.
      fox.cut();
      await expect(bar(fox)).toContainText('No connection');
      await expect(bar(fox)).toContainText('Your clock keeps running.');
      await tables.white.enter(turn, 'white');
      await expect(bar(fox)).toContainText('is not sent yet');
      await expectAccessible(fox.page, 'a turn that is not sent');
      expect((await heron.state(game)).events.filter(({ kind }) => kind === 'decided')).toHaveLength(16);
      fox.wire.mend();
      await fox.page.getByTestId('club-try-now').click();
      await expect.poll(() => tables.white.turns()).toHaveLength(17);
    } else if (byHand.has(n)) await tables[color].play(turn, color);
    else await player.act(game, 'decide', turn);
  }
  for (const table of [tables.white, tables.black]) {
    await expect(table.ending).toBeVisible();
    expect(await table.turns()).toEqual(BOOKLET);
  }
  await expect(tables.black.ending).toContainText('You win');
  await expect(tables.white.ending).toContainText('You lose');
  await expectAccessible(heron.page, 'the end of a game of the club');
  // It lies on the browser's own shelf too, and opens as a study.
  await heron.page.getByTestId('review').click();
  await expect(heron.page).toHaveURL(/#\/study\//);
  await heron.page.goto('./#/shelf');
  await expect(heron.page.getByTestId('own-game')).toContainText('Fox – Heron');
});

test('a ransom: the gift is chosen in the other browser', async ({ club, browser }) => {
  const position = '7/8/7/8/3R-k-4/8/2r-3r-/8/3K-3 w MW 5 11';
  const [fox, heron, game] = await club.pair(browser, { spec: `4.8 ransom position=${position}` });
  await Promise.all([fox.open(game), heron.open(game)]);
  const [hers, his] = [new Table(fox.page), new Table(heron.page)];
  await hers.enter('e4-e5!!#R');
  await expect(his.asks).toContainText('Choose which one you give');
  await expect(bar(fox)).toContainText('Heron');
  // Nobody but Heron chooses, and only what may be given.
  await expect(his.cell('c3')).toHaveAccessibleName(/can be given/);
  await his.press('c3');
  await expect(fox.page.getByTestId('status')).toContainText('Your turn');
  await hers.press('i4');
  for (const table of [hers, his]) await expect.poll(() => table.turns()).toEqual(['e4-e5!!#c3/K:i4']);
});

test('the free setting is placed in turns, and the clock of days is told in days', async ({
  club,
  browser,
}) => {
  const [fox, heron, game] = await club.pair(browser, { spec: '2.0 setting=free', time: '3d' });
  await Promise.all([fox.open(game), heron.open(game)]);
  const [hers, his] = [new Table(fox.page), new Table(heron.page)];
  for (const table of [hers, his]) table.edition = '2.0';
  await expect(fox.page.getByTestId('clock').first()).toHaveText(/^[23]d \d+h$/);
  await hers.play('N:a3', 'white');
  await expect.poll(() => his.turns()).toEqual(['N:a3']);
  await expect(bar(fox)).toContainText('You can leave.');
  await his.play('N:i3', 'black');
  await expect.poll(() => hers.turns()).toEqual(['N:a3', 'N:i3']);
});

test('take-back, draw, resignation, rematch with its score; who watches follows', async ({
  club,
  browser,
}) => {
  const [fox, heron, game] = await club.pair(browser);
  const otter = await club.person(browser, 'Otter', { colorScheme: 'dark' });
  await Promise.all([fox.open(game), heron.open(game), otter.open(game)]);
  const [hers, his, looks] = [new Table(fox.page), new Table(heron.page), new Table(otter.page)];
  await expect(bar(otter)).toContainText('You are watching');
  await expect(fox.page.getByTestId('club-watching')).toHaveText('One watches');
  await expectAccessible(otter.page, 'a game that is watched');

  // Taking back: asked for, declined, asked for in the next turn, allowed.
  await fox.act(game, 'decide', 'a2-b2');
  await expect(fox.page.getByTestId('action-back')).toBeEnabled();
  await fox.page.getByTestId('action-back').click();
  await expect(bar(heron)).toContainText('Fox asks to take back a2-b2');
  await expectAccessible(heron.page, 'a request to take back');
  await heron.page.getByTestId('club-keep').click();
  await expect(bar(fox)).toContainText('Black');
  await expect(fox.page.getByTestId('action-back')).toBeDisabled();
  await heron.act(game, 'decide', 'h4-h3');
  await heron.page.getByTestId('action-back').click();
  await fox.page.getByTestId('club-give-back').click();
  for (const table of [hers, his, looks]) await expect.poll(() => table.turns()).toEqual(['a2-b2']);

  await heron.act(game, 'decide', 'h4-h3');
  await fox.act(game, 'decide', 'a3-b3');
  // A draw is offered and declined; then he gives up, asked again in the bar.
  await heron.page.getByTestId('action-draw').click();
  await expect(bar(fox)).toContainText('Heron offers a draw');
  await fox.page.getByTestId('club-decline-draw').click();
  await expect(bar(fox)).toContainText('Heron to play');
  await act(heron.page, 'resign');
  await expect(bar(heron)).toContainText('Resign this game?');
  await expectAccessible(heron.page, 'the question before resigning');
  await heron.page.getByTestId('club-keep-playing').click();
  await act(heron.page, 'resign');
  await heron.page.getByTestId('club-resign').click();
  await expect(hers.ending).toContainText('You win');
  await expect(looks.ending).toContainText('White wins');

  // Another game: the colours change, the score runs, and the watcher comes along.
  await fox.page.getByTestId('rematch').click();
  await expect(heron.page.getByTestId('end-line')).toContainText('Fox wants another game.');
  await heron.page.getByTestId('rematch').click();
  for (const { page } of [fox, heron, otter]) {
    await expect(page).not.toHaveURL(new RegExp(game));
    await expect(page.getByTestId('club-score')).toContainText(/Fox 1–0 Heron|Heron 0–1 Fox/);
  }
  await expect(heron.page.getByTestId('status')).toContainText(/Your/);
  const next = new URL(fox.page.url()).hash.split('/')[2] ?? '';
  await heron.act(next, 'offer-draw');
  await fox.page.getByTestId('club-accept-draw').click();
  await expect(otter.page.getByTestId('ending')).toContainText(/tie|draw/i);
  await expect(fox.page.getByTestId('club-score')).toHaveText('Fox 1½–½ Heron.');
});

test('one game after the other: Play and next, until nobody waits', async ({ club, browser }) => {
  const [fox, heron, first] = await club.pair(browser, { time: '3d' });
  const second = await fox.make({ time: '3d' });
  await heron.join(second);
  await fox.open(first);
  const table = new Table(fox.page);
  await expect(fox.page.getByTestId('pip')).toHaveText('2');
  await table.enter('a2-b2');
  await fox.page.getByTestId('play-and-next').click();
  await expect(fox.page).toHaveURL(new RegExp(second));
  await expect.poll(() => table.turns()).toEqual([]);
  await table.enter('a3-b3');
  await expect(fox.page.getByTestId('play-and-next')).toBeHidden();
  await table.confirm.click();
  await expect(fox.page.getByTestId('pip')).toBeHidden();
  // Whoever looks elsewhere on the page is called.
  await fox.page.getByTestId('nav-learn').click();
  await heron.act(first, 'decide', 'h4-h3');
  await fox.page.getByText('Heron has played.').waitFor();
  await fox.page.getByRole('button', { name: 'Open' }).click();
  await expect.poll(() => table.turns()).toEqual(['a2-b2', 'h4-h3']);
});

test('a second tab and a second screen show the same, and greetings are heard', async ({ club, browser }) => {
  const [fox, heron, game] = await club.pair(browser);
  await Promise.all([fox.open(game), heron.open(game)]);
  const tab = await fox.context.newPage();
  await tab.goto(`./#/club/${game}`);
  const [first, second] = [new Table(fox.page), new Table(tab)];
  await expect(second.board).toBeVisible();
  await first.enter('a2-b2');
  await first.confirm.click();
  await expect(tab.getByTestId('club-bar')).toContainText('You played this on another screen.');
  for (const table of [first, second]) await expect.poll(() => table.turns()).toEqual(['a2-b2']);
  await heron.page.getByTestId('greet-good-luck').click();
  await expect(bar(fox)).toContainText('Heron: Good luck');
  await heron.act(game, 'decide', 'h4-h3');
  for (const table of [first, second]) await expect.poll(() => table.turns()).toHaveLength(2);
  // What is half entered in one tab gives way to what is played in the other.
  await second.enter('b3-b4');
  await first.play('a3-b3');
  await expect.poll(() => second.turns()).toEqual(['a2-b2', 'h4-h3', 'a3-b3']);
  await expect(second.confirm).toBeHidden();
});

test('an unsent turn of days goes out when the page comes back; of a live game it is only shown', async ({
  club,
  browser,
}) => {
  for (const time of ['3d', '600+5']) {
    const [fox, heron, game] = await club.pair(browser, { time });
    await fox.open(game);
    fox.cut();
    await expect(bar(fox)).toContainText('No connection');
    const table = new Table(fox.page);
    await table.enter('a2-b2');
    await table.confirm.click();
    await expect(bar(fox)).toContainText('a2-b2 is not sent yet');
    await fox.page.close();
    fox.wire.mend();
    const page = await fox.context.newPage();
    await page.goto(`./#/club/${game}`);
    const again = new Table(page);
    if (time === '3d') {
      await expect.poll(() => again.turns()).toEqual(['a2-b2']);
      expect((await heron.state(game)).events).toHaveLength(2);
    } else {
      await expect(again.confirm).toHaveText('Play a2-b2');
      expect((await heron.state(game)).events).toHaveLength(1);
      await again.confirm.click();
      await expect.poll(() => again.turns()).toEqual(['a2-b2']);
    }
    await page.close();
  }
});

test('called back too late, it had arrived already', async ({ club, browser }) => {
  const [fox, , game] = await club.pair(browser);
  await fox.open(game);
  const table = new Table(fox.page);
  await table.enter('a2-b2');
  fox.mayBeCut = true;
  fox.wire.deafen();
  await table.confirm.click();
  await expect(bar(fox)).toContainText('a2-b2 is not sent yet. Trying again.');
  expect((await club.look(game)).events).toHaveLength(2);
  await fox.page.getByTestId('club-cancel').click();
  await expect(table.confirm).toBeVisible();
  fox.wire.mend();
  await expect(bar(fox)).toContainText('It had arrived already.');
  await expect.poll(() => table.turns()).toEqual(['a2-b2']);
});

test('the club restarts in mid-game: clocks wait, and both go on', async ({ browser }) => {
  const club = await Club.open();
  const [fox, heron, game] = await club.pair(browser, { time: '900+5' });
  await Promise.all([fox.open(game), heron.open(game)]);
  const [hers, his] = [new Table(fox.page), new Table(heron.page)];
  await fox.act(game, 'decide', 'a2-b2');
  await heron.act(game, 'decide', 'h4-h3');
  await expect.poll(() => hers.turns()).toHaveLength(2);
  for (const person of [fox, heron]) person.mayBeCut = true;
  await club.stop();
  await expect(bar(heron)).toContainText('The club restarts.');
  await expect(bar(heron)).toContainText('Your clock waits.');
  await hers.enter('a3-b3');
  await hers.confirm.click();
  await expect(bar(fox)).toContainText('The club restarts. Your clock waits.');
  await club.start();
  for (const table of [hers, his])
    await expect.poll(() => table.turns()).toEqual(['a2-b2', 'h4-h3', 'a3-b3']);
  await his.play('i1-i2', 'black');
  await expect.poll(() => hers.turns()).toHaveLength(4);
  await club.empty();
  await club.close();
});

test('a game that this page is too old to read says so', async ({ club, browser }) => {
  const [fox, , game] = await club.pair(browser);
  const { page } = fox;
  await page.route(`**/api/games/${game}`, async (route) => {
    const answer = await route.fetch();
    const state: GameState = await answer.json();
    const events = [...state.events, { ...state.events[0], seq: state.seq + 1, kind: 'tea-served' }];
    await route.fulfill({ response: answer, json: { ...state, seq: state.seq + 1, events } });
  });
  await page.goto(`./#/club/${game}`);
  await expect(page.getByTestId('club-old')).toContainText('older than the club');
});

test('flags fall, and who is said to be away shows that he is here', async ({ club, browser }) => {
  const [fox, heron, game] = await club.pair(browser, { time: '3+0' });
  await fox.act(game, 'decide', 'a2-b2');
  await heron.act(game, 'decide', 'h4-h3');
  await heron.open(game);
  await expect(new Table(heron.page).ending).toContainText('You win');
  await expect(heron.page.getByTestId('clock').first()).toHaveText('0.0');

  // Fox was away when it ended: the game lies on her shelf once she comes to the club.
  await fox.page.goto('./#/club');
  await expect(fox.page.getByTestId('club-finished')).toContainText('Heron');
  await fox.page.getByTestId('nav-shelf').click();
  await expect(fox.page.getByTestId('own-game')).toContainText('Fox – Heron');

  const other = await fox.make({ time: '600+5' });
  await heron.join(other);
  await fox.act(other, 'decide', 'a2-b2');
  await heron.act(other, 'decide', 'h4-h3');
  await heron.act(other, 'claim');
  await fox.open(other);
  await expect(bar(fox)).toContainText('Heron thinks you are away');
  await expectAccessible(fox.page, 'a claim');
  await fox.page.getByTestId('club-here').click();
  await expect(bar(fox)).toBeHidden();
  await expect(fox.page.getByTestId('status')).toHaveText('Your turn');
});

test('on a phone, in French, in the dark', async ({ club, browser }) => {
  const fox = await club.person(browser, 'Renard', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
    colorScheme: 'dark',
  });
  const heron = await club.person(browser, 'Héron');
  const game = await fox.make({ time: '2d' });
  await heron.join(game);
  await fox.open(game);
  const table = new Table(fox.page, { touch: true });
  await table.enter('a2-b2');
  await table.confirm.tap();
  await expect(bar(fox)).toContainText(/a2-b2 est gardé|Vous pouvez partir/);
  await expect(bar(fox)).toContainText('Vous pouvez partir. Le club vous dit quand Héron a joué.');
  await expectAccessible(fox.page, 'a game of the club on a phone');
  expect(await clipped(fox.page)).toEqual([]);
  await heron.act(game, 'decide', 'h4-h3');
  await heron.act(game, 'offer-draw');
  await expect(bar(fox)).toContainText('Héron propose');
  await expectAccessible(fox.page, 'a draw that is offered, on a phone');
  await fox.page.getByTestId('club-accept-draw').tap();
  await expect(table.ending).toBeVisible();
  await expectAccessible(fox.page, 'the end of a game of the club on a phone');
  expect(await clipped(fox.page)).toEqual([]);
});
