import { readdirSync } from 'node:fs';
import { cacheNamespace, PAGES_ROOT } from '@/lib/server/page-cache/pageFolder';
import { everyAddress, pagePaths } from '../support/addresses';
import { headingsOf } from '../support/html';
import type { Site } from '../support/site';
import { expect, test } from '../support/test';

/** Renders that hang end after some seconds; Next renders the page again half a minute later. */
const RECOVERY = { timeout: 60_000, intervals: [300] };
const STEP_SECONDS = 15;
/** Longer than pages are fresh (five minutes). */
const OUTAGE_SECONDS = 3_600;

/** A cached page is served at once: before the timeout of a provider, which is five seconds. */
const AT_ONCE_MS = 4_500;

/** The calls of the contract. */
const CALLS = [
  /^\/api\/config$/,
  /^\/api\/category\/[a-z-]+$/,
  /^\/api\/article\/[a-z]+-\d+$/,
  /^\/api\/content\/(en|me)\/[\w-]+$/,
  /^\/api\/article\?page=1&limit=50&type=news&sort=desc$/,
  /^\/api\/article\?page=\d+&limit=5&type=news$/,
  /^\/api\/article\?page=\d+&limit=12&type=event$/,
  /^\/api\/article\?page=1&limit=3&type=event&sort_by=startDate&sort_order=desc$/,
  // The whole guide, narrowed by what visitors need, and the news behind an address without an id.
  /^\/api\/article\?page=\d+&limit=100&(type=blog|type=news&sort=desc)$/,
  /^\/api\/article\?tags=(TOP_ATTRACTIONS|EXPERIENCES_AND_ADVENTURES|ALERT)$/,
  /^\/api\/article\?page=1&limit=50(&tags=[^&]+)+$/,
  /^\/api\/article\/category\/[\w-]+\?page=\d+&(limit=5&type=news|type=blog)$/,
  /^\/api\/article\/subcategory\/[\w-]+\?page=\d+&type=blog$/,
];

/** How many URLs without an id a site has written to disk with the pages they lead to (lib/cms/knownUrls.ts). */
const rememberedUrls = ({ siteUrl }: Site, apiHost: string): number =>
  readdirSync(`${PAGES_ROOT}/${cacheNamespace({ apiHost, siteUrl, streetMap: null })}-urls`).filter(
    (name) => !name.includes('.'),
  ).length;

// faults.slow.spec.ts has every fault.
test('calls the provider by its contract and once, serves cached pages in an outage of an hour, past a restart, and renews them', async ({
  startProvider,
  startSite,
}) => {
  test.setTimeout(120_000);
  const provider = await startProvider();
  const first = await startSite({ apiHost: provider.origin });
  const before = new Map<string, string[]>();
  const addresses = everyAddress('remote', 'sr');
  for (const path of Object.values(addresses)) {
    const { status, text } = await first.request(path);
    expect(status, path).toBe(200);
    before.set(path, headingsOf(text));
  }
  const requests = provider.requests();
  expect(requests.length).toBeGreaterThan(10);
  expect(requests.filter((url) => !CALLS.some((call) => call.test(url)))).toEqual([]);

  provider.clearLog();
  for (const path of before.keys()) expect((await first.request(path)).status, path).toBe(200);
  expect(provider.requests(), 'a second time').toEqual([]);
  const bySlug = Object.keys(addresses).filter((kind) => kind.endsWith(' by slug'));
  await expect.poll(() => rememberedUrls(first, provider.origin)).toBeGreaterThanOrEqual(bySlug.length);
  await first.stop();

  provider.break('hang');
  provider.publish('second edition');
  const site = await startSite({ apiHost: provider.origin, siteUrl: first.siteUrl });
  await site.pass(OUTAGE_SECONDS);
  for (const round of [1, 2]) {
    for (const [path, headings] of before) {
      const what = `${path}, round ${round}`;
      const started = Date.now();
      const { status, text } = await site.request(path);
      expect.soft(status, what).toBe(200);
      expect.soft(headingsOf(text), what).toEqual(headings);
      expect.soft(Date.now() - started, what).toBeLessThan(AT_ONCE_MS);
    }
  }

  provider.mend();
  const { home, news, events, article } = pagePaths('remote', 'sr');
  for (const path of [home, news, events, article]) {
    const isFresh = async (): Promise<boolean> => {
      await site.pass(STEP_SECONDS);
      return (await site.request(path)).text.includes('(second edition)');
    };
    await expect.poll(isFresh, { ...RECOVERY, message: path }).toBe(true);
  }
});
