// How large the page is on its way to a browser: each file by `gzip -9`, without maps and compressed copies.
// Ends with an error if all of it together is larger than it may be. What lies in `demand/` is fetched only when somebody asks
// for it, and counts apart.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

// Everything that is put aside for a life without a connection; the first visit, which people wait for, has a limit of its own
// (build/visit.mjs). A quarter of it is the module that explains turns, judges tries at puzzles and sets up positions; house rules
// are read, told and judged in both modules. Another compiler makes them a percent larger or smaller, which is left free above today's 1103.
const LIMIT = 1120 * 1024;
/** The networks of all aims together. */
const NETWORKS = 300 * 1024;
const folder = join(import.meta.dirname, '../dist');

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(map|gz|br)$/.test(entry.name))
  .map((entry) => {
    const path = join(entry.parentPath, entry.name);
    const data = readFileSync(path);
    return {
      name: relative(folder, path).split(sep).join('/'),
      plain: data.length,
      packed: gzipSync(data, { level: 9 }).length,
    };
  })
  .sort((a, b) => b.packed - a.packed);

const kib = (bytes) => `${(bytes / 1024).toFixed(1).padStart(7)} KiB`;
const sum = (some) => some.reduce((total, file) => total + file.packed, 0);
const demand = files.filter((file) => file.name.startsWith('demand/'));
const all = files.filter((file) => !file.name.startsWith('demand/'));
const total = sum(all);
for (const file of files) console.log(`  ${kib(file.packed)} of ${kib(file.plain)}  ${file.name}`);
console.log(`   ${kib(total).trim()} by gzip -9 in ${all.length} files; at most ${LIMIT / 1024} KiB`);
if (demand.length > 0) console.log(`   ${kib(sum(demand)).trim()} more in ${demand.length} files on demand`);
const networks = demand.filter((file) => file.name.endsWith('.jnet'));
console.log(
  `   ${kib(sum(networks)).trim()} of it in ${networks.length} networks; at most ${NETWORKS / 1024} KiB`,
);
const faults = [
  total > LIMIT && `the page is ${kib(total - LIMIT).trim()} too large`,
  sum(networks) > NETWORKS && `the networks are ${kib(sum(networks) - NETWORKS).trim()} too large`,
  networks.length !== 3 && 'there is a network for each of three aims, on demand',
].filter(Boolean);
for (const fault of faults) console.error(`   ${fault}`);
if (faults.length > 0) process.exit(1);
