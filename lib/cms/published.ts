import type { ContractCategory, ContractConfig } from '@/lib/cms/schema/category';

type WithStatus = { status: string | null };

/** An article shows unless its status is set to something else (docs/requirements.md, Content rules). */
export const isShownArticle = ({ status }: WithStatus): boolean => status === null || status === 'published';

/** A category or subcategory shows only when it is published. */
export const isShownCategory = ({ status }: WithStatus): boolean => status === 'published';

export const onlyShownSubcategories = (category: ContractCategory): ContractCategory => ({
  ...category,
  subcategories: category.subcategories.filter(isShownCategory),
});

/**
 * The published categories with their published subcategories. Providers list subcategories in their category, in the
 * list beside it, or in both: afterwards every one stands in its category, once.
 */
export function onlyShown({ categories, subcategories }: ContractConfig): ContractConfig {
  const shown = categories.filter(isShownCategory).map((category) => {
    const listed = [
      ...category.subcategories.map((subcategory) => ({ ...subcategory, categoryId: category._id })),
      ...subcategories.filter(({ categoryId }) => categoryId === category._id),
    ];
    const byId = new Map(listed.map((subcategory) => [subcategory._id, subcategory]));
    return onlyShownSubcategories({ ...category, subcategories: [...byId.values()] });
  });
  return { categories: shown, subcategories: shown.flatMap((category) => category.subcategories) };
}
