// Measures the page: `npm run perf`, or `npm run perf -- click nodes` for some of it. See docs/performance.md.
import { click } from './click.mjs';
import { withBrowser, withServer } from './house.mjs';
import { levels } from './levels.mjs';
import { memory } from './memory.mjs';
import { nodes } from './nodes.mjs';
import { playable } from './playable.mjs';
import { step } from './step.mjs';
import { visit } from './visit.mjs';

const measurements = { visit, playable, click, step, memory, nodes, levels };
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in measurements));
if (unknown.length > 0) {
  console.error(`there is no ${unknown.join(', ')}; there are ${Object.keys(measurements).join(', ')}`);
  process.exit(2);
}
for (const [name, measure] of Object.entries(measurements)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(name);
  const lines = await withServer((address) => withBrowser((browser) => measure(browser, address)));
  for (const line of lines) console.log(`  ${line}`);
}
