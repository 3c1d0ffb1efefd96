import 'server-only';
import { getGuide } from '@/lib/cms/allArticles';
import { mapResult, type Result } from '@/lib/cms/result';
import type { ContractArticle } from '@/lib/cms/schema/article';
import { type Paged, toPage } from '@/lib/cms/schema/paged';

/** Articles on a page of a category: it fills rows of two and of three cards. */
export const PAGE_SIZE = 12;

/**
 * One page of the articles of a category without a subcategory, or of all where it has none of these, so that no heading
 * stands over an empty list (docs/requirements.md, Guide).
 */
export const getCategoryArticles = async (id: string, page: number): Promise<Result<Paged<ContractArticle>>> =>
  mapResult(await getGuide(), (guide) => {
    const articles = guide.filter(({ category }) => category?._id === id);
    const own = articles.filter(({ subcategory }) => subcategory === null);
    return toPage(own.length > 0 ? own : articles, page, PAGE_SIZE);
  });
