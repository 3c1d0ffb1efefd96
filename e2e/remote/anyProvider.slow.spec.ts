import { createServer } from 'node:http';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { anyProvider, respondAs } from '@/lib/cms/remote/anyResponse.testUtils';
import { listen } from '@/lib/server/http/listen.testUtils';
import type { Site } from '../support/site';
import { expect, test } from '../support/test';

/** `FUZZ_RUNS` generates more providers, `FUZZ_SEED` others. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 50);
const SEED = Number(process.env.FUZZ_SEED ?? 1);

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

/** Expects the documented properties of a response. */
function expectWhole({ status, headers, text }: Awaited<ReturnType<Site['request']>>, what: string): void {
  if (status !== 503) expect.soft(status, what).toBeLessThan(500);
  if (status !== 200) return;
  const type = String(headers['content-type']);
  if (type.includes('json')) expect.soft(() => JSON.parse(text), what).not.toThrow();
  if (type.includes('text/calendar')) expect.soft(() => ICAL.parse(text), what).not.toThrow();
  if (type.includes('text/html')) expect.soft(text, what).toMatch(/<h1[\s>].*<\/html>\s*$/s);
}

test(`serves ${RUNS} providers of any shape`, async ({ startSite, atEnd }) => {
  test.setTimeout(60_000 + RUNS * 10_000);
  let respond = (_path: string): string => '{}';
  const provider = createServer((request, response) => {
    const path = (request.url ?? '').replace(/^\/api/, '');
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(respond(path));
  });
  atEnd(() => provider.close());
  const site = await startSite({ apiHost: `http://127.0.0.1:${await listen(provider)}` });
  const neverFound = new Set(PATHS);
  for (const [index, generated] of fc.sample(anyProvider, { numRuns: RUNS, seed: SEED }).entries()) {
    respond = (path) => respondAs(generated, path).replaceAll('x0-', `x${index}-`);
    await site.pass(CACHED_SECONDS);
    for (const path of PATHS) {
      const response = await site.request(path.replace('{id}', `x${index}-1`));
      if (response.status === 200) neverFound.delete(path);
      expectWhole(response, `${index} ${path}`);
    }
  }
  if (RUNS >= 50) expect([...neverFound]).toEqual([]);
  expect(site.output()).not.toMatch(FAULT);
});
