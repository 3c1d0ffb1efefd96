import { type CalendarEvent, toCalendarTime } from '@/lib/articles/calendarEvent';
import { articleHref, summaryOf, titleOf } from '@/lib/cms/mappers/references';
import { isConfirmed, modifiedIso } from '@/lib/cms/mappers/toCard';
import type { ContractArticle } from '@/lib/cms/schema/article';
import { townDay } from '@/lib/i18n/dates';
import type { Language } from '@/lib/i18n/language';
import { pickText } from '@/lib/i18n/localizedText';
import { site } from '@/lib/site';

/** An event for a calendar; null if the article is not an event or has no start date. */
export function toCalendarEvent(article: ContractArticle, language: Language): CalendarEvent | null {
  const { type, startDate, endDate } = article;
  if (type !== 'event' || !startDate) return null;
  return {
    // A yearly feast is a new event each year: last year’s stays in the calendar.
    id: `${article._id}-${townDay(new Date(startDate)).slice(0, 4)}`,
    title: titleOf(article, language).text,
    summary: summaryOf(article, language)?.text ?? null,
    place: pickText(article.place, language)?.text ?? site.town,
    address: articleHref(article, language),
    time: toCalendarTime(startDate, endDate),
    isConfirmed: isConfirmed(article),
    modified: modifiedIso(article) ?? startDate,
  };
}
