// `npm run bench [-- part ...]`: measures a build of the site part by part, writes e2e/bench/RESULTS.md, and names what got
// worse since the table that was committed last. Without the name of a part, all of them: almost two hours.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { run } from '../process';
import { median, rounded } from './median.mjs';
import { readTable, worse, writeTable } from './table.mjs';

/** @typedef {import('./table.mjs').Row} Row */
/** @typedef {{ name: string, values: number[], unit: string, budget?: number, floor?: number }} Measure */

const FILE = 'e2e/bench/RESULTS.md';
const PARTS = [
  'weights',
  'lighthouse',
  'slow',
  'loading',
  'interactions',
  'keystrokes',
  'start',
  'cpu',
  'throughput',
  'scale',
  'sitemaps',
  'encodes',
  'memory',
];
const BUILD_MS = 300_000;

/** The table of the last commit; empty before the first. */
function committed() {
  try {
    return execFileSync('git', ['show', `HEAD:${FILE}`], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}

function current() {
  try {
    return readFileSync(FILE, 'utf8');
  } catch {
    return '';
  }
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !PARTS.includes(name));
if (unknown.length > 0) throw new Error(`no such part: ${unknown.join(', ')}; there are ${PARTS.join(', ')}`);

if (!process.env.BENCH_BUILT) {
  await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], { timeout: BUILD_MS });
}
const rows = new Map(readTable(current()).map((row) => [`${row.part} ${row.name}`, row]));
for (const part of asked.length > 0 ? asked : PARTS) {
  console.log(`bench: ${part}`);
  /** @type {{ measure: () => Promise<Measure[]> }} */
  const { measure } = await import(`./parts/${part}.mjs`);
  for (const { name, values, ...rest } of await measure()) {
    /** @type {Row} */
    const row = { part, name, median: rounded(median(values)), ...rest };
    rows.set(`${part} ${name}`, row);
    console.log(`  ${name}: ${row.median} ${row.unit}`);
  }
}
const before = readTable(committed());
writeFileSync(FILE, writeTable([...rows.values()], before));
const regressions = worse([...rows.values()], before);
for (const line of regressions) console.log(line);
if (!regressions.some((line) => line.startsWith('worse'))) console.log('nothing got worse');
