import { join } from 'node:path';
import { expectAccessible } from './support/axe.ts';
import { clipped } from './support/clipped.ts';
import { host } from './support/host.ts';
import { atTable, expect, makeGame, test } from './support/lobby.ts';
import { friend } from './support/turnlink.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('a friend is invited by a link, and both sit at the table', async ({
  page: ada,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await ada.goto('./');
  await ada.getByTestId('door-far').click();
  await expect(ada.getByTestId('club-new')).toBeVisible();
  await expectAccessible(ada, 'the form of a game with a friend');
  expect(await context.cookies()).toEqual([]);
  const link = await makeGame(ada, { name: 'Ada', colour: 'White' });
  expect(link).toMatch(/\/#\/club\/[0-9a-f]{20}$/);
  await expect(ada.getByTestId('club-local')).toContainText('jersi serve --addr 0.0.0.0:');
  await ada.getByTestId('club-copy').click();
  expect(await ada.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await expectAccessible(ada, 'a link that waits');

  const leo = await friend(browser, baseURL ?? '');
  await leo.page.goto(link);
  const invitation = leo.page.getByTestId('club-invitation');
  await expect(invitation.getByRole('heading', { level: 1 })).toHaveText('Ada invites you to a game');
  await expect(leo.page.getByTestId('club-facts')).toContainText('without reserve');
  await expect(leo.page.getByTestId('club-facts')).toContainText('Black');
  await expectAccessible(leo.page, 'an invitation');
  // Looking leaves no trace.
  expect(await leo.page.context().cookies()).toEqual([]);
  await invitation.getByRole('textbox').fill('Leo');
  await expect(leo.page.getByTestId('club-join')).toHaveText('Join as Leo');
  await leo.page.getByTestId('club-join').click();
  await atTable(leo.page);
  expect(await leo.page.context().cookies()).toHaveLength(1);

  // Who waited is there without a press, and hears of it.
  await atTable(ada);
  await expect(ada.getByText('Leo has joined.')).toBeVisible();
  await expect(ada.getByTestId('pip')).toHaveText('1');
  await expect(ada).toHaveTitle(/^\(1\) /);
  await expect(leo.page.getByTestId('pip')).toBeHidden();
  await ada.getByTestId('nav-club').click();
  await expect(ada.getByTestId('club-turn')).toContainText('Leo');
  await expectAccessible(ada, 'the lobby with a game');
  await ada.getByTestId('club-turn').getByRole('link').click();
  await atTable(ada);
  await leo.page.getByTestId('nav-club').click();
  await expect(leo.page.getByTestId('club-waits')).toContainText('Ada');
  expect(leo.complaints).toEqual([]);
  await leo.close();
});

test('a listed game is joined from the lobby, and who comes second may watch', async ({
  page: ada,
  browser,
  baseURL,
}) => {
  const link = await makeGame(ada, { name: 'Ada', colour: 'Black', time: '10\u2009+\u20095', listed: true });
  const [leo, eve] = await Promise.all([friend(browser, baseURL ?? ''), friend(browser, baseURL ?? '')]);
  await leo.page.goto('./#/club');
  await expect(leo.page.getByTestId('club-empty')).toBeVisible();
  const row = leo.page.getByTestId('club-open-game').filter({ hasText: 'Ada' });
  await expect(row).toContainText('10 min + 5 s');
  await expect(row).toContainText('plays Black');
  await expectAccessible(leo.page, 'the lobby of somebody new');
  await row.getByRole('link', { name: 'Join Ada' }).click();
  await eve.page.goto(link);
  await expect(eve.page.getByTestId('club-invitation')).toBeVisible();
  await leo.page.getByTestId('club-join').click();
  await atTable(leo.page);
  await expect(eve.page.getByTestId('club-taken')).toContainText('Somebody has joined. You can watch.');
  await expectAccessible(eve.page, 'a seat that is taken');
  await eve.page.getByTestId('club-watch').click();
  await atTable(eve.page);
  expect(await eve.page.context().cookies()).toEqual([]);
  // It is listed as one that can be watched, and the way to it is a watcher's.
  await eve.page.goto('./#/club');
  await eve.page
    .getByTestId('club-now')
    .getByRole('link', { name: /Watch .* – Ada/ })
    .click();
  await atTable(eve.page);
  for (const one of [leo, eve]) {
    expect(one.complaints).toEqual([]);
    await one.close();
  }
});

