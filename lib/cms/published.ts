import type { ContractArticle } from '@/lib/cms/schema/article';
import type { ContractCategory, ContractConfig } from '@/lib/cms/schema/category';

type WithStatus = { status: string | null };

/** An article without a status is shown (docs/requirements.md, Content rules). */
export const isShownArticle = ({ status }: WithStatus): boolean => status === null || status === 'published';

/** A category without a status is hidden. */
export const isShownCategory = ({ status }: WithStatus): boolean => status === 'published';

export const onlyShownSubcategories = (category: ContractCategory): ContractCategory => ({
  ...category,
  subcategories: category.subcategories.filter(isShownCategory),
});

/**
 * The published categories and subcategories. Providers list a subcategory in its category, in the list beside it, or in
 * both; the result has it once, in its category.
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

const idsIn = ({ categories, subcategories }: ContractConfig): string[] =>
  [...categories, ...categories.flatMap((category) => category.subcategories), ...subcategories].map(({ _id }) => _id);

/** The ids of the categories and subcategories that a provider lists without showing them. */
export function hiddenIds(config: ContractConfig): Set<string> {
  const hidden = new Set(idsIn(config));
  for (const id of idsIn(onlyShown(config))) hidden.delete(id);
  return hidden;
}

/** An article without the categories that are hidden; those of news, which `/config` need not list, stay. */
export const withoutHidden = (article: ContractArticle, hidden: ReadonlySet<string>): ContractArticle => ({
  ...article,
  category: article.category && hidden.has(article.category._id) ? null : article.category,
  subcategory: article.subcategory && hidden.has(article.subcategory._id) ? null : article.subcategory,
});
