import { articleHref, slugOf } from '@/lib/cms/mappers/references';
import { publishedIso } from '@/lib/cms/mappers/toCard';
import { toNewsCategory } from '@/lib/cms/mappers/toCategory';
import type { ContractArticle, ContractReference } from '@/lib/cms/schema/article';
import type { ContractConfig } from '@/lib/cms/schema/category';
import { categoryHref, subcategoryHref } from '@/lib/routing/href';
import { inEach, type SitemapEntry } from '@/lib/seo/sitemap/entry';

/** What the provider has, by the sitemap it stands in. */
export const KINDS = ['guide', 'news', 'events'] as const;

export type Kind = (typeof KINDS)[number];

export const kindOf = ({ type }: ContractArticle): Kind =>
  type === 'news' ? 'news' : type === 'event' ? 'events' : 'guide';

export const toArticleEntry = (article: ContractArticle): SitemapEntry => ({
  ...inEach((language) => articleHref(article, language)),
  modified: article.updatedAt ?? publishedIso(article),
  picture: article.image?.url ?? null,
});

/** Categories and subcategories of the guide. */
export const toCategoryEntries = ({ categories }: ContractConfig): SitemapEntry[] =>
  categories.flatMap((category) => [
    {
      ...inEach((language) => categoryHref(language, slugOf(category, language))),
      picture: category.image?.url ?? null,
    },
    ...category.subcategories.map((subcategory) => ({
      ...inEach((language) => subcategoryHref(language, slugOf(category, language), slugOf(subcategory, language))),
      picture: subcategory.image?.url ?? null,
    })),
  ]);

export const toNewsCategoryEntry = (category: ContractReference): SitemapEntry =>
  inEach((language) => toNewsCategory(category, language).addresses[language]);
