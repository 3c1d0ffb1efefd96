// `npm run bench [-- part ...]` measures a production build, part by part, and writes RESULTS.md, in about half an
// hour on two cores. It needs Linux, and for the load rows `apt-get install nginx wrk`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { run } from '../process';
import { edits } from './edits';
import { engines } from './engines';
import { lighthouse } from './lighthouse';
import { sectionsOf, type Table, toMarkdown } from './results';
import { server } from './server';
import { slowNetwork } from './slowNetwork';
import { weights } from './weights';

const FILE = new URL('RESULTS.md', import.meta.url);
const BUILD_MS = 300_000;
const PARTS: Record<string, () => Promise<Table>> = { weights, lighthouse, slowNetwork, engines, server, edits };
const HEAD = `# Measured

Written by \`npm run bench\`: medians of three, bold where a budget is missed. Compare runs of one machine only.
`;

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(PARTS);
await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], { timeout: BUILD_MS });
const sections = sectionsOf(existsSync(FILE) ? readFileSync(FILE, 'utf8') : '');
for (const name of names) {
  const measure = PARTS[name];
  if (!measure) throw new Error(`There is no part ${name}, only ${Object.keys(PARTS).join(', ')}.`);
  const started = performance.now();
  sections.set(name, toMarkdown(name, await measure()));
  console.log(`${sections.get(name)}\nmeasured in ${Math.round((performance.now() - started) / 1_000)} s\n`);
  const ordered = Object.keys(PARTS).flatMap((part) => sections.get(part) ?? []);
  writeFileSync(FILE, [HEAD, ...ordered].join('\n'));
}
