import 'server-only';
import type { Article, Crumb } from '@/lib/articles/article';
import { toSections } from '@/lib/articles/body/columns';
import { readingMinutes } from '@/lib/articles/body/readingTime';
import { DATE_NOT_CONFIRMED, GUIDANCE } from '@/lib/articles/tags';
import {
  articleHref,
  categoryHrefWithId,
  pickFirst,
  sectionOf,
  seoTitleOf,
  summaryOf,
  titleOf,
  toBadge,
} from '@/lib/cms/mappers/references';
import { toBody } from '@/lib/cms/mappers/toBody';
import {
  firstPublishedIso,
  isConfirmed,
  isGuidance,
  modifiedIso,
  publishedIso,
  toCardPicture,
} from '@/lib/cms/mappers/toCard';
import type { ContractArticle } from '@/lib/cms/schema/article';
import { toEventTime, townDay } from '@/lib/i18n/dates';
import { inEachLanguage, type Language } from '@/lib/i18n/language';
import { pickText } from '@/lib/i18n/localizedText';
import { eventCalendarHref } from '@/lib/routing/href';

function toCrumbs(article: ContractArticle, badge: Article['badge'], language: Language): Crumb[] {
  const { category, subcategory } = article;
  if (!category || !badge) return [];
  const crumbs = [{ name: badge.name, href: badge.href }];
  if (!subcategory || sectionOf(article) !== 'guide') return crumbs;
  const name = pickText(subcategory.title, language);
  return name ? [...crumbs, { name, href: categoryHrefWithId(language, category, subcategory) }] : crumbs;
}

function toEvent(article: ContractArticle, language: Language, now: Date): Article['event'] {
  if (article.type !== 'event' || !article.startDate) return null;
  return {
    ...toEventTime(article.startDate, article.endDate, now),
    startIso: article.startDate,
    endIso: article.endDate,
    isConfirmed: isConfirmed(article),
    place: pickText(article.place, language),
    calendar: eventCalendarHref(language, article._id),
  };
}

function toSeo(article: ContractArticle, language: Language): Article['seo'] {
  const { seo, description, summary } = article;
  return {
    title: seoTitleOf(article, language),
    description: pickFirst([seo.description, description, summary], language)?.text ?? null,
    keywords: pickText(seo.keywords, language)?.text ?? null,
  };
}

/** An article in one language, with its body sanitized, parsed into blocks and set in columns. */
export async function toArticle(article: ContractArticle, language: Language, now: Date): Promise<Article> {
  const content = pickText(article.content, language);
  const picture = toCardPicture(article.image, language);
  const blocks = await toBody(content, article._id, picture);
  const badge = toBadge(article, language);
  const published = publishedIso(article);
  return {
    id: article._id,
    section: sectionOf(article),
    title: titleOf(article, language),
    summary: summaryOf(article, language),
    body: { sections: toSections(blocks), language: content?.language },
    minutes: readingMinutes(blocks),
    picture,
    badge,
    crumbs: toCrumbs(article, badge, language),
    author: article.author,
    published: published && townDay(new Date(published)),
    isGuidance: isGuidance(article),
    publishedIso: firstPublishedIso(article),
    modifiedIso: modifiedIso(article),
    event: toEvent(article, language, now),
    tags: article.tags.filter((tag) => tag !== DATE_NOT_CONFIRMED && tag !== GUIDANCE),
    seo: toSeo(article, language),
    addresses: inEachLanguage((each) => articleHref(article, each)),
  };
}
