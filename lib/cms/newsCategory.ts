import 'server-only';
import { getLatestNews, getNewsOfCategory } from '@/lib/cms/queries';
import { findIn, found, MISSING, type Result } from '@/lib/cms/result';
import type { ContractArticle, ContractReference } from '@/lib/cms/schema/article';
import type { Paged } from '@/lib/cms/schema/paged';

type NewsOfCategory = { news: Paged<ContractArticle>; category: ContractReference };

const categoryOf = ({ data }: Paged<ContractArticle>, id: string): ContractReference | undefined =>
  data.find(({ category }) => category?._id === id)?.category ?? undefined;

/**
 * One page of the news of a category, and the category as named by its news, since `/config` need not list it: by those
 * of this page or the latest, since an article in several categories names only one; else the one that the page names.
 * Missing past the last page, and if no news names it.
 */
export async function getNewsCategory(id: string, page: number): Promise<Result<NewsOfCategory>> {
  const news = await getNewsOfCategory(id, page);
  if (news.state !== 'found') return news;
  if (page > news.value.lastPage) return MISSING;
  const own = categoryOf(news.value, id);
  if (own) return found({ news: news.value, category: own });
  const other = news.value.data.find(({ category }) => category)?.category;
  return findIn(await getLatestNews(), (latest) => {
    const category = categoryOf(latest, id) ?? other;
    return category ? { news: news.value, category } : undefined;
  });
}
