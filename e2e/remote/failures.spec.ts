import type { Language } from '@/lib/i18n/language';
import { pagePaths, SHARED } from '../support/addresses';
import { violationsEverywhere } from '../support/axe';
import { headingsOf, languageOf } from '../support/html';
import { TAG } from '../support/messages';
import { expectUnavailable, RECOVERY_SECONDS } from '../support/outage';
import { expect, test } from '../support/test';

/** A call of the provider is not made again within this time. */
const CACHE_SECONDS = 20;

const UNSEEN: [string, Language][] = [
  ['/see-and-do', 'en'],
  ['/vidi-i-uradi/ulice-fenjera', 'sr'],
  ['/vidi-i-uradi/x/y?id=sub-tin', 'sr'],
  ['/see-and-do/article/x?id=blog-21', 'en'],
  ['/vidi-i-uradi/article/x?id=blog-21', 'sr'],
  ['/news/all?page=3', 'en'],
  ['/vijesti/lucki-glasnik?id=news-harbour', 'sr'],
  ['/dogadjaji/x?id=event-03', 'sr'],
];

// faults.slow.spec.ts has every fault, outage.spec.ts and start.spec.ts a provider that hangs.
test('serves cached pages while the provider fails, 503 for others, and recovers', async ({ provider, site, page }) => {
  const { article, news, eventArticle: event } = pagePaths('remote', 'en');
  const seen = ['/?lang=en', article, news, event];
  const before = new Map<string, string[]>();
  for (const path of seen) before.set(path, headingsOf((await site.request(path)).text));

  // The categories, which home reads too, are cached for twenty seconds.
  await site.pass(CACHE_SECONDS);
  provider.break('html');
  await Promise.all(
    UNSEEN.map(async ([path, language]) => expectUnavailable(await site.request(path), language, path)),
  );
  await page.goto(`${site.origin}${UNSEEN[1]?.[0]}`);
  expect(await violationsEverywhere(page)).toEqual([]);
  for (const [path, headings] of before) {
    const { status, text } = await site.request(path);
    expect.soft(status, path).toBe(200);
    expect.soft(headingsOf(text), path).toEqual(headings);
  }
  for (const path of SHARED.slice(1)) expect.soft((await site.request(path)).status, path).toBe(200);
  const api = await site.request('/api/article?limit=7&type=news');
  expect(api.status).toBe(503);
  expect(JSON.parse(api.text)).toEqual({ message: expect.any(String) });
  expect((await site.request('/nowhere')).status).toBe(404);

  provider.mend();
  await site.pass(RECOVERY_SECONDS);
  for (const [path, language] of UNSEEN) {
    await expect.poll(async () => (await site.request(path)).status, path).toBe(200);
    expect.soft(languageOf((await site.request(path)).text), path).toBe(TAG[language]);
  }
});
