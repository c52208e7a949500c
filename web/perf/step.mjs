// A step in a study of 600 turns: the processor time of the page's thread, painting included. It may be 50 ms at most.
import { deflateSync } from 'node:zlib';
import { ms, visitor } from './house.mjs';

const LIMIT = 50;
const STEPS = 40;

/** Pieces that go back and forth: nothing in 2.0 ends such a game. */
const TURNS = ['a1-b1=a1', 'i5-h6=i5', 'a1-b1', 'i5-h6'];

function record(turns) {
  const words = [];
  for (let n = 0; n < turns; n += 1)
    words.push(`${n % 2 === 0 ? `${n / 2 + 1}. ` : ''}${TURNS[n % TURNS.length]}`);
  return `[JRN "1"]\n[Edition "2.0"]\n[White "Ada"]\n[Black "Bo"]\n\n${words.join(' ')} *\n`;
}

export async function step(browser, address) {
  const context = await visitor(browser);
  const page = await context.newPage();
  const code = `1${deflateSync(record(600)).toString('base64url')}`;
  await page.goto(`${address}#/study/link/${code}`);
  await page.getByTestId('study-turns').getByRole('button').nth(599).waitFor();
  // At the far end, where a step has the longest game behind it.
  await page.getByTestId('last').click();
  await atTurn(page, 599);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const lines = [];
  for (const [what, key, end] of [
    ['a step back', 'ArrowLeft', 599 - STEPS],
    ['a step on', 'ArrowRight', 599],
  ]) {
    const before = await spent(devtools);
    for (let n = 0; n < STEPS; n += 1) {
      await page.keyboard.press(key);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    }
    // Steps that led nowhere would cost nothing.
    await atTurn(page, end);
    const each = ((await spent(devtools)) - before) / STEPS;
    lines.push(`${what} in a study of 600 turns: ${ms(each)} of processor time; at most ${LIMIT} ms`);
  }
  await context.close();
  return lines;
}

/** Waits until a turn, counted from 0, is the one that is looked at. */
function atTurn(page, turn) {
  const button = page.getByTestId('study-turns').getByRole('button').nth(turn);
  return button.and(page.locator('[aria-current]')).waitFor();
}

/** Milliseconds of the page's thread so far. */
async function spent(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}
