import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { Adviser } from './support/ugi.ts';

/** How many positions the person whom the test plays looks at: enough to beat the first level. */
const NODES = 12_000;

/** What the person plays: a drop first, then two at once, then whatever captures the king, then what is best. */
async function decide(adviser: Adviser, turns: readonly string[]): Promise<string> {
  const legal = await adviser.legal();
  const opening = ['M:e5', 'M:c4/W:b4'][turns.length / 2];
  if (opening && legal.includes(opening)) return opening;
  const kings = turns.some((turn) => turn.includes('!!')) ? [] : legal.filter((turn) => turn.includes('!!'));
  return adviser.best(NODES, kings);
}

test('a whole game of 4.8 against the engine, with drops and a relocation', async ({ page }) => {
  test.setTimeout(180_000);
  const table = new Table(page);
  const adviser = new Adviser();
  await table.open({ edition: '4.8', black: '1' });
  for (;;) {
    const turns = await table.turns();
    adviser.look(turns);
    if (await adviser.over()) break;
    const turn = await decide(adviser, turns);
    await table.play(turn);
    adviser.look([...turns, turn]);
    if (await adviser.over()) continue;
    await expect.poll(async () => (await table.turns()).length, { timeout: 20_000 }).toBe(turns.length + 2);
  }
  const turns = await table.turns();
  const mine = turns.filter((_, n) => n % 2 === 0);
  expect(mine[0]).toBe('M:e5');
  expect(mine[1]).toBe('M:c4/W:b4');
  expect(
    mine.some((turn) => /!!.*\/K:/.test(turn)),
    'the captured king was put back',
  ).toBe(true);
  expect(await adviser.result()).toBe('p1win');
  await expect(table.ending).toContainText('You win');
  await expect(table.ending).toContainText('White 2, Black 0');
  adviser.end();
});
