import type { ContractArticle } from '@/lib/cms/schema/article';

/**
 * The articles of one page of a category that its list shows: those without a subcategory, or all where the page has none
 * of these, so that no heading stands over an empty list (docs/requirements.md, R9.2).
 */
export function listedInCategory(articles: ContractArticle[]): ContractArticle[] {
  const own = articles.filter(({ subcategory }) => subcategory === null);
  return own.length > 0 ? own : articles;
}
