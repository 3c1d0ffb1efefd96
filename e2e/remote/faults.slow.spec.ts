import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { FAULTS } from '../provider/faults';
import { isProvided, namedPages, pagePaths } from '../support/addresses';
import { headingsOf, languageOf } from '../support/html';
import type { HttpResponse } from '../support/http';
import { TAG } from '../support/messages';
import { expectUnavailable } from '../support/outage';
import { memoryMB } from '../support/processUsage';
import type { TestProvider } from '../support/provider';
import type { Site } from '../support/site';
import { expect, test } from '../support/test';

/** Longer than the five minutes for which pages are fresh. */
const LATER_SECONDS = 600;
/** All is fresh again within a minute of the provider’s recovery: steps in seconds, during which calls may hang. */
const RECOVERY_STEPS = Array(6).fill(10) as number[];
const RENEWAL_MS = 1_000;
/** On a busy machine a page may take longer to render than one round of visits. */
const MAX_IDLE_VISITS = 4;
/** Longer than the site waits before it calls a failed provider again. */
const REST_SECONDS = 5;
/** Memory for responses without end, each of which is cut at a limit. */
const MAX_INCREASE_MB = 120;

/** Requests at a time. */
const CONCURRENCY = 8;

type Visit = { path: string; language: Language; response: HttpResponse };

type Kind = { path: string; language: Language; isStatic: boolean };

/** Every kind of page in both languages, also the second one of a list and the events of some days. */
const KINDS: Kind[] = LANGUAGES.flatMap((language) => {
  const { allNews, events } = pagePaths('remote', language);
  const further = [`${allNews}?page=2`, `${events}?page=2`, `${events}?when=month`];
  return [
    ...namedPages('remote', language).map(([page, path]) => ({ path, language, isStatic: !isProvided(page) })),
    ...further.map((path) => ({ path, language, isStatic: false })),
  ];
});

const PAGES = KINDS.filter(({ isStatic }) => !isStatic);

const visit = (site: Site): Promise<Visit[]> =>
  pLimit(CONCURRENCY).map(PAGES, async (page) => ({ ...page, response: await site.request(page.path) }));

async function expectOutage(seen: Site, unseen: Site, before: Visit[], what: string): Promise<void> {
  const [cached, refused] = await Promise.all([visit(seen), visit(unseen)]);
  for (const { path, language, response } of refused) expectUnavailable(response, language, `${what}, unseen: ${path}`);
  for (const [index, { path, response }] of cached.entries()) {
    expect.soft(response.status, `${what}, seen: ${path}`).toBe(200);
    expect
      .soft(headingsOf(response.text), `${what}, seen: ${path}`)
      .toEqual(headingsOf(before[index]?.response.text ?? ''));
  }
  const list = await unseen.request('/api/article?limit=7&type=news');
  expect.soft(list.status, `${what}: a list that grows`).toBe(503);
  for (const { path, language } of KINDS.filter(({ isStatic }) => isStatic)) {
    const { status, text } = await unseen.request(path);
    expect
      .soft({ status, language: languageOf(text) }, `${what}: ${path}`)
      .toEqual({ status: 200, language: TAG[language] });
  }
}

/** All pages of a site after the provider’s recovery, as soon as none shows an earlier edition. */
async function recovered(site: Site, edition: string, what: string): Promise<Visit[]> {
  const isOld = ({ response }: Visit): boolean =>
    response.text.includes('(edition ') && !response.text.includes(`(${edition})`);
  let old: Visit[] = [];
  for (const step of RECOVERY_STEPS) {
    await site.pass(step);
    // Two pages at a time are rendered again. While some are, the clock stands still.
    for (let idle = 0, last = old.length; idle < MAX_IDLE_VISITS; idle = old.length < last ? 0 : idle + 1) {
      last = old.length;
      const visits = await visit(site);
      old = visits.filter(isOld);
      if (old.length === 0) return visits;
      await wait(RENEWAL_MS);
    }
  }
  throw new Error(`${what}: not renewed within a minute: ${old.map(({ path }) => path).join(', ')}`);
}

/** Expects that two sites called the provider within limits during so many seconds. */
function expectFewCalls(provider: TestProvider, kind: string, seconds: number): void {
  const counts = new Map<string, number>();
  for (const url of provider.requests()) counts.set(url, (counts.get(url) ?? 0) + 1);
  // No resource is requested more than once a second, however many visitors need it. The health check calls `/config`
  // at the same pace, beside the first call of the pages.
  for (const [url, count] of counts) {
    const first = url === '/api/config' ? 4 : 1;
    expect.soft(count, `${kind}: ${url}`).toBeLessThanOrEqual(2 * seconds + first);
  }
}

/** Responses against the contract, or refused connections. */
const KINDS_OF_FAULT = [...FAULTS, 'gone' as const];

/** Takes two sites, one with cached pages and one without, through one fault after the other. */
async function testFaults(
  faults: typeof KINDS_OF_FAULT,
  provider: TestProvider,
  seen: Site,
  unseen: Site,
): Promise<void> {
  provider.publish('edition first');
  let before = await visit(seen);
  for (const { path, response } of before) expect(response.status, path).toBe(200);

  for (const [round, name] of faults.entries()) {
    if (name === 'gone') provider.stop();
    else provider.break(name);
    provider.clearLog();
    await seen.pass(LATER_SECONDS);
    await unseen.pass(LATER_SECONDS);
    const started = Date.now();
    const resident = memoryMB(unseen.pid);
    await expectOutage(seen, unseen, before, name);
    if (name === 'huge') expect(memoryMB(unseen.pid) - resident).toBeLessThan(MAX_INCREASE_MB);
    expectFewCalls(provider, name, Math.ceil((Date.now() - started) / 1_000));

    if (name === 'gone') await provider.restart();
    else provider.mend();
    provider.publish(`edition ${round}`);
    before = await recovered(seen, `edition ${round}`, name);
    const later = `/see-and-do/article/x?id=blog-${15 + round}`;
    await unseen.pass(REST_SECONDS);
    expect((await unseen.request(later)).status, `${name}: ${later}`).toBe(200);
  }

  for (const { path, language, response } of await visit(unseen)) {
    expect.soft(response.status, path).toBe(200);
    expect.soft(languageOf(response.text), path).toBe(TAG[language]);
  }
}

// Two halves for two workers, with slow faults in both.
for (const half of [0, 1]) {
  const kinds = KINDS_OF_FAULT.filter((_kind, index) => index % 2 === half);
  test(`serves cached pages and 503 for others through each fault, and recovers: ${kinds.join(', ')}`, async ({
    provider,
    site,
    startSite,
  }) => {
    await testFaults(kinds, provider, site, await startSite({ apiHost: provider.origin }));
  });
}
