// A click on the start of 4.8 with its 864 turns: until the page has worked it out, and until it is painted.
import { median, ms, visitor } from './house.mjs';

const ROUNDS = 5;

export async function click(browser, address) {
  const context = await visitor(browser);
  const page = await context.newPage();
  await page.goto(`${address}?edition=4.8`);
  await page.locator('[data-cell="a2"][aria-label$="can move"]').waitFor();
  const times = await page.evaluate(clicks, ROUNDS);
  await context.close();
  return Object.entries(times).map(([what, { worked, painted }]) => {
    const most = Math.max(...worked);
    return `${what}: worked out in ${ms(median(worked))} (at most ${ms(most)}), painted after ${ms(median(painted))}`;
  });
}

/** Runs in the page: presses cubes, targets and the reserve, and takes everything back. */
async function clicks(rounds) {
  const cell = (name) => document.querySelector(`[data-cell="${name}"]`);
  const button = (name) => document.querySelector(`[data-testid="${name}"]`);
  const times = {};
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    });
  const press = async (what, target) => {
    const start = performance.now();
    target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    // What the page makes of it is done before the next frame; asking for a size ends what it owes.
    await Promise.resolve();
    document.body.getBoundingClientRect();
    const worked = performance.now() - start;
    const seen = (await painted()) - start;
    times[what] ??= { worked: [], painted: [] };
    times[what].worked.push(worked);
    times[what].painted.push(seen);
  };
  const own = ['a', 'b'].flatMap((row) => [1, 2, 3, 4, 5, 6, 7].map((n) => `${row}${n}`));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of own) {
      await press('picking up a cube', cell(name));
      await press('taking back', button('take-back'));
    }
    await press('picking up a cube', cell('a2'));
    await press('making a stack', cell('b2'));
    await press('taking back', button('take-back'));
    await press('taking back', button('take-back'));
    await press('taking a mountain from the reserve', button('reserve-white-mountain'));
    await press('dropping it', cell('e5'));
    await press('taking back', button('take-back'));
    await press('taking back', button('take-back'));
  }
  return times;
}
