import 'server-only';
import type { ContractArticle } from '@/lib/contract/article';
import type { Paged } from '@/lib/contract/paged';
import { type Answer, MISSING, mapAnswer } from '@/lib/provider/answer';
import { getArticlesOfCategory, getArticlesOfSubcategory, getEvents, getLatestNews } from '@/lib/provider/questions';

/** What stands before and after an article in the list it is read from; null at the ends. */
export type Neighbours = { previous: ContractArticle | null; next: ContractArticle | null };

/** The first page of the list an article stands in: the one its readers came through. */
function listOf(article: ContractArticle): Promise<Answer<Paged<ContractArticle>>> {
  if (article.type === 'news') return getLatestNews();
  if (article.type === 'event') return getEvents(1);
  if (article.subcategory) return getArticlesOfSubcategory(article.subcategory._id, 1);
  return article.category ? getArticlesOfCategory(article.category._id, 1) : Promise.resolve(MISSING);
}

/** Previous and next reading. An article that is not on the first page of its list has no neighbours. */
export async function getNeighbours(article: ContractArticle): Promise<Answer<Neighbours>> {
  return mapAnswer(await listOf(article), ({ data }) => {
    const place = data.findIndex(({ _id }) => _id === article._id);
    if (place === -1) return { previous: null, next: null };
    return { previous: data[place - 1] ?? null, next: data[place + 1] ?? null };
  });
}
