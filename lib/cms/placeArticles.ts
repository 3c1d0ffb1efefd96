import 'server-only';
import { type Answer, found, UNAVAILABLE } from '@/lib/cms/answer';
import { knownPlaces } from '@/lib/cms/knownPlaces';
import { keepLastGood } from '@/lib/cms/lastGood';
import { getArticle } from '@/lib/cms/questions';
import type { ContractArticle } from '@/lib/cms/schema/article';

/** Asked one after another: some forty calls in five minutes at most. */
async function askForAll(): Promise<Answer<Map<string, ContractArticle>>> {
  const articles = new Map<string, ContractArticle>();
  for (const { id, articleIds } of knownPlaces()) {
    for (const articleId of articleIds) {
      const answer = await getArticle(articleId);
      if (answer.state === 'unavailable') return UNAVAILABLE;
      if (answer.state === 'found') articles.set(id, answer.value);
    }
  }
  return found(articles);
}

const kept = keepLastGood('map.articles', askForAll);

/** The articles about places, by place. The map stands without them: none while the provider fails. */
export async function placeArticles(): Promise<ReadonlyMap<string, ContractArticle>> {
  const answer = await kept();
  return answer.state === 'found' ? answer.value : new Map();
}
