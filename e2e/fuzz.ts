// Providers of every shape, generated: `npm run fuzz` takes 50,000 through the border of the site and everything made of their
// items (lib/cms/remote/anyResponse.test.ts); `npm run fuzz -- --site 200` serves that many to a production server, which has
// to be built, and requests pages and documents of every kind. `FUZZ_SEED` varies both.
import { createServer } from 'node:http';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { listen } from '@/lib/server/http/listen.testUtils';
import { anyProvider, respondAs } from '../lib/cms/remote/anyResponse.testUtils';
import { run } from './process';
import { type Site, startSite } from './support/site';

const DEFAULT_RUNS = '50000';
const DEFAULT_SITE_RUNS = 200;
const TIMEOUT_MS = 3_600_000;
/** Seconds after which the site requests everything again. */
const CACHED_SECONDS = 400;

const FAULT = /"event":"(?:render\.failed|request\.failed|uncaughtException|unhandledRejection|staleIfError\.failed)"/;

/** What is requested of each provider, for the id of one of its items; each is found with some of 50 providers. */
const PATHS = [
  ...['/', '/?lang=sr', '/news', '/vijesti/sve', '/events', '/see-and-do', '/vidi-i-uradi', '/search?q=kotor', '/map'],
  ...['/see-and-do/article/x?id={id}', '/vijesti/a/b?id={id}', '/events/x?id={id}', '/see-and-do/x?id={id}'],
  ...['/news/x?id={id}', '/events?id={id}', '/events?from=2026-01-01&to=2026-02-01', '/my-trip?items={id}'],
  ...['/feed/en.xml', '/calendar/sr.ics', '/calendar/en/{id}.ics', '/sitemap.xml', '/news-sitemap.xml', '/llms.txt'],
  ...['/api/article', '/api/article/{id}', '/api/config', '/api/category/x', '/api/content/me/{id}'],
  ...['/search-index/v1/en.json', '/trip/v1/sr.json', '/og/en/article/{id}/000000000000.jpg'],
];

/** The response to a path, behind the redirect to the current version of a share image. */
async function follow(site: Site, path: string): ReturnType<Site['request']> {
  const answer = await site.request(path);
  const { location } = answer.headers;
  return location ? site.request(location) : answer;
}

/** Why a response is wrong; null when it is as promised. */
function faultOf({ status, headers, text }: Awaited<ReturnType<Site['request']>>): string | null {
  if (status >= 500 && status !== 503) return `status ${status}`;
  if (status !== 200) return null;
  const type = String(headers['content-type']);
  try {
    if (type.includes('json')) JSON.parse(text);
    if (type.includes('text/calendar')) ICAL.parse(text);
  } catch (error) {
    return String(error);
  }
  const isWhole = !type.includes('text/html') || (/<h1[\s>]/.test(text) && text.trimEnd().endsWith('</html>'));
  return isWhole ? null : 'half a page';
}

async function fuzzSite(runs: number): Promise<void> {
  let respond = (_path: string): string => '{}';
  const provider = createServer((request, response) => {
    const path = (request.url ?? '').replace(/^\/api/, '');
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(respond(path));
  });
  const site = await startSite({ apiHost: `http://127.0.0.1:${await listen(provider)}` });
  const faults: string[] = [];
  const neverFound = new Set(PATHS);
  try {
    const providers = fc.sample(anyProvider, { numRuns: runs, seed: Number(process.env.FUZZ_SEED ?? 1) });
    for (const [index, generated] of providers.entries()) {
      respond = (path) => respondAs(generated, path).replaceAll('x0-', `x${index}-`);
      await site.pass(CACHED_SECONDS);
      for (const path of PATHS) {
        const answer = await follow(site, path.replace('{id}', `x${index}-1`));
        if (answer.status === 200) neverFound.delete(path);
        const fault = faultOf(answer);
        if (fault) faults.push(`${index} ${path}: ${fault}`);
      }
    }
    faults.push(...[...neverFound].map((path) => `${path}: never found`));
    const lines = site.output().split('\n');
    faults.push(...lines.filter((line) => FAULT.test(line)));
  } finally {
    await site.stop();
    provider.close();
  }
  for (const fault of faults) console.error(fault);
  console.log(`fuzz: ${runs} providers, ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}

const [target, count] = process.argv.slice(2);
if (target === '--site') await fuzzSite(Number(count ?? DEFAULT_SITE_RUNS));
else {
  await run(process.execPath, ['node_modules/jest/bin/jest.js', 'lib/cms/remote/anyResponse'], {
    timeout: TIMEOUT_MS,
    env: { FUZZ_RUNS: process.env.FUZZ_RUNS ?? DEFAULT_RUNS },
  });
}
