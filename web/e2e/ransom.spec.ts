import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

/** White's rock can capture the king on e5; Black has rocks on c3 and c7. */
const POSITION = '7/8/7/8/3R-k-4/8/2r-3r-/8/3K-3 w MW 5 11';

test('a ransom at one screen: White names a kind, Black gives a cube, White seats the king', async ({
  page,
}) => {
  const table = new Table(page);
  await table.open({ edition: '4.8', variant: 'ransom', position: POSITION });

  await table.enter('e4-e5!!#R');
  await expect(table.confirm).toBeHidden();
  await expect(table.status).toContainText('Black');
  await expect(table.cell('c3')).toHaveAccessibleName(/c3, black rock.*can be given/);

  // What Black may not give is refused by the referee.
  await table.press('e5');
  await expect(table.fault).toContainText('e5 does not hold');
  await table.press('c3');

  await expect(table.status).toContainText('White');
  await table.press('i4');
  await expect.poll(() => table.turns()).toEqual(['e4-e5!!#c3/K:i4']);
  await expect(page.getByTestId('captured-white')).toContainText('rock');
  await expect(table.cell('c3')).toHaveAccessibleName(/^c3, empty/);
  await expect(table.cell('i4')).toHaveAccessibleName(/^i4, black king/);
});
