// Puts every question of a file to WebAssembly and compares the answers: `node build/equal.mjs ANSWERS.jsonl`.
// The file comes from `cargo run -p jersi-view --example native`.
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { initSync as initExplain, perft } from '../src/wasm/explain.js';
import { Analyst, initSync, Networks, Study, Table, Thinker, turnsOf } from '../src/wasm/jersi.js';

/** Memory of the thinker, in mebibytes, as in the example. */
const MEMORY = 1;

/** The networks that the page fetches; read after WebAssembly has begun. */
let networks;

/** One who judges by the networks. */
function judging() {
  const analyst = new Analyst(MEMORY);
  analyst.setNetworks(networks);
  return analyst;
}

const asked = {
  turns: (place) => JSON.parse(turnsOf(...place)),
  perft: ([place, depth]) => perft(...place, depth),
  evaluate: (place) => networks.evaluate(...place) ?? null,
  lines(request) {
    const analyst = judging();
    const lines = JSON.parse(analyst.lines(JSON.stringify(request), 'en', () => {}));
    analyst.free();
    return lines;
  },
  think(request) {
    const thinker = new Thinker(MEMORY);
    const { best, line, depth, nodes, score } = JSON.parse(
      thinker.think(JSON.stringify(request), 'en', () => {}),
    );
    thinker.free();
    return [best, line, depth, nodes, score];
  },
  judge(request) {
    const [analyst, study] = [judging(), Study.fromRecord(request.record, 'en')];
    const looks = [];
    analyst.game(JSON.stringify(request), 'en', (text) => looks.push(JSON.parse(text).look));
    const judged = JSON.parse(study.judge(JSON.stringify(looks)));
    const tree = JSON.parse(study.tree());
    analyst.free();
    study.free();
    return [looks, judged, tree];
  },
  view([record, language]) {
    const table = Table.fromRecord(record, language);
    const view = JSON.parse(table.view());
    table.free();
    return view;
  },
};

/** The last digits of an exponential are the machine's. */
function rounded(value) {
  return JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === 'number' ? Number(part.toFixed(9)) : part,
  );
}

const file = process.argv[2];
if (!file) {
  console.error('which file?');
  process.exit(2);
}
initSync({ module: readFileSync(new URL('../src/wasm/jersi_bg.wasm', import.meta.url)) });
initExplain({ module: readFileSync(new URL('../src/wasm/explain_bg.wasm', import.meta.url)) });
networks = new Networks();
for (const aim of ['home', 'hunt', 'reserve'])
  networks.read(readFileSync(new URL(`../../crates/jersi-engine/networks/${aim}.jnet`, import.meta.url)));
const counts = {};
const wrong = [];
for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
  const { ask, about, answer } = JSON.parse(line);
  counts[ask] = (counts[ask] ?? 0) + 1;
  let found;
  try {
    found = asked[ask](about);
  } catch (fault) {
    found = String(fault);
  }
  if (!isDeepStrictEqual(rounded(found), rounded(answer))) wrong.push({ ask, about, answer, found });
}
for (const { ask, about, answer, found } of wrong.slice(0, 5))
  console.error(
    `${ask} ${JSON.stringify(about)}\n  native ${JSON.stringify(answer)}\n  here   ${JSON.stringify(found)}`,
  );
const told = Object.entries(counts).map(([ask, count]) => `${count} ${ask}`);
console.log(`${told.join(', ')}: ${wrong.length === 0 ? 'all the same' : `${wrong.length} differ`}`);
process.exit(wrong.length === 0 && Object.keys(counts).length === Object.keys(asked).length ? 0 : 1);
