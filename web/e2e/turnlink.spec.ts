import { expectAccessible } from './support/axe.ts';
import { act, chooseRules, playText } from './support/page.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { begin, copyLink, friend, linkTo, openLink } from './support/turnlink.ts';

const ID = '00112233445566778899aabbccddeeff';
/** White's rock can capture the king on e5; Black has rocks on c3 and c7. */
const RANSOM = `[JRN "1"]
[Edition "4.8"]
[Variant "ransom"]
[Position "7/8/7/8/3R-k-4/8/2r-3r-/8/3K-3 w MW 5 11"]
[White ""]
[Black "Léo"]
[Correspondence "${ID}"]
[Sender "black"]

*
`;

test('a turn goes there by a link and another comes back; only the next link changes anything', async ({
  page: ada,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const leo = await friend(browser, baseURL ?? '');
  const bar = ada.getByTestId('turnlink-bar');
  await begin(ada, { mine: 'Ada', friend: 'Léo' });
  await expectAccessible(ada, 'the form');
  await ada.getByTestId('turnlink-start').click();
  await expect(ada).toHaveURL(/#\/game\//);
  await expect(ada.getByTestId('action-hint')).toBeDisabled();

  // A turn that is not sent is taken back; then another is sent, and stays.
  await playText(ada, 'a2-b2');
  await expect(bar).toContainText('Send this turn');
  await ada.getByTestId('turnlink-take-back').click();
  await expect(bar).toBeHidden();
  await playText(ada, 'a2-b2=d3');
  await expectAccessible(ada, 'a turn to send');
  const first = await copyLink(ada);
  await expect(bar).toContainText('Waits for Léo');
  await expect(ada.getByTestId('turnlink-take-back')).toBeHidden();
  await expect(ada.getByTestId('action-undo')).toBeDisabled();
  await ada.reload();
  await expect(bar).toContainText('Waits for Léo');
  await ada.goto('./#/shelf');
  await expect(ada.getByText('Waits for Léo')).toBeVisible();

  // Léo sees the board, gives his name, and sits down with one press.
  await openLink(leo.page, first);
  await expect(leo.page.getByRole('heading', { level: 1, name: 'Ada has sent you a turn' })).toBeVisible();
  await expectAccessible(leo.page, "a link at a friend's");
  await leo.page.getByTestId('turnlink-sit').click();
  await expect(leo.page).toHaveURL(/#\/game\//);
  const his = new Table(leo.page);
  await expect.poll(() => his.turns()).toEqual(['a2-b2=d3']);
  await playText(leo.page, 'h4-h3=f4');
  const second = await copyLink(leo.page);

  // At Ada's: her own link, the next one, the same again, an older one.
  await openLink(ada, first);
  await expect(ada.getByText('This is your own link.')).toBeVisible();
  const hers = new Table(ada);
  await openLink(ada, second);
  await expect.poll(() => hers.turns()).toEqual(['a2-b2=d3', 'h4-h3=f4']);
  await expect(ada.getByTestId('status')).toContainText('Your turn');
  await openLink(ada, second);
  await expect(ada.getByText('You have this turn already.')).toBeVisible();
  await openLink(ada, first);
  await expect(ada.getByText('older than the game here')).toBeVisible();

  // One that was changed on the way, and one that was cut off.
  const id = await ada.evaluate(() => navigator.clipboard.readText());
  expect(id).toBe(second);
  await openLink(ada, second.slice(0, -9));
  await expect(ada.getByTestId('turnlink-broken')).toContainText('Nothing has changed');
  await ada.goto('./#/game');
  await expect.poll(() => hers.turns()).toEqual(['a2-b2=d3', 'h4-h3=f4']);

  // Léo gives up on his next turn; the end is sent like a turn.
  await playText(ada, 'b3-b4=d5');
  await openLink(leo.page, await copyLink(ada));
  await act(leo.page, 'resign');
  await leo.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(leo.page.getByTestId('turnlink-bar')).toContainText('send the end');
  await leo.page.getByTestId('turnlink-copy').click();
  await expect(leo.page.getByTestId('turnlink-bar')).toBeHidden();
  await openLink(ada, await leo.page.evaluate(() => navigator.clipboard.readText()));
  await expect(ada.getByTestId('ending')).toContainText(/White|You/);
  expect(leo.complaints).toEqual([]);
  await leo.close();
});

test('a ransom goes from hand to hand, and a foreign link is told', async ({
  page: ada,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const invitation = linkTo(baseURL ?? '', RANSOM);
  await openLink(ada, invitation);
  await expect(ada.getByRole('heading', { level: 1, name: 'Léo invites you to a game' })).toBeVisible();
  await ada.getByTestId('turnlink-sit').click();
  const hers = new Table(ada);
  await hers.enter('e4-e5!!#R');
  const named = await copyLink(ada);

  // Léo is at another device than the one he invited from.
  const leo = await friend(browser, baseURL ?? '', { colorScheme: 'dark' });
  await openLink(leo.page, invitation);
  await leo.page.getByTestId('turnlink-mine').click();
  await expect(leo.page.getByTestId('turnlink-bar')).toContainText('Waits for');
  await openLink(leo.page, named);
  const his = new Table(leo.page);
  await expect(his.cell('c3')).toHaveAccessibleName(/can be given/);
  await his.press('c3');
  const given = await copyLink(leo.page);

  await openLink(ada, given);
  await expect(ada.getByTestId('status')).toContainText('Your turn');
  await ada.reload();
  await hers.press('i4');
  await expect.poll(() => hers.turns()).toEqual(['e4-e5!!#c3/K:i4']);
  await openLink(leo.page, await copyLink(ada));
  await expect.poll(() => his.turns()).toEqual(['e4-e5!!#c3/K:i4']);

  // Under the same name, but not her game: nothing changes, and it can be looked at.
  const other = RANSOM.replace('R-k-4', 'R-1k-3').replace('"black"]', '"white"]').replace('*', '11. e4-e5 *');
  await openLink(ada, linkTo(baseURL ?? '', other));
  await expect(ada.getByTestId('turnlink-foreign')).toContainText('Your game is as it was');
  await expectAccessible(ada, 'a foreign link');
  await ada.getByTestId('turnlink-open-game').click();
  await expect.poll(() => hers.turns()).toEqual(['e4-e5!!#c3/K:i4']);
  expect(leo.complaints).toEqual([]);
  await leo.close();
});

test('on a phone, in French, with the free setting: an invitation, placements, a tie', async ({
  page: ada,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await begin(ada, { mine: 'Ada' });
  await chooseRules(ada, '2.0');
  await ada.getByRole('radio', { name: 'Free setting' }).check();
  await ada.getByText('Black', { exact: true }).click();
  await ada.getByTestId('turnlink-start').click();
  await expect(ada.getByTestId('turnlink-bar')).toContainText('Send the invitation');
  const invitation = await copyLink(ada);

  const leo = await friend(browser, baseURL ?? '', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
  });
  await openLink(leo.page, invitation);
  await expect(leo.page.getByRole('heading', { level: 1 })).toHaveText('Ada vous invite à une partie');
  await expectAccessible(leo.page, 'an invitation on a phone');
  await leo.page.getByTestId('turnlink-sit').tap();
  await playText(leo.page, 'N:a3');
  await expect(leo.page.getByTestId('turnlink-bar')).toContainText('Envoyez ce tour');
  await expectAccessible(leo.page, 'a turn to send on a phone');
  // The telephone's own way to hand on a link.
  await leo.page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (data: ShareData) => Object.assign(window, { shared: data.url }),
    });
  });
  await leo.page.reload();
  await leo.page.getByTestId('turnlink-share').tap();
  await expect(leo.page.getByTestId('turnlink-bar')).toContainText('Attend Ada');
  const placed = await leo.page.evaluate(() => String(Reflect.get(window, 'shared')));

  await openLink(ada, placed);
  await expect(ada.getByTestId('status')).toContainText('Your turn');
  await playText(ada, 'N:i3');
  await act(ada, 'draw');
  await ada.getByRole('dialog').getByRole('button', { name: 'Offer' }).click();
  await openLink(leo.page, await copyLink(ada));
  await leo.page.getByTestId('offer').getByRole('button', { name: 'Accepter' }).tap();
  await leo.page.getByTestId('turnlink-share').tap();
  await expect(leo.page.getByTestId('turnlink-bar')).toBeHidden();
  await openLink(ada, await leo.page.evaluate(() => String(Reflect.get(window, 'shared'))));
  await expect(ada.getByTestId('ending')).toContainText(/tie|draw/i);
  expect(leo.complaints).toEqual([]);
  await leo.close();
});
