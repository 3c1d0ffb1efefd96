import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { kindsOfPage } from '../../support/addresses';
import { freePort, startSite } from '../../support/site';
import { abreast } from '../abreast.mjs';
import { cpuEach, memoryMB } from '../process.mjs';
import { often } from '../runs.mjs';

/** Articles of the provider: two of five in the guide, two news, one event. */
const SIZES = (process.env.BENCH_SIZES ?? '100,1000,10000,100000').split(',').map(Number);
const REQUESTS = 200;
const ABREAST = 4;
const START_MS = 60_000;
/** Issue 8: flat within this, from the smallest to the largest. */
const FLAT = 1.15;

/** A provider in a process of its own, so that its work is not counted. @param {number} articles */
async function startLarge(articles) {
  // It listens ten above where the suite’s ports begin.
  const first = (await freePort()) - 10;
  const sizes = [articles * 0.4, articles * 0.4, articles * 0.2].map(String);
  const start = fileURLToPath(new URL('../../provider/start.mjs', import.meta.url));
  const child = spawn(process.execPath, [start, ...sizes], {
    env: { ...process.env, E2E_PORT: String(first) },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${first + 10}`;
  // It makes its articles when it is asked for the first time.
  for (const late = Date.now() + START_MS; Date.now() < late; ) {
    const answer = await fetch(`${origin}/api/article?limit=1`).catch(() => null);
    if (answer?.ok) return { origin, stop: () => child.kill('SIGKILL') };
    await new Promise((done) => setTimeout(done, 200));
  }
  child.kill('SIGKILL');
  throw new Error('the provider did not start');
}

/** What a page view costs the server, by how much the provider has. */
export async function measure() {
  const kinds = kindsOfPage('remote', 'en');
  const paths = {
    home: '/',
    list: kinds['all news'],
    article: kinds.article,
    category: kinds.category,
    sitemap: '/sitemap.xml',
    'later page': `${kinds['all news']}?page=2`,
  };
  /** @type {import('../bench.mjs').Measure[]} */
  const measures = [];
  /** @type {Map<string, number>} */
  const least = new Map();
  for (const size of SIZES) {
    const provider = await startLarge(size);
    const site = await startSite({ apiHost: provider.origin });
    try {
      for (const [name, path = '/'] of Object.entries(paths)) {
        const ask = () =>
          abreast(Array(REQUESTS).keys(), ABREAST, async () => {
            await site.ask(path, { 'accept-encoding': 'gzip' });
          });
        await ask();
        const values = await often(() => cpuEach(site.pid, REQUESTS, ask));
        const budget = least.get(name);
        if (budget === undefined) least.set(name, Math.max(...values) * FLAT);
        measures.push({
          name: `${name}, ${size} articles`,
          values,
          unit: 'µs',
          ...(budget && { budget: Math.round(budget) }),
        });
      }
      measures.push({ name: `memory, ${size} articles`, values: [memoryMB(site.pid)], unit: 'MB' });
    } finally {
      await site.stop();
      provider.stop();
    }
  }
  return measures;
}
