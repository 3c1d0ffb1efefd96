import { everyAddress } from '../support/addresses';
import { pairTest } from '../support/pair';
import { expect } from '../support/test';

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
  // The whole guide: narrowed by what visitors need.
  /^\/api\/article\?page=\d+&limit=100&type=blog$/,
  /^\/api\/article\?tags=(TOP_ATTRACTIONS|EXPERIENCES_AND_ADVENTURES|ALERT)$/,
  /^\/api\/article\?page=1&limit=50(&tags=[^&]+)+$/,
  /^\/api\/article\/category\/[\w-]+\?page=\d+&(limit=5&type=news|type=blog)$/,
  /^\/api\/article\/subcategory\/[\w-]+\?page=\d+&type=blog$/,
];

pairTest('serves every page by the calls of the contract, a second time without a call', async ({ provider, site }) => {
  pairTest.setTimeout(60_000);
  const paths = Object.values(everyAddress('remote', 'sr'));
  for (const path of paths) expect((await site.request(path)).status, path).toBe(200);
  const requests = await provider.requests();
  expect(requests.length).toBeGreaterThan(10);
  expect(requests.filter((url) => !CALLS.some((call) => call.test(url)))).toEqual([]);

  await provider.forget();
  for (const path of paths) expect((await site.request(path)).status, path).toBe(200);
  expect(await provider.requests()).toEqual([]);
});

pairTest(
  'shares one call among simultaneous requests, and caches that an article does not exist',
  async ({ provider, site }) => {
    const path = '/see-and-do/article/x?id=blog-20';
    const answers = await Promise.all(Array.from({ length: 20 }, () => site.request(path)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const requested = await provider.requests();
    expect(requested.filter((url) => url === '/api/article/blog-20')).toHaveLength(1);

    const unknown = '/see-and-do/article/x?id=nothing';
    expect((await site.request(unknown)).status).toBe(404);
    await provider.forget();
    for (let count = 0; count < 5; count += 1) expect((await site.request(unknown)).status).toBe(404);
    expect(await provider.requests()).toEqual([]);
  },
);
