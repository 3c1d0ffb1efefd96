import 'server-only';
import { getAllEvents } from '@/lib/cms/allArticles';
import { orderEvents } from '@/lib/cms/mappers/eventCalendar';
import { getArticlesOfCategory, getArticlesOfSubcategory, getLatestNews } from '@/lib/cms/queries';
import { MISSING, mapResult, type Result } from '@/lib/cms/result';
import type { ContractArticle } from '@/lib/cms/schema/article';
import { clock } from '@/lib/i18n/clock';
import type { Language } from '@/lib/i18n/language';

/** The articles before and after an article in its list; null at the ends. */
type Neighbours = { previous: ContractArticle | null; next: ContractArticle | null };

/** The list of an article: the first page of news or of its category, or all events in calendar order. */
async function listOf(article: ContractArticle, language: Language): Promise<Result<ContractArticle[]>> {
  if (article.type === 'event') {
    return mapResult(await getAllEvents(), (events) => orderEvents(events, language, clock.now()));
  }
  if (article.type === 'news') return mapResult(await getLatestNews(), ({ data }) => data);
  const { category, subcategory } = article;
  if (subcategory) return mapResult(await getArticlesOfSubcategory(subcategory._id, 1), ({ data }) => data);
  return category ? mapResult(await getArticlesOfCategory(category._id, 1), ({ data }) => data) : MISSING;
}

/** The previous and next article. An article that is not in the list has neither. */
export async function getNeighbours(article: ContractArticle, language: Language): Promise<Result<Neighbours>> {
  return mapResult(await listOf(article, language), (articles) => {
    const index = articles.findIndex(({ _id }) => _id === article._id);
    if (index === -1) return { previous: null, next: null };
    return { previous: articles[index - 1] ?? null, next: articles[index + 1] ?? null };
  });
}
