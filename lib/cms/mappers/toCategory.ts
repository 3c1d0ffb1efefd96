import 'server-only';
import type { Category } from '@/lib/articles/article';
import { isWide } from '@/lib/articles/body/block';
import { type BodySection, balance, toSections } from '@/lib/articles/body/columns';
import {
  canonicalCategoryHref,
  categoryHrefWithId,
  newsCategorySlug,
  seoTitleOf,
  titleOf,
} from '@/lib/cms/mappers/references';
import { toBody } from '@/lib/cms/mappers/toBody';
import { toCardPicture } from '@/lib/cms/mappers/toCard';
import type { ContractReference } from '@/lib/cms/schema/article';
import type { ContractCategory, ContractSubcategory } from '@/lib/cms/schema/category';
import { inEachLanguage, type Language } from '@/lib/i18n/language';
import { pickText } from '@/lib/i18n/localizedText';
import { MESSAGES } from '@/lib/i18n/messages';
import { guideHref, newsCategoryHref } from '@/lib/routing/href';

type AnyCategory = ContractCategory | ContractSubcategory;

/** The first half of a description (docs/requirements.md, Guide), and the rest, hidden behind ‘Read more’. */
async function toDescription(category: AnyCategory, language: Language): Promise<Category['description']> {
  const html = pickText(category.description, language);
  const { first, second } = balance(await toBody(html, category._id, toCardPicture(category.image, language)));
  const oneColumn = (blocks: typeof first): BodySection[] =>
    blocks.length > 0 ? [{ kind: 'columns', first: blocks, second: [] }] : [];
  const hasWide = [...first, ...second].some(isWide);
  return {
    first: hasWide ? toSections(first) : oneColumn(first),
    rest: hasWide ? toSections(second) : oneColumn(second),
    language: html?.language,
  };
}

/**
 * A category of the guide, or a subcategory below its category. Its canonical URL has no id.
 *
 * @param above the category of a subcategory
 */
export const toCategory = async (
  category: AnyCategory,
  language: Language,
  ...above: readonly ContractCategory[]
): Promise<Category> => ({
  id: category._id,
  title: titleOf(category, language),
  description: await toDescription(category, language),
  picture: toCardPicture(category.image, language),
  seo: {
    title: seoTitleOf(category, language),
    description: pickText(category.seo.description, language)?.text ?? null,
    keywords: pickText(category.seo.keywords, language)?.text ?? null,
  },
  crumbs: [
    { name: { text: MESSAGES[language].Navigation.guide }, href: guideHref(language) },
    ...above.map((each) => ({ name: titleOf(each, language), href: categoryHrefWithId(language, each) })),
  ],
  link: categoryHrefWithId(language, ...above, category),
  addresses: inEachLanguage((each) => canonicalCategoryHref(each, ...above, category)),
});

/** A category of news. Its URL has the id, since `/config` may not list it. */
export const toNewsCategory = (category: ContractReference, language: Language) => ({
  title: titleOf(category, language),
  description: pickText(category.seo.description, language)?.text ?? null,
  addresses: inEachLanguage((each) => newsCategoryHref(each, newsCategorySlug(category, each), category._id)),
});
