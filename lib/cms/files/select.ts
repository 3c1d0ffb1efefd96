import { publishedIso } from '@/lib/cms/mappers/toCard';
import type { ContractArticle } from '@/lib/cms/schema/article';
import { type Paged, paginate } from '@/lib/cms/schema/paged';
import { type ArticlesQuery, DEFAULT_LIMIT, orderOf } from '@/lib/cms/schema/query';
import { pickText } from '@/lib/i18n/localizedText';

/** Filters, sorts and pages articles by a query: newest first by default, articles without the sorted field last. */
export function selectArticles(articles: readonly ContractArticle[], query: ArticlesQuery): Paged<ContractArticle> {
  const { page = 1, limit = DEFAULT_LIMIT, type, tags, sort_by } = query;
  const key = (article: ContractArticle): string => {
    if (sort_by === 'title') return pickText(article.title, 'en')?.text ?? '';
    return (sort_by ? article[sort_by] : publishedIso(article)) ?? '';
  };
  const direction = orderOf(query) === 'asc' ? 1 : -1;
  const matching = articles
    .filter((article) => !type || article.type === type)
    .filter((article) => !tags || tags.some((tag) => article.tags.includes(tag)))
    .map((article) => ({ article, key: key(article) }))
    .sort((a, b) => {
      if (a.key === '' || b.key === '') return Number(a.key === '') - Number(b.key === '');
      return direction * (a.key < b.key ? -1 : Number(a.key > b.key)) || a.article._id.localeCompare(b.article._id);
    })
    .map(({ article }) => article);
  return paginate(matching, page, limit);
}
