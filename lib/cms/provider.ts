import type { Result } from '@/lib/cms/result';
import type { ContractArticle } from '@/lib/cms/schema/article';
import type { ContractCategory, ContractConfig } from '@/lib/cms/schema/category';
import type { Paged } from '@/lib/cms/schema/paged';
import type { ArticlesQuery } from '@/lib/cms/schema/query';
import type { Language } from '@/lib/i18n/language';

/** The category or the subcategory that a list is narrowed to, by its id. */
export type Within = { category?: string; subcategory?: string };

/**
 * The content provider, with one function per call of the contract (docs/requirements.md, Provider). Unpublished items
 * are removed, and URLs of pictures are paths of this site.
 */
export type Provider = {
  articles(query: ArticlesQuery, within?: Within): Promise<Result<Paged<ContractArticle>>>;
  article(id: string): Promise<Result<ContractArticle>>;
  config(): Promise<Result<ContractConfig>>;
  /** @param name a slug in either language */
  category(name: string): Promise<Result<ContractCategory>>;
  /** The HTML of one article in one language. */
  content(language: Language, id: string): Promise<Result<string>>;
};
