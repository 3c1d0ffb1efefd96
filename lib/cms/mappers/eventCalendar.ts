import type { CardGroup } from '@/lib/articles/card';
import { titleOf } from '@/lib/cms/mappers/references';
import { toCard } from '@/lib/cms/mappers/toCard';
import type { ContractArticle } from '@/lib/cms/schema/article';
import { type DayRange, isWithin } from '@/lib/events/eventRange';
import { formatMonth, isEventOver, townDay } from '@/lib/i18n/dates';
import { LANGUAGE_TAG, type Language } from '@/lib/i18n/language';

const isOver = ({ startDate, endDate }: ContractArticle, now: Date): boolean =>
  startDate !== null && isEventOver(startDate, endDate, now);

/**
 * Events as a calendar lists them: what runs now and what is to come, the soonest start first, without a start last; then
 * what is over, the latest first. Ties go by title.
 */
export function orderEvents(events: readonly ContractArticle[], language: Language, now: Date): ContractArticle[] {
  const titles = new Intl.Collator(LANGUAGE_TAG[language]);
  return events
    .map((event) => ({
      event,
      isOver: isOver(event, now),
      start: event.startDate ? Date.parse(event.startDate) : Number.POSITIVE_INFINITY,
      title: titleOf(event, language).text,
    }))
    .sort((a, b) => {
      if (a.isOver !== b.isOver) return Number(a.isOver) - Number(b.isOver);
      if (a.start !== b.start) return a.isOver === a.start < b.start ? 1 : -1;
      return titles.compare(a.title, b.title) || titles.compare(a.event._id, b.event._id);
    })
    .map(({ event }) => event);
}

/** The month an event stands under, `YYYY-MM`: an event that began in an earlier one and runs on stands under the present. */
function monthOf({ startDate }: ContractArticle, isEventOfThePast: boolean, now: Date): string | null {
  if (!startDate) return null;
  const month = townDay(new Date(startDate)).slice(0, 7);
  const present = townDay(now).slice(0, 7);
  return !isEventOfThePast && month < present ? present : month;
}

/** Cuts events in the order of the calendar into months. @param undated the heading of those without a start */
export function groupEvents(
  ordered: readonly ContractArticle[],
  language: Language,
  now: Date,
  undated: string,
): CardGroup[] {
  const groups: CardGroup[] = [];
  for (const event of ordered) {
    const over = isOver(event, now);
    const month = monthOf(event, over, now);
    const key = `${over ? 'over' : 'coming'} ${month ?? 'undated'}`;
    if (groups.at(-1)?.key !== key) {
      groups.push({ key, heading: month ? formatMonth(month, language, now) : undated, isOver: over, cards: [] });
    }
    groups.at(-1)?.cards.push(toCard(event, language));
  }
  return groups;
}

/** The events of some days, in the order of the calendar. */
export const eventsWithin = (ordered: readonly ContractArticle[], days: DayRange): ContractArticle[] =>
  ordered.filter(({ startDate, endDate }) => startDate && isWithin(days, startDate, endDate));

/** The first event that begins after the last of some days; null where there is none, or no last day. */
export function firstAfter(ordered: readonly ContractArticle[], { to }: DayRange): ContractArticle | null {
  const after = ordered.filter(({ startDate }) => to && startDate && townDay(new Date(startDate)) > to);
  return after.reduce<ContractArticle | null>(
    (first, event) => (first && Date.parse(first.startDate ?? '') <= Date.parse(event.startDate ?? '') ? first : event),
    null,
  );
}
