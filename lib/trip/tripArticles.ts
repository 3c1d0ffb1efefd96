import 'server-only';
import { getArticle } from '@/lib/cms/queries';
import type { ContractArticle } from '@/lib/cms/schema/article';
import type { Trip } from '@/lib/trip/trip';

/** Requests in flight for one trip, so that a trip of sixty is no burst for the provider. */
const CONCURRENCY = 6;

export type TripArticles = {
  articles: Map<string, ContractArticle>;
  /** Ids without an article on the site. */
  missing: string[];
  /** Some requests to the provider failed. */
  isIncomplete: boolean;
};

/** Loads the articles of a trip; the parser limits its length. */
export async function getTripArticles(trip: Trip): Promise<TripArticles> {
  const result: TripArticles = { articles: new Map(), missing: [], isIncomplete: false };
  const queue = trip.map(({ id }) => id);
  const work = async (): Promise<void> => {
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      const answer = await getArticle(id);
      if (answer.state === 'found') result.articles.set(id, answer.value);
      else if (answer.state === 'missing') result.missing.push(id);
      else result.isIncomplete = true;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return result;
}
