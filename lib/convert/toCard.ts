import { clock } from '@/lib/clock';
import type { Card } from '@/lib/content/card';
import { formatDate, toDayAndMonth, toEventTime } from '@/lib/content/dates';
import { type Picture, toPicture } from '@/lib/content/picture';
import { pickText } from '@/lib/content/text';
import type { ContractArticle, ContractImage } from '@/lib/contract/article';
import type { ContractCategory, ContractSubcategory } from '@/lib/contract/category';
import { articleHref, slugOf, titleOf, toBadge } from '@/lib/convert/references';
import type { Language } from '@/lib/language';
import { categoryHref, subcategoryHref } from '@/lib/routing/href';

export const toCardPicture = (image: ContractImage | null, language: Language): Picture | null =>
  image && toPicture(image, pickText(image.alt, language), image.caption ? pickText(image.caption, language) : null);

/** Publication date, else creation date (docs/requirements.md, Article). */
export const publishedIso = (article: ContractArticle): string | null =>
  article.publishDate ?? article.publishedAt ?? article.createdAt;

/** Cuts an article down to what its card shows. */
export function toCard(article: ContractArticle, language: Language): Card {
  const published = publishedIso(article);
  return {
    id: article._id,
    href: articleHref(article, language),
    title: titleOf(article, language),
    description: pickText(article.description, language) ?? pickText(article.summary, language),
    picture: toCardPicture(article.image, language),
    badge: toBadge(article.category, language),
    published: published && formatDate(published),
    start: article.startDate ? toDayAndMonth(article.startDate, language) : null,
    isOver: article.startDate !== null && toEventTime(article.startDate, article.endDate, clock.now()).isOver,
  };
}

const cardOfCategory = (category: ContractSubcategory | ContractCategory, language: Language, href: string): Card => ({
  id: category._id,
  href,
  title: titleOf(category, language),
  description: null,
  picture: toCardPicture(category.image, language),
  badge: null,
  published: null,
  start: null,
  isOver: false,
});

/** A category of the hub: its card links to `{category slug}?id={category id}`. */
export const toCategoryCard = (category: ContractCategory, language: Language): Card =>
  cardOfCategory(category, language, categoryHref(language, slugOf(category, language), { id: category._id }));

export const toSubcategoryCard = (
  subcategory: ContractSubcategory,
  category: ContractCategory,
  language: Language,
): Card =>
  cardOfCategory(
    subcategory,
    language,
    subcategoryHref(language, slugOf(category, language), slugOf(subcategory, language), { id: subcategory._id }),
  );

/** Events in their order, those that have ended after those to come. */
export const endedLast = (cards: readonly Card[]): Card[] => [
  ...cards.filter(({ isOver }) => !isOver),
  ...cards.filter(({ isOver }) => isOver),
];
