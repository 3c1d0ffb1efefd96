import 'server-only';
import { EXPERIENCES_AND_ADVENTURES, TOP_ATTRACTIONS } from '@/lib/articles/tags';
import { provider } from '@/lib/cms/currentProvider';
import { found, mapResult, type Result } from '@/lib/cms/result';
import type { ContractArticle } from '@/lib/cms/schema/article';
import { queryTags } from '@/lib/cms/schema/query';

// Queries of the site (docs/requirements.md, Provider).

const LATEST_NEWS_LIMIT = 50;
const RELATED_LIMIT = 50;
const NEWS_PAGE_SIZE = 5;
const WHOLE_LIST_PAGE_SIZE = 100;
export const EVENTS_PAGE_SIZE = 12;
export const HOME_EVENTS = 3;

export const getLatestNews = () =>
  provider().articles({ page: 1, limit: LATEST_NEWS_LIMIT, type: 'news', sort: 'desc' });

export const getNews = (page: number) => provider().articles({ page, limit: NEWS_PAGE_SIZE, type: 'news' });

export const getNewsOfCategory = (categoryId: string, page: number) =>
  provider().articles({ page, limit: NEWS_PAGE_SIZE, type: 'news' }, { category: categoryId });

export const getEvents = (page: number) => provider().articles({ page, limit: EVENTS_PAGE_SIZE, type: 'event' });

export const getHomeEvents = () =>
  provider().articles({ page: 1, limit: HOME_EVENTS, type: 'event', sort_by: 'startDate', sort_order: 'desc' });

export const getExperiences = () => provider().articles({ tags: [EXPERIENCES_AND_ADVENTURES] });

export const getTopAttractions = () => provider().articles({ tags: [TOP_ATTRACTIONS] });

/** The newest articles with any of an article’s tags: enough to choose from (`lib/articles/related.ts`). */
export async function getRelated(tags: readonly string[]): Promise<Result<ContractArticle[]>> {
  const sent = queryTags(tags);
  if (sent.length === 0) return found([]);
  return mapResult(await provider().articles({ page: 1, limit: RELATED_LIMIT, tags: sent }), ({ data }) => data);
}

export const getArticle = (id: string) => provider().article(id);

export const getArticlesOfSubcategory = (subcategoryId: string, page: number) =>
  provider().articles({ page, type: 'blog' }, { subcategory: subcategoryId });

export const getGuideBatch = (page: number) => provider().articles({ page, limit: WHOLE_LIST_PAGE_SIZE, type: 'blog' });

export const getNewsBatch = (page: number) =>
  provider().articles({ page, limit: WHOLE_LIST_PAGE_SIZE, type: 'news', sort: 'desc' });

export const getConfig = () => provider().config();

export const getCategoryBySlug = (slug: string) => provider().category(slug);
