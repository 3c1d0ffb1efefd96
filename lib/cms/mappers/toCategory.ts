import 'server-only';
import type { Category } from '@/lib/articles/article';
import { isWide } from '@/lib/articles/body/block';
import { type BodySection, balance, toSections } from '@/lib/articles/columns';
import { newsCategorySlug, sectionAddress, sectionLink, titleOf } from '@/lib/cms/mappers/references';
import { toBody } from '@/lib/cms/mappers/toBody';
import { toCardPicture } from '@/lib/cms/mappers/toCard';
import type { ContractCategory, ContractSubcategory } from '@/lib/cms/schema/category';
import { inEachLanguage, type Language } from '@/lib/i18n/language';
import { MESSAGES } from '@/lib/i18n/messages';
import { pickText } from '@/lib/i18n/text';
import { guideHref, newsCategoryHref } from '@/lib/routing/href';

/** What categories and subcategories have in common. */
type Section = Omit<ContractSubcategory, 'categoryId'>;

/** The first half of a description, and the rest, hidden behind ‘Read more’ (docs/requirements.md, Guide). */
async function toDescription(section: Section, language: Language): Promise<Category['description']> {
  const html = pickText(section.description, language);
  const { first, second } = balance(await toBody(html, section._id));
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
  section: Section,
  language: Language,
  ...above: readonly ContractCategory[]
): Promise<Category> => ({
  id: section._id,
  title: titleOf(section, language),
  description: await toDescription(section, language),
  picture: toCardPicture(section.image, language),
  seo: {
    title: pickText(section.seo.title, language)?.text ?? titleOf(section, language).text,
    description: pickText(section.seo.description, language)?.text ?? null,
    keywords: pickText(section.seo.keywords, language)?.text ?? null,
  },
  crumbs: [
    { name: { text: MESSAGES[language].Navigation.guide }, href: guideHref(language) },
    ...above.map((category) => ({ name: titleOf(category, language), href: sectionLink(language, category) })),
  ],
  link: sectionLink(language, ...above, section),
  addresses: inEachLanguage((each) => sectionAddress(each, ...above, section)),
});

/** A category of news. Its URL has the id, since `/config` may not list it. */
export const toNewsCategory = (category: Pick<ContractCategory, '_id' | 'title' | 'seo'>, language: Language) => ({
  id: category._id,
  title: titleOf(category, language),
  description: pickText(category.seo.description, language)?.text ?? null,
  addresses: inEachLanguage((each) => newsCategoryHref(each, newsCategorySlug(category, each), { id: category._id })),
});
