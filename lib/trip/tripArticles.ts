import 'server-only';
import pLimit from 'p-limit';
import { getAllEvents, getAllGuideArticles } from '@/lib/cms/allArticles';
import { getArticle, getLatestNews } from '@/lib/cms/queries';
import { MISSING, mapResult } from '@/lib/cms/result';
import type { ContractArticle } from '@/lib/cms/schema/article';
import type { Trip } from '@/lib/trip/trip';

/** Requests in flight for one trip, so that a trip of sixty is no burst for the provider. */
const CONCURRENCY = 6;
/** After so many unknown ids the others count as unknown too: each costs the provider two calls. */
const MAX_MISSING = 10;

export type TripArticles = {
  articles: Map<string, ContractArticle>;
  /** Ids without an article on the site. */
  missing: string[];
  /** Some requests to the provider failed. */
  isIncomplete: boolean;
};

/** Loads the articles of a trip, from the cached lists where they have them. */
export async function getTripArticles(trip: Trip): Promise<TripArticles> {
  const news = getLatestNews().then((result) => mapResult(result, ({ data }) => data));
  const lists = await Promise.all([getAllGuideArticles(), getAllEvents(), news]);
  const listed = lists.flatMap((list) => (list.state === 'found' ? list.value : []));
  const ids = new Set(trip.map(({ id }) => id));
  const articles = new Map(listed.flatMap((article) => (ids.has(article._id) ? [[article._id, article]] : [])));
  const result: TripArticles = { articles, missing: [], isIncomplete: false };
  const others = [...ids].filter((id) => !articles.has(id));
  await pLimit(CONCURRENCY).map(others, async (id) => {
    const article = result.missing.length < MAX_MISSING ? await getArticle(id) : MISSING;
    if (article.state === 'found') articles.set(id, article.value);
    else if (article.state === 'missing') result.missing.push(id);
    else result.isIncomplete = true;
  });
  return result;
}
