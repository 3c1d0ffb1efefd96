import 'server-only';
import { getEvents, getGuideBatch, getNewsBatch } from '@/lib/cms/queries';
import { found, type Result } from '@/lib/cms/result';
import type { ContractArticle } from '@/lib/cms/schema/article';
import type { Paged } from '@/lib/cms/schema/paged';
import { staleIfError } from '@/lib/cms/staleIfError';
import { warnOnce } from '@/lib/cms/warnOnce';
import type { Section } from '@/lib/routing/segments';
import { processWide } from '@/lib/server/processWide';

/** About 480 events, two thousand articles of the guide and as many news: enough for old links without an id. */
const MAX_EVENT_PAGES = 40;
const MAX_PAGES = 20;
const CONCURRENCY = 4;

/** All articles of a list. Fails as a whole when one page fails: a list with gaps would be in the wrong order. */
async function fetchAll(
  list: string,
  fetchPage: (page: number) => Promise<Result<Paged<ContractArticle>>>,
  maxPages: number,
): Promise<Result<ContractArticle[]>> {
  const pages: Paged<ContractArticle>[] = [];
  // Without a page count, a list reveals only that there is a next page.
  for (let lastPage = 1; pages.length < lastPage; ) {
    const next = Array.from({ length: Math.min(CONCURRENCY, lastPage - pages.length) }, (_, index) =>
      fetchPage(pages.length + index + 1),
    );
    for (const result of await Promise.all(next)) {
      if (result.state !== 'found') return result;
      pages.push(result.value);
      if (result.value.lastPage > maxPages) warnOnce('provider.longList', { list }, `over ${maxPages} pages`);
      lastPage = Math.min(result.value.lastPage, maxPages);
    }
  }
  // An article that moves in the list while its pages are fetched is on two pages.
  const articles = new Map(pages.flatMap(({ data }) => data).map((article) => [article._id, article]));
  return found([...articles.values()]);
}

/** An empty list is read again soon: a content system may be empty while it restarts. */
const isComplete = (articles: readonly ContractArticle[]): boolean => articles.length > 0;

/** All events, in the order of the provider. While it fails, the last complete list is served. */
export const getAllEvents = processWide('kotorEvents', () =>
  staleIfError('events', () => fetchAll('events', getEvents, MAX_EVENT_PAGES), isComplete),
);

/** All articles of the guide, in the order of the provider. While it fails, the last complete list is served. */
export const getAllGuideArticles = processWide('kotorGuide', () =>
  staleIfError('guide', () => fetchAll('guide', getGuideBatch, MAX_PAGES), isComplete),
);

/** The two thousand newest news. While the provider fails, the last complete list is served. */
export const getAllNews = processWide('kotorNews', () =>
  staleIfError('news', () => fetchAll('news', getNewsBatch, MAX_PAGES), isComplete),
);

/** All articles of a section. */
export const getSectionArticles = (section: Section): Promise<Result<ContractArticle[]>> =>
  ({ guide: getAllGuideArticles, news: getAllNews, events: getAllEvents })[section]();
