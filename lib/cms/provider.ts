import type { Result } from '@/lib/cms/result';
import type { ContractArticle } from '@/lib/cms/schema/article';
import type { ContractCategory, ContractConfig } from '@/lib/cms/schema/category';
import type { Paged } from '@/lib/cms/schema/paged';
import type { ArticlesQuery } from '@/lib/cms/schema/query';
import type { Language } from '@/lib/i18n/language';

/**
 * The content provider, with one function per call of the contract (docs/requirements.md, Provider). Unpublished items
 * are removed, and URLs of pictures are paths of this site.
 */
export type Provider = {
  articles(query: ArticlesQuery): Promise<Result<Paged<ContractArticle>>>;
  articlesOfCategory(categoryId: string, query: ArticlesQuery): Promise<Result<Paged<ContractArticle>>>;
  articlesOfSubcategory(subcategoryId: string, query: ArticlesQuery): Promise<Result<Paged<ContractArticle>>>;
  article(id: string): Promise<Result<ContractArticle>>;
  config(): Promise<Result<ContractConfig>>;
  /** @param name a slug in either language */
  category(name: string): Promise<Result<ContractCategory>>;
  /** The HTML of one article in one language. */
  content(language: Language, id: string): Promise<Result<string>>;
};
