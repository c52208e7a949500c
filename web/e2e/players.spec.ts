import type { Browser } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { clipped } from './support/clipped.ts';
import { type Club, expect, PASSWORD, type Person, test } from './support/club.ts';
import { act } from './support/page.ts';
import { run } from './support/server.ts';
import { Table } from './support/table.ts';

/** Two accounts at a rated game that has begun, the first one White. */
async function ratedPair(club: Club, browser: Browser, mark: string): Promise<[Person, Person, string]> {
  const [ada, leo] = [await club.person(browser, `Ada ${mark}`), await club.person(browser, `Leo ${mark}`)];
  await ada.register();
  await leo.register();
  const game = await ada.make({ time: '600+5', rated: true, listed: true });
  await leo.join(game);
  return [ada, leo, game];
}

test('a rated game of two accounts changes both ratings, on both screens and on their pages', async ({
  club,
  browser,
}) => {
  const [ada, leo, game] = await ratedPair(club, browser, 'R');
  await Promise.all([ada.open(game), leo.open(game)]);
  const rating = ada.page.getByTestId('player-white').getByTestId('seat-rating');
  await expect(rating).toHaveText('1500');
  await expect(ada.page.getByTestId('game-status')).toContainText('rated');
  await ada.act(game, 'decide', 'a2-b2');
  await leo.act(game, 'decide', 'h4-h3');
  await expect.poll(() => new Table(ada.page).turns()).toHaveLength(2);
  // Nothing is taken back in a rated game.
  await expect(ada.page.getByTestId('action-back')).toBeDisabled();
  await act(leo.page, 'more');
  await leo.page.getByRole('dialog').getByTestId('action-resign').click();
  await leo.page.getByTestId('club-resign').click();
  await expect(rating).toHaveText(/^1500 → 1[56]\d\d$/, { timeout: 20_000 });
  await expect(leo.page.getByTestId('player-black').getByTestId('seat-rating')).toHaveText(
    /^1500 → 1[34]\d\d$/,
    { timeout: 20_000 },
  );
  await expect(new Table(ada.page).ending).toContainText('Your rating: 1500 → 1');
  await expectAccessible(ada.page, 'the end of a rated game');
  // The name leads to the page of the player.
  await ada.page.getByTestId('player-black').getByRole('link', { name: 'Leo R' }).click();
  const { page } = ada;
  await expect(page.getByTestId('club-player').getByRole('heading', { level: 1 })).toHaveText('Leo R');
  await expect(page.getByTestId('ratings')).toContainText('Jersi 4, live');
  await expect(page.getByTestId('ratings')).toContainText('still uncertain');
  await page.getByText('As a table').click();
  await expect(page.getByTestId('rating-chart').getByRole('row')).toHaveCount(2);
  await expect(page.getByTestId('player-results')).toContainText('4.8');
  await expect(page.getByTestId('club-finished')).toContainText('lost');
  await expectAccessible(page, 'the page of a player');
  await page.getByTestId('club-players').click();
  await expect(page.getByTestId('club-players-page')).toBeVisible();
  await expectAccessible(page, 'the players');
});

test('a guest who is invited to a rated game makes an account, and comes back to it', async ({
  club,
  browser,
}) => {
  const ada = await club.person(browser, 'Ada G');
  await ada.register();
  // The form knows it: only with a clock.
  await ada.page.goto('./#/club/new');
  const form = ada.page.getByTestId('club-form');
  await form.getByText('No clock').click();
  await expect(form.getByRole('switch', { name: 'Rated' })).toBeDisabled();
  await form.getByText('10\u2009+\u20095', { exact: true }).click();
  await form.getByText('Rated', { exact: true }).click();
  await expectAccessible(ada.page, 'the form of a rated game');
  await ada.page.getByTestId('club-make').click();
  const link = await ada.page.getByTestId('club-link').inputValue();
  const leo = await club.person(browser, 'Leo G');
  const { page } = leo;
  const game = link.split('/').at(-1);
  await page.goto(`./#/club/${game}`);
  await expect(page.getByTestId('club-needs-account')).toBeVisible();
  await expect(page.getByTestId('club-facts')).toContainText('Ada G');
  await expectAccessible(page, 'a rated invitation to a guest');
  await page.getByTestId('club-invitation').getByRole('link', { name: 'Make an account' }).click();
  const register = page.getByTestId('account-register');
  await register.getByLabel('Name', { exact: true }).fill('Leo G');
  await register.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByTestId('account-make').click();
  await expect(page).toHaveURL(new RegExp(`#/club/${game}$`));
  await page.getByTestId('club-join').click();
  await expect(page.getByTestId('board')).toBeVisible();
  await expect(ada.page.getByTestId('board')).toBeVisible();
});

