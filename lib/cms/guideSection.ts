import 'server-only';
import { cache } from 'react';
import type { Category } from '@/lib/articles/article';
import { getCategory, getSubcategory } from '@/lib/cms/catalogue';
import { toCategoryCard } from '@/lib/cms/mappers/toCard';
import { toCategory } from '@/lib/cms/mappers/toCategory';
import { unwrapOrThrow } from '@/lib/cms/unwrap';
import type { Language } from '@/lib/i18n/language';
import { MESSAGES } from '@/lib/i18n/messages';
import { guideHref } from '@/lib/routing/href';

export type SectionKind = 'category' | 'subcategory';

/** The section with the guide as the first of its crumbs. */
const inGuide = (section: Category, language: Language): Category => ({
  ...section,
  crumbs: [{ name: { text: MESSAGES[language].Navigation.guide }, href: guideHref(language) }, ...section.crumbs],
});

/** A category or subcategory of the guide, and the cards of its subcategories. Loaded once for a request. */
export const getGuideSection = cache(async (kind: SectionKind, id: string, language: Language) => {
  if (kind === 'subcategory') {
    const { category, subcategory } = unwrapOrThrow(await getSubcategory(id), `subcategory ${id}`);
    return { section: inGuide(await toCategory(subcategory, language, category), language), subcategories: [] };
  }
  const category = unwrapOrThrow(await getCategory(id), `category ${id}`);
  const subcategories = category.subcategories.map((each) => toCategoryCard(each, language, category));
  return { section: inGuide(await toCategory(category, language), language), subcategories };
});
