import 'server-only';
import { knownPlaces } from '@/lib/cms/knownPlaces';
import { getArticle } from '@/lib/cms/queries';
import { found, type Result, UNAVAILABLE } from '@/lib/cms/result';
import type { ContractArticle } from '@/lib/cms/schema/article';
import { staleIfError } from '@/lib/cms/staleIfError';

/** Asked one after another: some forty calls in five minutes at most. */
async function askForAll(): Promise<Result<Map<string, ContractArticle>>> {
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

const kept = staleIfError('map.articles', askForAll);

/** The articles about places, by place. The map stands without them: none while the provider fails. */
export async function placeArticles(): Promise<ReadonlyMap<string, ContractArticle>> {
  const answer = await kept();
  return answer.state === 'found' ? answer.value : new Map();
}
