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

/** Ids that articles must not name. A category and a subcategory may have the same id: systems number each kind separately. */
type UnpublishedIds = { categories: ReadonlySet<string>; subcategories: ReadonlySet<string> };

const subcategoriesIn = (categories: readonly ContractCategory[]) =>
  categories.flatMap(({ subcategories }) => subcategories);

function idsWithout(items: readonly { _id: string }[], published: readonly { _id: string }[]): Set<string> {
  const ids = new Set(items.map(({ _id }) => _id));
  for (const { _id } of published) ids.delete(_id);
  return ids;
}

/** The ids of a provider's categories and subcategories that are not published. */
export function unpublishedIds(config: ContractConfig): UnpublishedIds {
  const published = publishedCategories(config);
  const subcategories = [...subcategoriesIn(config.categories), ...config.subcategories];
  return {
    categories: idsWithout(config.categories, published),
    subcategories: idsWithout(subcategories, subcategoriesIn(published)),
  };
}

/** An article without unpublished categories; those of news, which `/config` need not list, stay. */
export const withoutUnpublished = (article: ContractArticle, unpublished: UnpublishedIds): ContractArticle => ({
  ...article,
  category: article.category && unpublished.categories.has(article.category._id) ? null : article.category,
  subcategory:
    article.subcategory && unpublished.subcategories.has(article.subcategory._id) ? null : article.subcategory,
});
