// How long an opponent of each level thinks in a browser whose processor is four times slower: at most a second up to level 7.
import { AIMS, median, withWasm } from './house.mjs';

/** As what DevTools call 4× slowdown. */
const SLOWDOWN = 4;
/** Levels that the page may ask without a network, and those that think by one; level 10 thinks as long as it may. */
const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const LAST_HELD = 7;
const LIMIT = 1000;
/** So often a level is asked, each time with another seed, so that it errs otherwise. */
const ROUNDS = 5;
/** Memory as the page gives it, in mebibytes (`src/app/engine/worker.ts`). */
const HASH = 32;

/** The starts, and positions in the middle of games of level 6 against itself. */
const GAMES = [
  {
    name: '4.8 with reserve',
    edition: '4.8',
    reserve: true,
    middle: '2s-1r-1p-/2p-1s-p-1f-/3rk1rs1/8/w-3MM4/1m-6/S-P-R-RSRP2/5SF2/3RK3 b MMmmmw 0 24',
  },
  {
    name: '4.8 without reserve',
    edition: '4.8',
    reserve: false,
    middle: 'k-3r-s-p-/5p-r-f-/2rps-P-2/4R-3/9/8/2R-1r-2/F-R-PSS-p-2F-/P-1K-1S-2 b - 0 24',
  },
  {
    name: '2.0',
    edition: '2.0',
    reserve: false,
    middle: '2n-rkc-/3c-r-k-/3rcK-C-1/4k-3/9/8/1k-1R-C-2/1R-RK1R-1/CK1N-2 b - - 24',
  },
  {
    name: '3.0 with mokca',
    edition: '3.0',
    setting: 'standard-mokca',
    reserve: false,
    middle: '2n-rc1/2rrk-r-1/2c-1km1kc/1kc6/9/4R-KC2/2K-RCCK2/2KCN-R-RM/5 b - - 24',
  },
];

export function levels(browser) {
  return withWasm(async (address) => {
    const lines = [
      `processor time of the page's thread × ${SLOWDOWN}, milliseconds: median, slowest of ${ROUNDS}`,
    ];
    for (const game of GAMES)
      for (const [what, position] of [
        ['start', null],
        ['middle', game.middle],
      ]) {
        const told = [];
        for (const level of LEVELS) {
          const times = await asked(browser, address, { game, position, level });
          const slowest = Math.max(...times);
          const over = level <= LAST_HELD && slowest > LIMIT ? '!' : '';
          told.push(`${level}: ${median(times).toFixed(0)}, ${slowest.toFixed(0)}${over}`);
        }
        lines.push(`${game.name}, ${what}: ${told.join('; ')}`);
      }
    return lines;
  });
}

/**
 * Milliseconds that some decisions would take, in a page of its own, where the first one finds nothing warmed up.
 *
 * DevTools' own throttling goes by the clock, which other work on the machine disturbs, and only holds up the thread of the page. So the
 * engine thinks on that thread here, and the processor time of it is multiplied.
 */
async function asked(browser, address, { game, position, level }) {
  const page = await browser.newPage();
  await page.goto(address);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate(prepare, { game, position, level, aims: AIMS, hash: HASH });
  const times = [];
  for (let seed = 1; seed <= ROUNDS; seed += 1) {
    const before = await spent(devtools);
    await page.evaluate((seed) => globalThis.jersiDecide(seed), seed);
    times.push(((await spent(devtools)) - before) * SLOWDOWN);
  }
  await page.close();
  return times;
}

/** Milliseconds of the page's thread so far. */
async function spent(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** Runs in the page: makes a function that decides once. */
async function prepare({ game, position, level, aims, hash }) {
  const { default: init, Networks, Table, Thinker } = await import('/jersi.js');
  await init({ module_or_path: '/jersi_bg.wasm' });
  const networks = new Networks();
  for (const aim of aims) networks.read(new Uint8Array(await (await fetch(`/${aim}.jnet`)).arrayBuffer()));
  const human = { name: '', opponent: { type: 'human' } };
  const config = {
    edition: game.edition,
    setting: position ? null : (game.setting ?? null),
    seed: 1,
    guardian: false,
    reserve: game.reserve,
    ransom: false,
    position,
    players: { white: human, black: human },
    timeControl: '-',
    date: '',
  };
  const record = Table.begin(JSON.stringify(config), 'en').record();
  globalThis.jersiDecide = (seed) => {
    const opponent = { type: 'engine', level, seed };
    const request = { record, opponent, moveTime: null, clock: null, lines: 1 };
    // A new one each time: what it found before would help it.
    const thinker = new Thinker(hash);
    thinker.setNetworks(networks);
    const { nodes } = JSON.parse(thinker.think(JSON.stringify(request), 'en', () => {}));
    thinker.free();
    return nodes;
  };
}
