import type { Card } from '@/lib/articles/card';
import { DATE_NOT_CONFIRMED, GUIDANCE } from '@/lib/articles/tags';
import { articleHref, categoryHrefWithId, pickFirst, titleOf, toBadge } from '@/lib/cms/mappers/references';
import type { ContractArticle, ContractImage } from '@/lib/cms/schema/article';
import type { ContractCategory, ContractSubcategory } from '@/lib/cms/schema/category';
import { clock } from '@/lib/i18n/clock';
import { formatDate, lastDay, toCardDay, toEventTime } from '@/lib/i18n/dates';
import type { Language } from '@/lib/i18n/language';
import { pickText } from '@/lib/i18n/localizedText';
import { type Picture, toPicture } from '@/lib/pictures/picture';

export function toCardPicture(image: ContractImage | null, language: Language): Picture | null {
  if (!image) return null;
  const { alt, caption, credit } = image;
  const textOf = (text: typeof caption) => (text ? pickText(text, language) : null);
  return toPicture(image, pickText(alt, language), textOf(caption), textOf(credit));
}

/** The publication date, or its replacement (docs/requirements.md, Article). */
export const publishedIso = (article: ContractArticle): string | null =>
  article.publishDate ?? article.publishedAt ?? article.createdAt;

/** The last change: at least the publication date, even if the article was last edited earlier. */
export function modifiedIso(article: ContractArticle): string | null {
  const { updatedAt } = article;
  const published = publishedIso(article);
  return updatedAt && published && Date.parse(updatedAt) < Date.parse(published) ? published : (updatedAt ?? published);
}

export const isGuidance = ({ tags }: ContractArticle): boolean => tags.includes(GUIDANCE);

/** Whether the date of an event is final, and not only its usual time of the year. */
export const isConfirmed = ({ tags }: ContractArticle): boolean => !tags.includes(DATE_NOT_CONFIRMED);

/** The first and last day of an event, `DD.MM.YYYY`; null while they are not confirmed. */
export function confirmedDates(event: ContractArticle): string | null {
  const { startDate, endDate } = event;
  if (!startDate || !isConfirmed(event)) return null;
  return [...new Set([startDate, lastDay(startDate, endDate)].map(formatDate))].join(' – ');
}

/** The publication date for machines; for guidance the first publication, not the season. */
export const firstPublishedIso = (article: ContractArticle): string | null =>
  (isGuidance(article) ? article.createdAt : null) ?? publishedIso(article);

/** Of an event it links to the events of its category. */
function toCardBadge(article: ContractArticle, language: Language): Card['badge'] {
  const badge = toBadge(article, language);
  return badge && article.type !== 'event' ? { name: badge.name, colour: badge.colour } : badge;
}

type EventDates = Pick<Card, 'start' | 'end' | 'isOver' | 'isUsualTime'>;

const NO_DATES: EventDates = { start: null, end: null, isOver: false, isUsualTime: false };

function toEventDates(event: ContractArticle, language: Language, now: Date): EventDates {
  const { startDate, endDate } = event;
  if (!startDate) return NO_DATES;
  const { from, to, isOver } = toEventTime(startDate, endDate, now);
  return {
    start: toCardDay(from, language, now),
    end: to === null ? null : toCardDay(to, language, now),
    isOver,
    isUsualTime: !isOver && !isConfirmed(event),
  };
}

export function toCard(article: ContractArticle, language: Language, now = clock.now()): Card {
  const published = publishedIso(article);
  return {
    id: article._id,
    href: articleHref(article, language),
    title: titleOf(article, language),
    description: pickFirst([article.description, article.summary], language),
    picture: toCardPicture(article.image, language),
    badge: toCardBadge(article, language),
    published: published && formatDate(published),
    isGuidance: isGuidance(article),
    ...toEventDates(article, language, now),
  };
}

/** The card of a category, or of a subcategory below its category, which links to `{slugs}?id={id}`. */
export const toCategoryCard = (
  category: ContractSubcategory | ContractCategory,
  language: Language,
  ...above: readonly ContractCategory[]
): Card => ({
  id: category._id,
  href: categoryHrefWithId(language, ...above, category),
  title: titleOf(category, language),
  description: null,
  picture: toCardPicture(category.image, language),
  badge: null,
  published: null,
  isGuidance: false,
  ...NO_DATES,
});
