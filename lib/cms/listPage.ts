import 'server-only';
import { type Card, type CardGroup, ungrouped } from '@/lib/articles/card';
import { getEventList } from '@/lib/cms/eventList';
import { getCategoryPageArticles, getFilteredArticles } from '@/lib/cms/guideList';
import { toCard } from '@/lib/cms/mappers/toCard';
import { getArticlesOfSubcategory, getNews, getNewsOfCategory } from '@/lib/cms/queries';
import { MISSING, mapResult, type Result } from '@/lib/cms/result';
import type { ContractArticle } from '@/lib/cms/schema/article';
import { mapPaged, type Paged } from '@/lib/cms/schema/paged';
import { unwrapOrThrow } from '@/lib/cms/unwrap';
import type { Language } from '@/lib/i18n/language';
import type { Page } from '@/lib/routing/page';

/** The cards of one page of a list, in groups. */
type ListPage = { groups: CardGroup[]; lastPage: number };

/** Pages of lists; the calendar of events has its own query. */
type ListOfArticles = Exclude<Extract<Page, { page: number }>, { kind: 'events' | 'eventCategory' }>;

/** One page of a list of articles. */
export async function getArticles(page: ListOfArticles): Promise<Result<Paged<ContractArticle>>> {
  switch (page.kind) {
    case 'allNews':
      return getNews(page.page);
    case 'newsCategory':
      return getNewsOfCategory(page.id, page.page);
    case 'category':
      return getCategoryPageArticles(page.id, page.page);
    case 'subcategory':
      return getArticlesOfSubcategory(page.id, page.page);
    case 'filteredGuide':
      return getFilteredArticles(page);
  }
}

/** One page of a list, for ‘load more’; missing if the page is not a list. */
export async function getListPage(page: Page, language: Language): Promise<Result<ListPage>> {
  if (!('page' in page)) return MISSING;
  if (page.kind === 'events' || page.kind === 'eventCategory') return getEventList(language, page);
  return mapResult(await getArticles(page), ({ data, lastPage }) => ({
    groups: ungrouped(data.map((article) => toCard(article, language))),
    lastPage,
  }));
}

/** The cards of a list of articles, for the page that is being rendered. */
export const getCards = async (page: ListOfArticles, language: Language): Promise<Paged<Card>> =>
  mapPaged(unwrapOrThrow(await getArticles(page), page.kind), (article) => toCard(article, language));
