import 'server-only';
import { getLatestNews, getNewsOfCategory } from '@/lib/cms/queries';
import { findIn, found, MISSING, type Result } from '@/lib/cms/result';
import type { ContractArticle, ContractReference } from '@/lib/cms/schema/article';
import type { Paged } from '@/lib/cms/schema/paged';

type NewsOfCategory = { news: Paged<ContractArticle>; category: ContractReference };

/**
 * One page of the news of a category, and the category as news names it, since `/config` need not list it: that of the
 * page or, where none of it is published, of the latest news. Missing past the last page, and where no news names it.
 */
export async function getNewsCategory(id: string, page: number): Promise<Result<NewsOfCategory>> {
  const news = await getNewsOfCategory(id, page);
  if (news.state !== 'found') return news;
  if (page > news.value.lastPage) return MISSING;
  const named = news.value.data.find(({ category }) => category)?.category;
  if (named) return found({ news: news.value, category: named });
  return findIn(await getLatestNews(), ({ data }) => {
    const category = data.find((article) => article.category?._id === id)?.category;
    return category ? { news: news.value, category } : undefined;
  });
}
