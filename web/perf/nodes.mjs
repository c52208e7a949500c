// Positions a second of the engine in the browser and outside it, one thread each, searches of the same time.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { AIMS, binary, withWasm } from './house.mjs';

/** How long each search may take, in milliseconds. */
const TIME = 1500;
const HASH = 16;
const ROUNDS = 5;
/** Judged by the network, as the strong levels are, and by the hand-made evaluation. */
const EVALS = ['network', 'handmade'];
const GAMES = [
  { name: '4.8', edition: '4.8', reserve: true },
  { name: '4.8 without reserve', edition: '4.8', reserve: false },
  { name: '3.0', edition: '3.0', reserve: false },
  { name: '2.0', edition: '2.0', reserve: false },
];

export async function nodes(browser) {
  const lines = [];
  const inside = await inBrowser(browser);
  for (const [n, game] of GAMES.entries())
    for (const [m, evaluation] of EVALS.entries()) {
      const outside = await native(game, evaluation);
      const share = Math.round((inside[n][m] / outside) * 100);
      lines.push(
        `${game.name}, ${evaluation}: ${millions(inside[n][m])} in the browser, ${millions(outside)} native: ${share} %`,
      );
    }
  return lines;
}

const millions = (speed) => `${(speed / 1e6).toFixed(2)} million a second`;

/** The engine of the binary, over its protocol; the best of some rounds. */
async function native({ edition, reserve }, evaluation) {
  const child = spawn(binary, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const options = {
    Edition: edition,
    Hash: HASH,
    Seed: 1,
    Eval: evaluation,
    ...(edition === '4.8' ? { Reserve: reserve } : {}),
  };
  for (const [name, value] of Object.entries(options))
    child.stdin.write(`setoption name ${name} value ${value}\n`);
  let best = 0;
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  for (let round = 0; round < ROUNDS; round += 1) {
    child.stdin.write(`uginewgame\nposition startpos\n`);
    child.stdin.write(`go movetime ${TIME}\n`);
    let speed = 0;
    for (;;) {
      const { value = 'bestmove' } = await lines.next();
      const news = / nodes (\d+) .* time (\d+)/.exec(value);
      if (news) speed = (Number(news[1]) * 1000) / Math.max(1, Number(news[2]));
      if (value.startsWith('bestmove')) break;
    }
    best = Math.max(best, speed);
  }
  child.stdin.end('quit\n');
  return best;
}

/** WebAssembly as it is built, in the real browser. */
function inBrowser(browser) {
  return withWasm(async (address) => {
    const page = await browser.newPage();
    await page.goto(address);
    const asked = { games: GAMES, evals: EVALS, aims: AIMS, time: TIME, hash: HASH, rounds: ROUNDS };
    const found = await page.evaluate(search, asked);
    await page.close();
    return found;
  });
}

async function search({ games, evals, aims, time, hash, rounds }) {
  const { default: init, Networks, Table, Thinker } = await import('/jersi.js');
  await init({ module_or_path: '/jersi_bg.wasm' });
  const networks = new Networks();
  for (const aim of aims) networks.read(new Uint8Array(await (await fetch(`/${aim}.jnet`)).arrayBuffer()));
  const human = { name: '', opponent: { type: 'human' } };
  return games.map(({ edition, reserve }) => {
    const config = {
      edition,
      setting: null,
      seed: 1,
      guardian: false,
      reserve,
      ransom: false,
      position: null,
      players: { white: human, black: human },
      timeControl: '-',
      date: '',
    };
    const request = {
      record: Table.begin(JSON.stringify(config), 'en').record(),
      opponent: { type: 'engine', level: 10, seed: 1 },
      moveTime: time,
      clock: null,
      lines: 1,
    };
    return evals.map((evaluation) => {
      let best = 0;
      for (let round = 0; round < rounds; round += 1) {
        const thinker = new Thinker(hash);
        // Without networks it judges by hand.
        if (evaluation === 'network') thinker.setNetworks(networks);
        const thought = JSON.parse(thinker.think(JSON.stringify(request), 'en', () => {}));
        best = Math.max(best, (thought.nodes * 1000) / Math.max(1, thought.time));
        thinker.free();
      }
      return best;
    });
  });
}
