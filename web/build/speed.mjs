// How fast WebAssembly is, measured in Node: `npm run speed`. The time is that of the processor, so that a busy
// machine does not spoil it. The native engine, for comparison:
// `cargo build --release -p jersi-engine --example think`, then
// `time target/release/examples/think 4.8 reserve 3000000n`; with `1 "" handmade` behind it, without the network.
import { readFileSync } from 'node:fs';
import { initSync, Networks, Table, Thinker } from '../src/wasm/jersi.js';

/** Milliseconds of each search. The first one of each is for the compiler of Node, and not counted. */
const TIME = 3000;
const SEARCHES = 3;
const CLICKS = 200;

const person = { name: '', opponent: { type: 'human' } };

function begin(edition, reserve) {
  const players = { white: person, black: person };
  const choice = { setting: null, seed: 0, guardian: false, ransom: false, position: null };
  return Table.begin(
    JSON.stringify({ edition, reserve, ...choice, players, timeControl: '-', date: '' }),
    'en',
  );
}

function search(record, moveTime, networks) {
  const thinker = new Thinker(16);
  if (networks) thinker.setNetworks(networks);
  const opponent = { type: 'engine', level: 10, seed: 0 };
  const request = { record, opponent, moveTime, clock: null, lines: 1 };
  const before = process.cpuUsage();
  const { nodes, depth } = JSON.parse(thinker.think(JSON.stringify(request), 'en', () => {}));
  const { user } = process.cpuUsage(before);
  thinker.free();
  return { speed: Math.round((1000 * nodes) / user), depth };
}

function clicks(table) {
  const begun = performance.now();
  for (let n = 0; n < CLICKS; n += 1) {
    table.act('{"type":"press","cell":"a2","aimed":null}', 'always');
    JSON.parse(table.view());
    table.act('{"type":"press","cell":"b2","aimed":null}', 'always');
    JSON.parse(table.view());
    table.clear();
  }
  return (performance.now() - begun) / CLICKS / 2;
}

const begun = performance.now();
initSync({ module: readFileSync(new URL('../src/wasm/jersi_bg.wasm', import.meta.url)) });
console.log(`ready after ${(performance.now() - begun).toFixed(0)} ms`);
const networks = new Networks();
for (const aim of ['home', 'hunt', 'reserve'])
  networks.read(readFileSync(new URL(`../../crates/jersi-engine/networks/${aim}.jnet`, import.meta.url)));
for (const [edition, reserve] of [
  ['4.8', true],
  ['4.8', false],
  ['3.0', false],
]) {
  const record = begin(edition, reserve).record();
  for (const judge of [networks, null]) {
    const found = Array.from({ length: SEARCHES }, () => search(record, TIME, judge)).slice(1);
    const speed = Math.max(...found.map((one) => one.speed));
    const name = `${edition}${reserve ? ' with reserve' : ''}, ${judge ? 'network' : 'handmade'}`;
    console.log(`${name}: ${speed} thousand positions a second, depth ${found[0].depth}`);
  }
}
clicks(begin('4.8', true));
console.log(`a choice and the view after it: ${clicks(begin('4.8', true)).toFixed(2)} ms`);
