import { pagePaths } from '../support/addresses';
import { cardsOf, hrefsOf, readToEnd } from '../support/lists';
import { MESSAGES } from '../support/messages';
import { expect, openHydrated, test } from '../support/test';

const NEWS = 1_000;
const PER_PAGE = 5;
/** The provider’s draft, which no list shows. */
const DRAFT = 'news-09';

const MAX_MEMORY_MB = 200;

const PAGES = NEWS / PER_PAGE;

/** News added while the list is read: a few after some pages, later more than fit on a page. */
const addedAfter = (loaded: number): number => (loaded < 0.1 * PAGES ? 0 : loaded < 0.3 * PAGES ? 3 : 13);

test.use({ size: { stories: 5, news: NEWS, events: 5 } });

test(`loads ${NEWS} news to the end, without a gap or a repetition while others are added`, async ({
  page,
  provider,
  site,
}) => {
  await openHydrated(page, `${site.origin}${pagePaths('remote', 'en').allNews}`);
  const { LoadMore } = MESSAGES.en;
  await readToEnd(page, { more: LoadMore.more, end: LoadMore.all.news }, (loaded) => provider.add(addedAfter(loaded)));
  const hrefs = await hrefsOf(cardsOf(page));
  const ids = hrefs.map((href) => new URL(href, site.origin).searchParams.get('id'));
  const all = Array.from({ length: NEWS }, (_, index) => `news-${String(index + 1).padStart(2, '0')}`);
  expect(ids).toEqual(all.filter((id) => id !== DRAFT));
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const heap = (metrics.find(({ name }) => name === 'JSHeapTotalSize')?.value ?? Number.POSITIVE_INFINITY) / 1_048_576;
  test.info().annotations.push({ type: 'memory', description: `${Math.round(heap)} MB` });
  expect(heap).toBeLessThan(MAX_MEMORY_MB);
});
