import 'server-only';
import type { Category } from '@/lib/articles/article';
import { type BodySection, balance, toSections } from '@/lib/articles/columns';
import { sectionAddress, sectionLink, slugOf, titleOf } from '@/lib/cms/mappers/references';
import { toBody } from '@/lib/cms/mappers/toBody';
import { toCardPicture } from '@/lib/cms/mappers/toCard';
import type { ContractCategory, ContractSubcategory } from '@/lib/cms/schema/category';
import { inEachLanguage, type Language } from '@/lib/i18n/language';
import { pickText } from '@/lib/i18n/text';
import { newsCategoryHref } from '@/lib/routing/href';

/** What categories and subcategories have in common. */
type Section = Omit<ContractSubcategory, 'categoryId'>;

/** The first half of a description, and the rest, hidden behind ‘Read more’ (docs/requirements.md, Guide). */
async function toDescription(category: Section, language: Language): Promise<Category['description']> {
  const html = pickText(category.description, language);
  const { first, second } = balance(await toBody(html, category._id));
  const oneColumn = (blocks: typeof first): BodySection[] =>
    blocks.length > 0 ? [{ kind: 'columns', first: blocks, second: [] }] : [];
  const hasGallery = [...first, ...second].some(({ kind }) => kind === 'gallery' || kind === 'embed');
  return {
    first: hasGallery ? toSections(first) : oneColumn(first),
    rest: hasGallery ? toSections(second) : oneColumn(second),
    language: html?.language,
  };
}

async function toShared(category: Section, language: Language) {
  return {
    id: category._id,
    title: titleOf(category, language),
    description: await toDescription(category, language),
    picture: toCardPicture(category.image, language),
    seo: {
      title: pickText(category.seo.title, language)?.text ?? titleOf(category, language).text,
      description: pickText(category.seo.description, language)?.text ?? null,
      keywords: pickText(category.seo.keywords, language)?.text ?? null,
    },
  };
}

/** A category of the guide. Its canonical URL has no id. */
export const toCategory = async (category: ContractCategory, language: Language): Promise<Category> => ({
  ...(await toShared(category, language)),
  crumbs: [],
  addresses: inEachLanguage((each) => sectionAddress(each, category)),
});

export const toSubcategory = async (
  subcategory: ContractSubcategory,
  category: ContractCategory,
  language: Language,
): Promise<Category> => ({
  ...(await toShared(subcategory, language)),
  crumbs: [{ name: titleOf(category, language), href: sectionLink(language, category) }],
  addresses: inEachLanguage((each) => sectionAddress(each, category, subcategory)),
});

/** A category of news. Its URL has the id, since `/config` may not list it. */
export const toNewsCategory = (category: Pick<ContractCategory, '_id' | 'title' | 'seo'>, language: Language) => ({
  id: category._id,
  title: titleOf(category, language),
  addresses: inEachLanguage((each) => newsCategoryHref(each, slugOf(category, each), { id: category._id })),
});