test.describe('links that lead nowhere', () => {
  test.use({ allowed: [/status of 404/] });

  test('a link is withdrawn, unknown, or one’s own', async ({ page: ada, browser, baseURL }) => {
    const link = await makeGame(ada, { name: 'Ada' });
    const leo = await friend(browser, baseURL ?? '');
    await leo.page.goto(link);
    await expect(leo.page.getByTestId('club-invitation')).toBeVisible();
    // Opened again, a link of one's own waits on.
    await ada.goto('./#/club');
    await ada.getByTestId('club-waits').getByRole('link').click();
    await ada.getByTestId('club-withdraw').click();
    await ada.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(ada.getByTestId('club-lobby')).toBeVisible();
    await expect(ada.getByText('The link is withdrawn.')).toBeVisible();
    await expect(ada.getByTestId('club-waits')).toBeHidden();
    // Who looks at it sees it go.
    await expect(leo.page.getByTestId('club-withdrawn')).toContainText('withdrawn');
    await expectAccessible(leo.page, 'a link that was withdrawn');
    await leo.page.goto('./#/club/00000000000000000000');
    await expect(leo.page.getByTestId('club-gone')).toContainText('There is no such game');
    await leo.page.goto('./#/club/otter');
    await expect(leo.page.getByTestId('club-gone')).toBeVisible();
    await leo.close();
  });
});

test('a second device takes over the same identity, once', async ({ page: ada, browser, baseURL }) => {
  await makeGame(ada, { name: 'Ada' });
  await ada.goto('./#/club');
  await ada.getByTestId('club-device-open').click();
  const dialog = ada.getByTestId('club-device');
  await expect(dialog.getByTestId('club-qr')).toBeVisible();
  const drawn = await dialog.getByTestId('club-qr').evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(drawn).toBeGreaterThan(0);
  await expectAccessible(ada, 'the code for a second device');
  const link = await dialog.getByTestId('club-link').inputValue();

  const phone = await friend(browser, baseURL ?? '', PHONE);
  await phone.page.goto(link);
  await expect(phone.page.getByTestId('club-use')).toBeVisible();
  await expect(phone.page).toHaveURL(/#\/club\/use$/);
  expect(await phone.page.context().cookies()).toEqual([]);
  await expectAccessible(phone.page, 'a second device');
  await phone.page.getByTestId('club-use-yes').tap();
  await expect(phone.page.getByTestId('club-you')).toContainText('You are Ada');
  await expect(phone.page.getByTestId('club-waits')).toBeVisible();

  // The code is used up, and a browser that is somebody already asks first.
  await phone.page.goto('about:blank');
  await phone.page.goto(link);
  await expect(phone.page.getByTestId('club-use')).toContainText('This browser is already Ada');
  await phone.page.getByTestId('club-use-yes').tap();
  await expect(phone.page.getByTestId('club-use')).toContainText('used up');
  await phone.close();
});

test.describe('names', () => {
  // What the club refuses, the browser calls an error.
  test.use({ allowed: [/status of 422/] });

  test('proposed, refused, changed', async ({ page: ada }) => {
    await ada.goto('./#/club/new');
    const field = ada.getByTestId('club-form').getByRole('textbox');
    await expect(field).toHaveValue(/^\p{L}+ \p{L}+$/u);
    const proposed = await field.inputValue();
    await expect
      .poll(async () => {
        await ada.getByTestId('club-name-dice').click();
        return field.inputValue();
      })
      .not.toBe(proposed);
    await field.fill('   ');
    await ada.getByTestId('club-make').click();
    await expect(ada.getByRole('alert')).toContainText('1 to 24 letters');
    await field.fill('x'.repeat(30));
    await expect(field).toHaveValue('x'.repeat(24));
    await field.fill('Ada\u202eada');
    await ada.getByTestId('club-make').click();
    await expect(ada.getByRole('alert')).toContainText('1 to 24 letters');
    await field.fill('  Ada   Lovelace ');
    await ada.getByTestId('club-make').click();
    await expect(ada.getByTestId('club-waiting')).toBeVisible();
    await ada.goto('./#/club');
    await expect(ada.getByTestId('club-you')).toContainText('You are Ada Lovelace');
    await ada.getByTestId('club-rename-open').click();
    const dialog = ada.getByTestId('club-rename');
    await expectAccessible(ada, 'the dialog of names');
    await dialog.getByRole('textbox').fill('');
    await ada.getByTestId('club-rename-save').click();
    await expect(dialog.getByRole('alert')).toContainText('1 to 24 letters');
    await dialog.getByRole('textbox').fill('Kestrel');
    await ada.getByTestId('club-rename-save').click();
    await expect(ada.getByTestId('club-you')).toContainText('You are Kestrel');
  });
});

test('in French, on a phone, by night', async ({ browser, baseURL, page: ada }) => {
  const link = await makeGame(ada, { name: 'Ada', listed: true });
  const leo = await friend(browser, baseURL ?? '', { ...PHONE, locale: 'fr-FR', colorScheme: 'dark' });
  await leo.page.goto('./#/club');
  await expect(leo.page.getByTestId('club-open-game').first()).toBeVisible();
  await expect(leo.page.getByTestId('tabs').getByRole('link')).toHaveCount(5);
  expect(await clipped(leo.page)).toEqual([]);
  await expectAccessible(leo.page, 'the lobby on a phone');
  await leo.page.goto('./#/club/new');
  await expect(leo.page.getByRole('heading', { level: 1 })).toHaveText('Jouer avec un ami au loin');
  expect(await clipped(leo.page)).toEqual([]);
  await expectAccessible(leo.page, 'the form on a phone');
  await leo.page.goto(link);
  await expect(leo.page.getByRole('heading', { level: 1 })).toHaveText('Ada attend quelqu’un pour jouer');
  expect(await clipped(leo.page)).toEqual([]);
  await expectAccessible(leo.page, 'an invitation on a phone');
  await leo.page.getByTestId('club-join').tap();
  await expect(leo.page.locator('[data-cell=e4]')).toBeVisible();
  await leo.page.goto('./#/club');
  await expect(leo.page.getByTestId('club-you')).toContainText('Vous êtes');
  expect(await clipped(leo.page)).toEqual([]);
  await expectAccessible(leo.page, 'the lobby with a game on a phone');
  expect(leo.complaints).toEqual([]);
  await leo.close();
});

test('where others can open it, the link is a code too; what a browser withholds is not offered', async ({
  page: ada,
}) => {
  await ada.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
  await ada.route('**/api/club', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...(await answer.json()), address: 'http://192.0.2.7:5377/' },
    });
  });
  await makeGame(ada, { name: 'Ada' });
  await expect(ada.getByTestId('club-qr')).toBeVisible();
  await expect(ada.getByTestId('club-local')).toBeHidden();
  await expect(ada.getByTestId('club-copy')).toBeHidden();
  await expect(ada.getByText('Select the link and copy it.')).toBeVisible();
  await ada.reload();
  await expect(ada.getByTestId('club-qr')).toBeVisible();
});

