import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { clipped } from './support/clipped.ts';
import { expect, PASSWORD, test } from './support/club.ts';
import { Table } from './support/table.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Makes an account by the form that is open. */
async function make(page: Page, name: string, password = PASSWORD): Promise<void> {
  const form = page.getByTestId('account-register');
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await page.getByTestId('account-make').click();
}

/** Signs in by the form. */
async function signIn(page: Page, name: string, password = PASSWORD): Promise<void> {
  await page.goto('./#/club/account?way=sign-in');
  const form = page.getByTestId('account-sign-in');
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await page.getByTestId('account-enter').click();
}

test('a guest with a game makes an account, and goes on with it', async ({ club, browser }) => {
  const [fox, heron, game] = await club.pair(browser);
  await Promise.all([fox.open(game), heron.open(game)]);
  const { page } = fox;
  await page.goto('./#/club');
  await expect(page.getByTestId('account-menu')).toContainText('guest');
  await page.getByTestId('account-open').click();
  await expect(page.getByTestId('account-register').getByLabel('Name', { exact: true })).toHaveValue('Fox');
  await expectAccessible(page, 'making an account');
  // What is too easy to guess is refused, in words, and the name is kept.
  fox.mayBeCut = true;
  await make(page, 'Red Fox', 'password');
  await expect(page.getByTestId('account-register')).toContainText('8 to 256 characters');
  await make(page, 'Red Fox');
  await expect(page.getByText('Welcome, Red Fox.')).toBeVisible();
  await expect(page.getByTestId('account-menu')).not.toContainText('guest');
  await page
    .getByTestId('club-turn')
    .getByRole('link', { name: /Take your turn/ })
    .click();
  await new Table(page).play('a2-b2', 'white');
  await expect.poll(() => new Table(heron.page).turns()).toEqual(['a2-b2']);
  await page.goto('./#/club/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Red Fox');
  await expectAccessible(page, 'an account');
});

test('a sign-in that fails says the same of every name; another browser brings its games along', async ({
  club,
  browser,
}) => {
  const [ada, leo] = [await club.person(browser, 'Ada One'), await club.person(browser, 'Leo One')];
  await ada.register();
  // Ada is a guest in another browser, and plays there.
  const phone = await club.person(browser, 'Nobody', PHONE);
  const game = await phone.make();
  await leo.join(game);
  const { page } = phone;
  phone.mayBeCut = true;
  const said: (string | null)[] = [];
  for (const [name, password] of [
    ['Ada One', 'not her password'],
    ['No such name', 'not her password'],
  ] as const) {
    await signIn(page, name, password);
    const alert = page.getByTestId('account-sign-in').getByRole('alert');
    await expect(alert).toBeVisible();
    said.push(await alert.textContent());
    await page.goto('about:blank');
  }
  expect(said[0]).toBe(said[1]);
  await signIn(page, 'ada one');
  await expect(page.getByText('You are Ada One here now.')).toBeVisible();
  await expect(page.getByTestId('club-turn')).toContainText('Leo One');
  expect(await clipped(page)).toEqual([]);
  // Her first browser has the game too.
  await ada.page.goto('./#/club');
  await expect(ada.page.getByTestId('club-turn')).toContainText('Leo One');
  // Signed out everywhere, neither of them is anybody any more, without a press.
  await ada.page.goto('./#/club/account');
  await expect(ada.page.getByTestId('account-devices')).toContainText('on 2 devices');
  await ada.page.getByTestId('account-out-everywhere').click();
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Everywhere' }).click();
  for (const one of [ada.page, page]) {
    await expect(one.getByTestId('account-way-in')).toBeVisible({ timeout: 15_000 });
    await expect(one.getByTestId('club-turn')).toBeHidden();
  }
});

