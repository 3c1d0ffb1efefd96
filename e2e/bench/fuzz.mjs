// `npm run bench:fuzz [requests] [seed]`: what hostile requests, unknown ids and unknown paths cost a built site. Ends
// with 1 when they cost more than they may.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startProvider } from '../support/provider';
import { startSite } from '../support/site';
import { abreast } from './abreast.mjs';
import { hostileRequests } from './hostileRequests.mjs';
import { sendRaw } from './sendRaw.mjs';

const [count = 20_000, seed = 1] = process.argv.slice(2).map(Number);
const WARM = 2_000;
const UNKNOWN = 10_000;
const ABREAST = 8;
const SLOW_MS = 2_000;
/** Memory that is free again shows only after a while. */
const REST_MS = 15_000;

/** @typedef {{ growth?: number, megabytes?: number, disk?: number }} Bounds `growth` of memory, as a part of the start’s */

/** @type {Bounds} */
const HOSTILE = { growth: 0.2 };
/** @type {Bounds} */
const MISSING = { megabytes: 64, disk: 20 };

const provider = await startProvider();
const site = await startSite({ apiHost: provider.origin });
const port = Number(new URL(site.origin).port);

const megabytes = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1]) / 1_024;

function diskMegabytes() {
  const folder = join('.next', 'cache');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sizes = files.map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0);
  return sizes.reduce((sum, size) => sum + size, 0) / 1_048_576;
}

/**
 * @param {string} what
 * @param {Iterable<import('./hostileRequests.mjs').HostileRequest>} requests
 * @param {Bounds} [bounds]
 */
async function attack(what, requests, { growth = 1, megabytes: most = 1_000, disk: mostDisk = 100 } = {}) {
  const before = { memory: megabytes(), disk: diskMegabytes() };
  /** @type {Record<number, number>} */
  const statuses = {};
  /** @type {object[]} */
  const bad = [];
  let slowest = 0;
  const started = performance.now();
  await abreast(requests, ABREAST, async (request) => {
    const { status, ms } = await sendRaw(port, request);
    statuses[status] = (statuses[status] ?? 0) + 1;
    slowest = Math.max(slowest, ms);
    if (status === 0 || (status >= 500 && status !== 503) || ms > SLOW_MS)
      bad.push({ status, ms: Math.round(ms), ...request });
  });
  const seconds = (performance.now() - started) / 1_000;
  const peak = megabytes();
  await wait(REST_MS);
  const [memory, disk] = [megabytes(), diskMegabytes()];
  console.log(`${what}: ${seconds.toFixed(0)} s, slowest ${slowest.toFixed(0)} ms, ${JSON.stringify(statuses)}`);
  console.log(
    `  memory ${before.memory.toFixed(0)} -> ${peak.toFixed(0)} -> ${memory.toFixed(0)} MB, disk +${(disk - before.disk).toFixed(1)} MB, bad ${bad.length}`,
  );
  const grown = memory - before.memory;
  if (bad.length > 0 || grown > before.memory * growth || grown > most || disk - before.disk > mostDisk) {
    console.log('  more than it may cost');
    process.exitCode = 1;
  }
  for (const each of bad.slice(0, 20)) console.log(' ', JSON.stringify(each).slice(0, 400));
}

/** @param {(number: number) => string} target */
function* unknown(target) {
  for (let number = 0; number < UNKNOWN; number += 1) yield { method: 'GET', target: target(number), headers: [] };
}

try {
  await attack('warming up', hostileRequests(WARM, seed + 1));
  await attack(`${count} hostile requests`, hostileRequests(count, seed), HOSTILE);
  await attack(
    `${UNKNOWN} unknown ids`,
    unknown((number) => `/see-and-do/article/x?id=unknown-${number}`),
    MISSING,
  );
  await attack(
    `${UNKNOWN} unknown paths`,
    unknown((number) => `/unknown/path-${number}`),
    MISSING,
  );
} finally {
  await site.stop();
  await provider.stop();
}