test.describe('without a club', () => {
  test.use({ allowed: [/ERR_FAILED/] });

  test('a plain host shows nothing of it', async ({ browser }) => {
    const files = await host(join(import.meta.dirname, '../dist'), '/games/jersi/');
    const visitor = await friend(browser, files.address);
    const answered = visitor.page.waitForResponse('**/api/club');
    await visitor.page.goto('./');
    expect((await answered).status()).toBe(404);
    await expect(visitor.page.getByTestId('nav-shelf')).toBeVisible();
    await visitor.page.getByTestId('door-far').click();
    await expect(visitor.page.getByTestId('turnlink-begin')).toBeVisible();
    await expect(visitor.page.getByTestId('nav-club')).toHaveCount(0);
    await visitor.page.goto('./#/club');
    await expect(visitor.page.getByTestId('club-none')).toContainText('There is no club here');
    await expectAccessible(visitor.page, 'a host without a club');
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
    await files.stop();
  });

  test('one that was there is out of reach, and comes back', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByTestId('nav-club')).toBeVisible();
    await page.route('**/api/**', (route) => route.abort());
    await page.reload();
    await page.getByTestId('nav-club').click();
    await expect(page.getByTestId('club-away')).toContainText(
      'The club is out of reach. Everything else works.',
    );
    await expectAccessible(page, 'a club out of reach');
    await page.getByTestId('nav-play').click();
    await page.getByTestId('door-far').click();
    await expect(page.getByTestId('turnlink-begin')).toBeVisible();
    await page.unroute('**/api/**');
    await page.getByTestId('nav-club').click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByTestId('club-lobby')).toBeVisible();
  });

  test('a club that speaks a newer language asks for a newer page', async ({ page }) => {
    await page.route('**/api/club', (route) =>
      route.fulfill({ json: { protocol: 99, name: 'new', accounts: true } }),
    );
    await page.goto('./#/club');
    await expect(page.getByTestId('club-old')).toContainText('older than the club');
  });
});