test('a passkey makes an account, opens it, and is removed when there is another way in', async ({
  club,
  browser,
}) => {
  const ada = await club.person(browser, 'Ada', { baseURL: `http://localhost:${club.port}/` });
  const { page } = ada;
  const cdp = await ada.context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const answer = await page.goto('./#/club/account');
  // The page itself may ask for passkeys; nothing else may.
  for (const deed of ['create', 'get'])
    expect(answer?.headers()['permissions-policy']).toContain(`publickey-credentials-${deed}=(self)`);
  await page.getByTestId('account-register').getByLabel('Name', { exact: true }).fill('Ada Key');
  await page.getByTestId('account-make-passkey').click();
  await expect(page.getByText('Welcome, Ada Key.')).toBeVisible();
  await page.goto('./#/club/account');
  const keys = page.getByTestId('account-keys');
  await expect(keys).toContainText('your only way in');
  await expect(keys.getByRole('button', { name: 'Remove Linux' })).toBeDisabled();
  await page.getByTestId('account-out').click();
  await expect(page.getByTestId('account-way-in')).toBeVisible();
  // No name and no password: the browser knows who it is.
  await page.getByTestId('account-way-in').click();
  await page.getByTestId('account-enter-passkey').click();
  await expect(page.getByText('You are Ada Key here now.')).toBeVisible();
  await page.goto('./#/club/account');
  await page.getByTestId('account-password-open').click();
  await page.getByTestId('account-password').getByLabel('New password', { exact: true }).fill(PASSWORD);
  await expectAccessible(page, 'a first password');
  await page.getByTestId('account-password-save').click();
  await expect(keys).toContainText('You have one.');
  await keys.getByRole('button', { name: 'Remove Linux' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(keys.getByRole('button', { name: 'Remove Linux' })).toBeHidden();
  await page.getByTestId('account-out').click();
  await expect(page.getByTestId('account-way-in')).toBeVisible();
  // The browser still has the passkey and may offer it; the club does not take it any more.
  ada.mayBeCut = true;
  await signIn(page, 'Ada Key');
  await expect(page.getByText('You are Ada Key here now.')).toBeVisible();
});

test('everything that is mine comes as a file; deleted, only the games stay', async ({ club, browser }) => {
  const [ada, leo] = [await club.person(browser, 'Ada Leaves'), await club.person(browser, 'Leo Stays')];
  await ada.register();
  const game = await ada.make();
  await leo.join(game);
  await ada.act(game, 'decide', 'a2-b2');
  const { page } = ada;
  await page.goto('./#/club/account');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByTestId('account-export').click(),
  ]);
  expect(download.suggestedFilename()).toBe('jersi-ada-leaves.json');
  const file = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(file.me.name).toBe('Ada Leaves');
  expect(file.games.join('\n')).toContain('a2-b2');
  await page.getByTestId('account-delete-open').click();
  const dialog = page.getByTestId('account-delete');
  await expect(dialog).toContainText('a former player');
  await expectAccessible(page, 'deleting an account');
  await dialog.getByLabel('Type your name').fill('Ada');
  await page.getByTestId('account-delete-yes').click();
  await expect(dialog).toContainText('That is not your name.');
  await dialog.getByLabel('Type your name').fill('Ada Leaves');
  ada.mayBeCut = true;
  await dialog.getByLabel('Password', { exact: true }).fill('something else');
  await page.getByTestId('account-delete-yes').click();
  await expect(dialog).toContainText('That is not your password.');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByTestId('account-delete-yes').click();
  await expect(page.getByText('The account is gone.')).toBeVisible();
  await expect(page.getByTestId('account-way-in')).toBeVisible();
  // The game was given up, and nobody reads her name any more.
  await leo.open(game);
  await expect(new Table(leo.page).ending).toContainText('You win');
  await expect(leo.page.getByTestId('player-white')).toContainText('a former player');
  // Nobody is left to answer.
  await expect(leo.page.getByTestId('rematch')).toBeHidden();
  await expect(leo.page.getByTestId('greet-hello')).toBeHidden();
  await leo.page.goto('./#/club');
  await expect(leo.page.getByTestId('club-finished')).toContainText('a former player');
  await signIn(page, 'Ada Leaves');
  await expect(page.getByTestId('account-sign-in').getByRole('alert')).toBeVisible();
});

test('a name is changed, a taken one is not; another password ends the other devices', async ({
  club,
  browser,
}) => {
  const [ada, leo] = [await club.person(browser, 'Ada Names'), await club.person(browser, 'Leo Names')];
  await ada.register();
  await leo.register();
  const other = await club.person(browser, 'Other');
  await signIn(other.page, 'Ada Names');
  await expect(other.page.getByTestId('account-menu')).toContainText('Ada Names');
  const { page } = ada;
  ada.mayBeCut = true;
  other.mayBeCut = true;
  await page.goto('./#/club/account');
  await page.getByTestId('club-rename-open').click();
  const dialog = page.getByTestId('club-rename');
  await dialog.getByRole('textbox').fill('leo names');
  await page.getByTestId('club-rename-save').click();
  await expect(dialog).toContainText('Somebody else has this name.');
  await dialog.getByRole('textbox').fill('Ada Renamed');
  await page.getByTestId('club-rename-save').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Renamed');
  await page.getByTestId('account-password-open').click();
  const change = page.getByTestId('account-password');
  await change.getByLabel('Password so far', { exact: true }).fill('not it at all');
  await change.getByLabel('New password', { exact: true }).fill('a wren in the reeds');
  await page.getByTestId('account-password-save').click();
  await expect(change).toContainText('That is not your password.');
  await change.getByLabel('Password so far', { exact: true }).fill(PASSWORD);
  await page.getByTestId('account-password-save').click();
  await expect(page.getByText('The new password holds.')).toBeVisible();
  await expect(page.getByTestId('account-devices')).toContainText('on one device');
  await expect(other.page.getByTestId('account-way-in')).toBeVisible({ timeout: 15_000 });
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`nothing of an account is cut or shuts anybody out on a French phone, ${colorScheme}`, async ({
    club,
    browser,
  }) => {
    const ada = await club.person(browser, `Ada ${colorScheme}`, { ...PHONE, locale: 'fr-FR', colorScheme });
    const { page } = ada;
    for (const way of ['make', 'sign-in']) {
      await page.goto(`./#/club/account?way=${way}`);
      await expect(page.getByTestId('club-account').locator('form')).toBeVisible();
      expect(await clipped(page)).toEqual([]);
      await expectAccessible(page, `coming in, ${way}`);
      await page.goto('about:blank');
    }
    await ada.register();
    await page.goto('./#/club/account');
    await expect(page.getByTestId('account-keys')).toContainText('Mot de passe');
    expect(await clipped(page)).toEqual([]);
    await expectAccessible(page, 'an account');
  });
