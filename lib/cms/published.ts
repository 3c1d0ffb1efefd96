import type { ContractArticle } from '@/lib/cms/schema/article';
import type { ContractCategory, ContractConfig } from '@/lib/cms/schema/category';

type WithStatus = { status: string | null };

/**
 * An article without a status counts as published, whatever its publication date (docs/requirements.md, Content rules).
 */
export const isPublishedArticle = ({ status }: WithStatus): boolean => status === null || status === 'published';

/** A category without a status is not published. */
export const isPublishedCategory = ({ status }: WithStatus): boolean => status === 'published';

export const withPublishedSubcategories = (category: ContractCategory): ContractCategory => ({
  ...category,
  subcategories: category.subcategories.filter(isPublishedCategory),
});

/**
 * The published categories and subcategories. Providers list a subcategory in its category, in the list beside it, or in
 * both; the result has it once, in its category.
 */
export const publishedCategories = ({ categories, subcategories }: ContractConfig): ContractCategory[] =>
  categories.filter(isPublishedCategory).map((category) => {
    const listed = [
      ...category.subcategories.map((subcategory) => ({ ...subcategory, categoryId: category._id })),
      ...subcategories.filter(({ categoryId }) => categoryId === category._id),
    ];
    const byId = new Map(listed.map((subcategory) => [subcategory._id, subcategory]));
    return withPublishedSubcategories({ ...category, subcategories: [...byId.values()] });
  });

const idsIn = (categories: readonly ContractCategory[]): string[] =>
  categories.flatMap(({ _id, subcategories }) => [_id, ...subcategories.map((each) => each._id)]);

/** The ids of a provider's categories and subcategories that are not published. */
export function unpublishedIds(config: ContractConfig): Set<string> {
  const unpublished = new Set([...idsIn(config.categories), ...config.subcategories.map(({ _id }) => _id)]);
  for (const id of idsIn(publishedCategories(config))) unpublished.delete(id);
  return unpublished;
}

/** An article without unpublished categories; those of news, which `/config` need not list, stay. */
export const withoutUnpublished = (article: ContractArticle, unpublished: ReadonlySet<string>): ContractArticle => ({
  ...article,
  category: article.category && unpublished.has(article.category._id) ? null : article.category,
  subcategory: article.subcategory && unpublished.has(article.subcategory._id) ? null : article.subcategory,
});
