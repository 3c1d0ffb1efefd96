// `npm run bench:soak [minutes] [seed]`: a built site under mixed load, its provider failing at random. Time passes
// quickly for what the site keeps, so that pages are renewed over and over. Ends with 1 when a promise was broken.
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { FAULTS } from '../provider/faults';
import { languageOf } from '../support/html';
import { startProvider } from '../support/provider';
import { startSite } from '../support/site';
import { seeded } from './hostileRequests.mjs';
import { soakVisits } from './soakVisits.mjs';

const [minutes = 30, seed = 1] = process.argv.slice(2).map(Number);
const VISITORS = 4;
const THINKING_MS = 10;
/** Seconds that pass for the site in every second. */
const HASTE = 6;
/** By then everything there is was asked for. */
const WARM_MINUTES = 10;
const MOST_GROWTH = 1.2;

const provider = await startProvider();
const site = await startSite({ apiHost: provider.origin });
const end = Date.now() + minutes * 60_000;
const isOver = () => Date.now() >= end;

/** @type {Map<string, number>} by what was broken */
const broken = new Map();
const complain = (/** @type {string} */ what, /** @type {string} */ path) => {
  const count = (broken.get(what) ?? 0) + 1;
  broken.set(what, count);
  if (count <= 5) console.log(`  ${what}: ${path}`);
};

/** @type {Map<number, number>} */
const statuses = new Map();
const seen = new Set();
let slowest = 0;

/** @param {import('./soakVisits.mjs').Visit} visit @param {import('../support/http').Answer} answer */
function judge({ path, language }, { status, headers, text }) {
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  if (status >= 500 && status !== 503) complain(`status ${status}`, path);
  if (!language) return;
  if (languageOf(text) !== language) complain(`not in ${language}`, path);
  if (status === 200) seen.add(path);
  else if (seen.has(path)) complain(`a page seen before is ${status}`, path);
  else if (status === 503 && !headers['retry-after']) complain('503 without Retry-After', path);
  else if (status !== 503) complain(`a page that exists is ${status}`, path);
}

async function browse(/** @type {number} */ number) {
  for (const visit of soakVisits(seeded(seed * 100 + number))) {
    if (isOver()) return;
    const started = performance.now();
    const answer = await site.ask(visit.path).catch((error) => complain(`no answer (${error})`, visit.path));
    slowest = Math.max(slowest, performance.now() - started);
    if (answer) judge(visit, answer);
    await wait(THINKING_MS);
  }
}

/** What is at fault: mostly everything, sometimes one kind of answer. */
const PATHS = ['/api/', '/api/', '/', '/api/article', '/api/article/', '/api/config', '/uploads/'];

async function fail() {
  const random = seeded(seed);
  /** @template T @param {readonly T[]} list @returns {T} */
  const pick = (list) => /** @type {T} */ (list[Math.floor(random() * list.length)]);
  while (!isOver()) {
    await wait(2_000 + random() * 10_000);
    const [kind, path] = [pick(FAULTS), pick(PATHS)];
    // Of a provider that knows its categories, a 404 is no fault: the article is gone.
    if (random() < 0.5) await provider.break(kind, kind === '404' ? '/api/' : path);
    else await provider.mend();
  }
}

const megabytes = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1]) / 1_024;
/** @type {number[]} */
const memory = [];

async function watch() {
  for (const started = Date.now(); !isOver(); ) {
    await wait(1_000);
    await site.pass(HASTE - 1);
    if (Date.now() - started < (memory.length + 1) * 60_000) continue;
    memory.push(Math.round(megabytes()));
    const asked = [...statuses.values()].reduce((sum, count) => sum + count, 0);
    console.log(`minute ${memory.length}: ${memory.at(-1)} MB, ${asked} requests, ${seen.size} pages seen`);
  }
}

try {
  await Promise.all([fail(), watch(), ...Array.from({ length: VISITORS }, (_, number) => browse(number))]);
  await provider.mend();
  await site.pass(60);
  for (const path of seen) {
    const { status } = await site.ask(path);
    if (status !== 200) complain(`after all a page seen before is ${status}`, path);
  }
  const late = memory.slice(WARM_MINUTES);
  const grown = Math.max(...late) / (memory[WARM_MINUTES - 1] ?? Number.POSITIVE_INFINITY);
  if (late.length > 0 && grown > MOST_GROWTH) complain('memory', `${memory.join(', ')} MB`);
  const defects = site.output().match(/"event":"(request\.failed|uncaughtException|unhandledRejection)".*/g) ?? [];
  for (const line of defects) complain('a defect in the log', line.slice(0, 300));
  console.log(`${JSON.stringify(Object.fromEntries(statuses))}, slowest ${Math.round(slowest)} ms`);
  console.log(broken.size === 0 ? 'nothing was broken' : `broken: ${JSON.stringify(Object.fromEntries(broken))}`);
  process.exitCode = broken.size === 0 ? 0 : 1;
} finally {
  await site.stop();
  await provider.stop();
}