test('on vacation the time of a game over days stands still, and both read so', async ({ club, browser }) => {
  const [ada, leo] = [await club.person(browser, 'Ada V'), await club.person(browser, 'Leo V')];
  await ada.register();
  const game = await ada.make({ time: '3d' });
  await leo.join(game);
  await Promise.all([leo.open(game), ada.page.goto('./#/club/account')]);
  const { page } = ada;
  const vacation = page.getByTestId('account-vacation');
  await expect(vacation).toContainText('30 days are left this year');
  await vacation.getByLabel('Days').fill('5');
  await page.getByTestId('account-vacation-go').click();
  await expect(vacation).toContainText('You are on vacation until');
  await expectAccessible(page, 'a vacation');
  // At once it is told what happened; whoever comes later reads until when.
  await expect(leo.page.getByTestId('club-bar')).toContainText('is on vacation');
  await leo.page.reload();
  await expect(leo.page.getByTestId('club-bar')).toContainText('Ada V is on vacation until');
  await expect(leo.page.getByTestId('club-bar')).toContainText('time stands still');
  await page.getByTestId('account-vacation-back').click();
  await expect(vacation).toContainText(/(29|30) days are left this year/);
  await expect(leo.page.getByTestId('club-bar')).not.toContainText('vacation');
});

test('a bot is marked wherever its name is read', async ({ club, browser }) => {
  const made = await run('admin', 'bot', 'Rocky', '--store', club.store);
  expect(made.code, made.err).toBe(0);
  const token = /[0-9a-f]{64}/.exec(made.out)?.[0];
  const leo = await club.person(browser, 'Leo B');
  const answer = await leo.context.request.post('./api/games', {
    data: { id: '8f14e45fceea167a5a36dedd4bea2543', spec: '4.8', time: '-', seat: 'white', listed: true },
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { page } = leo;
  await page.goto('./#/club');
  const row = page.getByTestId('club-open-game').filter({ hasText: 'Rocky' });
  await expect(row).toContainText('bot');
  await row.getByRole('link', { name: 'Join Rocky' }).click();
  await page.getByTestId('club-invitation').getByRole('textbox').fill('Leo B');
  await page.getByTestId('club-join').click();
  await expect(page.getByTestId('player-white')).toContainText('bot');
  await page.getByTestId('player-white').getByRole('link', { name: 'Rocky' }).click();
  await expect(page.getByTestId('club-player')).toContainText('A program plays under this name.');
});

test('players and their pages are whole on a French phone, in the dark', async ({ club, browser }) => {
  const [ada, leo, game] = await ratedPair(club, browser, 'F');
  await ada.act(game, 'decide', 'a2-b2');
  await leo.act(game, 'decide', 'h4-h3');
  await leo.act(game, 'resign');
  const phone = await club.person(browser, 'Eve', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
    colorScheme: 'dark',
  });
  const { page } = phone;
  await expect(async () => {
    await page.goto('about:blank');
    await page.goto('./#/club/player/Ada F');
    await expect(page.getByTestId('rating-chart')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByTestId('ratings')).toContainText('Jersi 4, en direct');
  expect(await clipped(page)).toEqual([]);
  await expectAccessible(page, 'the page of a player on a phone');
  await page.getByTestId('club-players').click();
  await expect(page.getByTestId('club-players-page')).toContainText('Joueurs');
  expect(await clipped(page)).toEqual([]);
  await expectAccessible(page, 'the players on a phone');
});
