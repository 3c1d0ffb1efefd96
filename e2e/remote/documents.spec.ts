import { RECOVERY_SECONDS } from '../support/outage';
import { entriesOf } from '../support/sitemap';
import { expect, test } from '../support/test';

const STATIC = ['/robots.txt', '/llms.txt', '/.well-known/security.txt', '/sitemap-pages-en.xml'];
const DYNAMIC = [
  '/sitemap.xml',
  '/sitemap-guide-en-1.xml',
  '/news-sitemap.xml',
  '/feed/en.xml',
  '/calendar/sr.ics',
  '/calendar/en/event-01.ics',
];

test('serves static documents without a provider and 503 for others, then all of them from its caches, also in an outage', async ({
  provider,
  site,
}) => {
  provider.break('500');
  for (const path of STATIC) expect.soft((await site.request(path)).status, path).toBe(200);
  expect((await site.request('/llms.txt')).headers['cache-control']).toBe('public, max-age=0');
  for (const path of DYNAMIC) {
    const response = await site.request(path);
    expect.soft(response.status, path).toBe(503);
    expect.soft(Number(response.headers['retry-after']), path).toBeGreaterThan(0);
    expect.soft(response.headers['cache-control'], path).toBe('no-store');
  }
  provider.mend();
  await site.pass(RECOVERY_SECONDS);
  for (const path of DYNAMIC) await expect.poll(async () => (await site.request(path)).status, path).toBe(200);
  expect(entriesOf((await site.request('/sitemap.xml')).text, 'sitemap')).toHaveLength(8);

  const paths = [...STATIC, ...DYNAMIC];
  const before = new Map<string, string>();
  for (const path of paths) before.set(path, (await site.request(path)).text);
  provider.clearLog();
  for (const path of [...paths, ...paths]) expect.soft((await site.request(path)).status, path).toBe(200);
  expect(provider.requests()).toEqual([]);

  provider.break('500');
  await site.pass(RECOVERY_SECONDS);
  for (const path of DYNAMIC.filter((each) => !each.includes('/event-01')))
    expect.soft((await site.request(path)).text, path).toBe(before.get(path));
});
