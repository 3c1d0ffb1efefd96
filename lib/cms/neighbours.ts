import 'server-only';
import { getAllEvents, getAllNews } from '@/lib/cms/allArticles';
import { getGuideListOf } from '@/lib/cms/guideList';
import { orderEvents } from '@/lib/cms/mappers/eventCalendar';
import { mapResult, type Result } from '@/lib/cms/result';
import type { ContractArticle } from '@/lib/cms/schema/article';
import { clock } from '@/lib/i18n/clock';
import type { Language } from '@/lib/i18n/language';

/** The articles before and after an article in its list; null at the ends. */
type Neighbours = { previous: ContractArticle | null; next: ContractArticle | null };

/** The list of an article: all events in calendar order, all news, or its part of the guide. */
async function listOf(article: ContractArticle, language: Language): Promise<Result<ContractArticle[]>> {
  if (article.type === 'event') {
    return mapResult(await getAllEvents(), (events) => orderEvents(events, language, clock.now()));
  }
  return article.type === 'news' ? getAllNews() : getGuideListOf(article);
}

/** The previous and next article. An article that is not in the list has neither. */
export async function getNeighbours(article: ContractArticle, language: Language): Promise<Result<Neighbours>> {
  return mapResult(await listOf(article, language), (articles) => {
    const index = articles.findIndex(({ _id }) => _id === article._id);
    if (index === -1) return { previous: null, next: null };
    return { previous: articles[index - 1] ?? null, next: articles[index + 1] ?? null };
  });
}
