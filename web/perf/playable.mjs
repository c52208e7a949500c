// From the address to a board that can be played: until a cube that can move is on the screen.
import { median, ms, visitor } from './house.mjs';

const TIMES = 7;

export async function playable(browser, address) {
  const first = [];
  const again = [];
  for (let n = 0; n < TIMES; n += 1) {
    const context = await visitor(browser);
    const page = await context.newPage();
    await page.addInitScript(watch);
    first.push(await visit(page, address));
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    again.push(await visit(page, address));
    await context.close();
  }
  const told = (numbers) => `median ${ms(median(numbers))}, slowest ${ms(Math.max(...numbers))}`;
  return [`first visit, nothing kept: ${told(first)}`, `every later visit: ${told(again)}`];
}

async function visit(page, address) {
  await page.goto(`${address}?edition=4.8`);
  return page.evaluate(() => globalThis.jersiPlayable);
}

/** Runs in the page before anything else: a promise of the moment, since the navigation began. */
function watch() {
  globalThis.jersiPlayable = new Promise((resolve) => {
    const look = () => {
      const cell = document.querySelector('[data-cell="a2"]');
      if (!cell?.getAttribute('aria-label')?.includes('can move')) return;
      observer.disconnect();
      // After the frame in which it is painted.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true, attributes: true });
  });
}
