import 'server-only';
import { cache } from 'react';
import { getCategory, getSubcategory } from '@/lib/cms/categories';
import { toCategoryCard } from '@/lib/cms/mappers/toCard';
import { toCategory } from '@/lib/cms/mappers/toCategory';
import { unwrapOrThrow } from '@/lib/cms/unwrap';
import type { Language } from '@/lib/i18n/language';

export type CategoryKind = 'category' | 'subcategory';

/** A category or subcategory of the guide, and the cards of its subcategories. Loaded once for a request. */
export const getGuideCategory = cache(async (kind: CategoryKind, id: string, language: Language) => {
  if (kind === 'subcategory') {
    const { category, subcategory } = unwrapOrThrow(await getSubcategory(id), `subcategory ${id}`);
    return { category: await toCategory(subcategory, language, category), subcategories: [] };
  }
  const category = unwrapOrThrow(await getCategory(id), `category ${id}`);
  const subcategories = category.subcategories.map((each) => toCategoryCard(each, language, category));
  return { category: await toCategory(category, language), subcategories };
});
