import type { Article } from '@/lib/articles/article';
import { badgeColour } from '@/lib/articles/badge';
import { toSlug } from '@/lib/articles/slug';
import type { ArticleType, ContractArticle, ContractReference } from '@/lib/cms/schema/article';
import { inEachLanguage, type Language } from '@/lib/i18n/language';
import { type LocalizedText, pickText } from '@/lib/i18n/localizedText';
import {
  categoryHref,
  eventHref,
  eventsHref,
  guideArticleHref,
  newsArticleHref,
  newsCategoryHref,
} from '@/lib/routing/href';
import { isAllNews, type Section } from '@/lib/routing/segments';

const SECTIONS: Record<ArticleType, Section> = { news: 'news', event: 'events', blog: 'guide' };

/** The section of the site that an article is in; one without a type is in the guide. */
export const sectionOf = ({ type }: ContractArticle): Section => SECTIONS[type ?? 'blog'];

const NO_TITLE: LocalizedText = { text: '…' };

/** The title of an item, if possible in the page’s language; an ellipsis without a title. */
export const titleOf = (item: ContractReference, language: Language): LocalizedText =>
  pickText(item.title, language) ?? pickText(item.seo.title, language) ?? NO_TITLE;

/** Of texts that can stand in for each other, the first in the page’s language, else in the other, else null. */
export const pickFirst = (texts: readonly ContractArticle['title'][], language: Language): LocalizedText | null =>
  pickText(
    inEachLanguage((each) => texts.find((text) => text[each])?.[each]),
    language,
  );

/** The title of a page for search engines. */
export const seoTitleOf = (item: ContractReference, language: Language): string =>
  pickFirst([item.seo.title, item.title], language)?.text ?? NO_TITLE.text;

/** What an article says in brief at its top, in feeds and calendars; on cards it is the description. */
export const summaryOf = ({ summary, description }: ContractArticle, language: Language): LocalizedText | null =>
  pickFirst([summary, description], language);

/** The slug of a category in the page’s language, else in the other one, else made from its title. */
export const slugOf = (item: ContractReference, language: Language): string =>
  pickText(item.seo.slug, language)?.text ?? (toSlug(titleOf(item, language).text) || item._id);

/**
 * The slug of a category of news in the page’s language, else made from its title in it, else that of the other
 * language; its id if the slug would be that of all news.
 */
export function newsCategorySlug(category: ContractReference, language: Language): string {
  const own = category.seo.slug[language] ?? toSlug(category.title[language] ?? '');
  const slug = own || slugOf(category, language);
  return isAllNews(slug) ? category._id : slug;
}

const slugsOf = (path: readonly ContractReference[], language: Language): string[] =>
  path.map((each) => slugOf(each, language));

/** The canonical URL of a category of the guide, or of a subcategory after its category. */
export const canonicalCategoryHref = (language: Language, ...path: ContractReference[]): string =>
  categoryHref(language, slugsOf(path, language));

/** The link to it, which contains its id. */
export const categoryHrefWithId = (language: Language, ...path: ContractReference[]): string =>
  categoryHref(language, slugsOf(path, language), path.at(-1)?._id);

/** The slug of an article in the page’s language, else made from its title (docs/requirements.md, Addresses). */
export const articleSlug = (item: ContractReference, language: Language): string =>
  item.seo.slug[language] ?? (toSlug(titleOf(item, language).text) || item._id);

/** The canonical URL of an article in a language. One of the guide leaves out slugs that its language lacks. */
export function articleHref(article: ContractArticle, language: Language): string {
  const { _id: id, type, category, subcategory } = article;
  const slug = articleSlug(article, language);
  if (type === 'event') return eventHref(language, { slug, id });
  if (type === 'news') {
    const own = category ? newsCategorySlug(category, language) : undefined;
    return newsArticleHref(language, { category: own, slug, id });
  }
  const [first, second] = [category, subcategory].map((each) => each?.seo.slug[language]);
  return guideArticleHref(language, { category: first, subcategory: second, slug, id });
}

function listHref(type: ContractArticle['type'], category: ContractReference, language: Language): string {
  if (type === 'event') return eventsHref(language, category._id);
  if (type === 'news') return newsCategoryHref(language, newsCategorySlug(category, language), category._id);
  return categoryHrefWithId(language, category);
}

/** The badge of an article: its category, with the link to it by id (docs/requirements.md, Article). */
export function toBadge({ type, category }: ContractArticle, language: Language): Article['badge'] {
  if (!category) return null;
  const name = titleOf(category, language);
  return { name, colour: badgeColour(name.text), href: listHref(type, category, language) };
}
