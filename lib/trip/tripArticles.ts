import 'server-only';
import { getArticle } from '@/lib/cms/queries';
import type { ContractArticle } from '@/lib/cms/schema/article';
import type { Trip } from '@/lib/trip/trip';

/** So many articles of one trip are asked for at once: a trip of sixty is no burst for the provider. */
const AT_ONCE = 6;

export type KeptArticles = {
  articles: Map<string, ContractArticle>;
  /** Ids of what is not on the site. */
  missing: string[];
  /** The provider did not tell all. */
  isIncomplete: boolean;
};

/** The articles of a trip; trips are bounded where they are read. */
export async function getKeptArticles(trip: Trip): Promise<KeptArticles> {
  const kept: KeptArticles = { articles: new Map(), missing: [], isIncomplete: false };
  const waiting = trip.map(({ id }) => id);
  const work = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const answer = await getArticle(id);
      if (answer.state === 'found') kept.articles.set(id, answer.value);
      else if (answer.state === 'missing') kept.missing.push(id);
      else kept.isIncomplete = true;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return kept;
}
