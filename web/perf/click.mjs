// A press on the start of 4.8 with its 864 turns: the processor time of the page's thread until it is painted, which
// no other work on the machine disturbs, and the time on the clock, which it does.
import { median, ms, visitor } from './house.mjs';

const ROUNDS = 40;
const BACK = '[data-testid="take-back"]';
const cell = (name) => `[data-cell="${name}"]`;

/** What is pressed, one after the other, until nothing is entered any more. */
const WALKS = {
  'a cube picked up, and taken back': [cell('a2'), BACK],
  'two cubes stacked, and taken back': [cell('a2'), cell('b2'), BACK, BACK],
  'a mountain dropped, and taken back': ['[data-testid="reserve-white-mountain"]', cell('e5'), BACK, BACK],
};

export async function click(browser, address) {
  const context = await visitor(browser);
  const page = await context.newPage();
  await page.goto(`${address}?edition=4.8`);
  await page.locator('[data-cell="a2"][aria-label$="can move"]').waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const lines = [];
  for (const [what, walk] of Object.entries(WALKS)) {
    await page.evaluate(presses, { walk, rounds: 10 });
    const before = await spent(devtools);
    const times = await page.evaluate(presses, { walk, rounds: ROUNDS });
    const after = await spent(devtools);
    const each = (name) => ms(((after[name] - before[name]) * 1000) / times.length);
    lines.push(
      `${what}: ${each('TaskDuration')} of processor time a press (${each('ScriptDuration')} of it our code), ` +
        `painted after ${ms(median(times))} by the clock`,
    );
  }
  await context.close();
  return lines;
}

async function spent(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** Runs in the page: presses, waits for each to be painted, and tells how long each took by the clock. */
async function presses({ walk, rounds }) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const selector of walk) {
      const start = performance.now();
      document.querySelector(selector).dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      });
      times.push(performance.now() - start);
    }
  }
  return times;
}
