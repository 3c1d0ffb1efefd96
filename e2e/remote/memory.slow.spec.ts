import { readdirSync } from 'node:fs';
import pLimit from 'p-limit';
import { LANGUAGES } from '@/lib/i18n/language';
import { cacheNamespace, PAGES_ROOT } from '@/lib/server/page-cache/pageFolder';
import { memoryMB } from '../support/processUsage';
import { expect, test } from '../support/test';

const MAX_MEMORY_MB = 350;
const ADDRESSES = 1_000;
const CONCURRENCY = 8;

/** Stories of the provider: in two languages, as many pages as half of the addresses. */
const STORIES = 250;
const FOUND = STORIES * 2 - 2;

/** Half of them pages that exist, half of them not: unknown ids, unknown slugs, pages past the end. */
const addresses = Array.from({ length: ADDRESSES }, (_, index) => {
  const number = Math.floor(index / 4) + 1;
  const id = `blog-${String(number).padStart(2, '0')}`;
  return [
    `/see-and-do/article/story?id=${id}`,
    `/vidi-i-uradi/article/prica?id=${id}`,
    `/news/article/nothing?id=nothing-${number}`,
    [`/see-and-do/nothing-${number}`, `/events?page=${number + 5}`, `/nowhere/${number}`, `/vijesti/nista-${number}`][
      number % 4
    ],
  ][index % 4] as string;
});

test.use({ size: { stories: STORIES, news: 30, events: 15 } });

test(`${ADDRESSES} different addresses take less than ${MAX_MEMORY_MB} MB, and the unknown ones no disk`, async ({
  site,
  provider,
}) => {
  test.skip(process.platform !== 'linux', 'the memory of another process is read from /proc');
  const statuses: Record<number, number> = {};
  await pLimit(CONCURRENCY).map(addresses, async (path) => {
    const { status } = await site.request(path);
    expect([200, 404], path).toContain(status);
    statuses[status] = (statuses[status] ?? 0) + 1;
  });
  const resident = memoryMB(site.pid);
  test.info().annotations.push({ type: 'memory', description: `${Math.round(resident)} MB` });
  expect(statuses[200]).toBe(FOUND);
  expect(resident).toBeLessThan(MAX_MEMORY_MB);
  // The page of the status 404 is stored once in each language.
  const configuration = { apiHost: provider.origin, siteUrl: site.siteUrl, streetMap: null };
  expect(readdirSync(`${PAGES_ROOT}/${cacheNamespace(configuration)}`)).toHaveLength(FOUND + LANGUAGES.length);
});
