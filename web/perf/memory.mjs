// The memory of the page over more than 200 turns of two computers, game after game.
import { readFileSync } from 'node:fs';
import { mib, visitor } from './house.mjs';

const TURNS = 200;
const LOOKS = 8;

export async function memory(browser, address) {
  const context = await visitor(browser);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const system = await browser.newBrowserCDPSession();
  await page.goto(`${address}?edition=4.8&white=2&black=2`);
  const lines = [];
  let before = 0;
  let shown = 0;
  for (let look = 0; look <= LOOKS; ) {
    const now = await page.locator('[data-testid="turn-list"] li button').count();
    if (now < shown) before += shown;
    shown = now;
    if (before + shown >= (look * TURNS) / LOOKS) {
      await devtools.send('HeapProfiler.collectGarbage');
      lines.push(
        `after ${String(before + shown).padStart(3)} turns: ${await weigh(page)}, ${await processes(system)}`,
      );
      look += 1;
    }
    const rematch = page.getByTestId('rematch');
    if (await rematch.isVisible()) {
      before += shown;
      shown = 0;
      await rematch.click();
    }
  }
  await context.close();
  return lines;
}

/** Objects of the page and its worker, as the browser counts them; WebAssembly is not among them. */
async function weigh(page) {
  const { bytes } = await page.evaluate(() => performance.measureUserAgentSpecificMemory());
  return `${mib(bytes)} of objects`;
}

/** What the processes that show pages have for themselves, WebAssembly and all. */
async function processes(system) {
  const { processInfo } = await system.send('SystemInfo.getProcessInfo');
  const pages = processInfo.filter((process) => process.type === 'renderer');
  return `${mib(pages.reduce((sum, { id }) => sum + own(id), 0))} in all`;
}

function own(process) {
  const told = readFileSync(`/proc/${process}/smaps_rollup`, 'utf8');
  return 1024 * Number(/Private_Dirty: +(\d+)/.exec(told)?.[1] ?? 0);
}
