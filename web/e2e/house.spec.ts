import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

// Whatever is entered waits to be confirmed: a turn that cannot go on would be played before its banned second step is tried.
test.use({ chosen: { animations: false, confirm: 'always' } });

test('a game by house rules says so, refuses what they forbid, and is still there after a reload', async ({
  page,
}) => {
  const table = new Table(page);
  await table.open({ game: '4.8 no-reserve ban=one-two' });
  await expect(page.getByTestId('game-status')).toContainText('house rules ban=one-two');
  await table.enter('a2-b2');
  await expect(table.confirm).toHaveText('Play a2-b2');
  await table.press('d3');
  await expect(table.fault).toContainText(
    'House rules forbid building a stack and moving it in the same turn',
  );
  await table.confirm.click();
  await expect.poll(() => table.turns()).toEqual(['a2-b2']);

  await page.reload();
  await expect(page.getByTestId('game-status')).toContainText('house rules ban=one-two');
  expect(await table.turns()).toEqual(['a2-b2']);
});
