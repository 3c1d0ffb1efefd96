import 'server-only';
import { knownPlaces } from '@/lib/cms/knownPlaces';
import { getArticle } from '@/lib/cms/queries';
import { found, type Result, UNAVAILABLE } from '@/lib/cms/result';
import type { ContractArticle } from '@/lib/cms/schema/article';
import { staleIfError } from '@/lib/cms/staleIfError';

/** Sequential, to spare the provider: about forty calls in five minutes. */
async function fetchPlaceArticles(): Promise<Result<Map<string, ContractArticle>>> {
  const articles = new Map<string, ContractArticle>();
  for (const { id, articleIds } of knownPlaces()) {
    for (const articleId of articleIds) {
      const result = await getArticle(articleId);
      if (result.state === 'unavailable') return UNAVAILABLE;
      if (result.state === 'found') articles.set(id, result.value);
    }
  }
  return found(articles);
}

const cachedArticles = staleIfError('map.articles', fetchPlaceArticles);

/** The articles about places, by id of the place. Empty while the provider fails: maps work without them. */
export async function placeArticles(): Promise<ReadonlyMap<string, ContractArticle>> {
  const result = await cachedArticles();
  return result.state === 'found' ? result.value : new Map();
}
