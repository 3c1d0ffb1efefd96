import { setTimeout as wait } from 'node:timers/promises';
import type { Result } from '@/lib/cms/result';
import type { ContractArticle } from '@/lib/cms/schema/article';
import type { Paged } from '@/lib/cms/schema/paged';
import type { ArticlesQuery } from '@/lib/cms/schema/query';

const PAGE_SIZE = 100;
/** Bounds the walk where the provider counts its pages wrongly. */
const MAX_PAGES = 10_000;
/** At least this long from one call to the next, milliseconds: ten calls a second at most. */
const SPACING_MS = 100;
/** Waits before a failed page is requested again (docs/requirements.md, Lists). */
const RETRIES_MS = [1_000, 2_000, 4_000];

type LoadArticles = (query: ArticlesQuery) => Promise<Result<Paged<ContractArticle>>>;

async function loadPage(load: LoadArticles, page: number): Promise<Result<Paged<ContractArticle>>> {
  // The oldest first: what is published meanwhile leaves the pages before it unchanged.
  const query: ArticlesQuery = { page, limit: PAGE_SIZE, sort: 'asc' };
  for (const delay of RETRIES_MS) {
    const answer = await load(query);
    if (answer.state !== 'unavailable') return answer;
    await wait(delay);
  }
  return load(query);
}

/**
 * Every article of a provider, page by page, one call after the other: as many articles as it has, no more than a page
 * of them in memory, and few calls a second to the provider.
 *
 * @throws {Error} when a page cannot be loaded
 */
export async function* walkArticles(load: LoadArticles): AsyncGenerator<ContractArticle[]> {
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const spacing = page > 1 ? wait(SPACING_MS) : undefined;
    const answer = await loadPage(load, page);
    if (answer.state !== 'found') throw new Error(`articles, page ${page}: ${answer.state}`);
    yield answer.value.data;
    if (page >= answer.value.lastPage) return;
    await spacing;
  }
}
