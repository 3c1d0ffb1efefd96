import type { Card, CardGroup } from '@/lib/articles/card';
import { titleOf } from '@/lib/cms/mappers/references';
import { toCard } from '@/lib/cms/mappers/toCard';
import type { ContractArticle } from '@/lib/cms/schema/article';
import { formatMonth, isEventOver, townDay } from '@/lib/i18n/dates';
import { LANGUAGE_TAG, type Language } from '@/lib/i18n/language';
import { MESSAGES } from '@/lib/i18n/messages';
import { type DayRange, isWithin } from '@/lib/routing/eventRange';

/**
 * Events in calendar order: current and future ones by start, those without a start last, then past ones, the latest first.
 * Ties are sorted by title.
 */
export function orderEvents(events: readonly ContractArticle[], language: Language, now: Date): ContractArticle[] {
  const titles = new Intl.Collator(LANGUAGE_TAG[language]);
  return events
    .map((event) => ({
      event,
      isOver: event.startDate !== null && isEventOver(event.startDate, event.endDate, now),
      start: event.startDate ? Date.parse(event.startDate) : Number.POSITIVE_INFINITY,
      title: titleOf(event, language).text,
    }))
    .sort((a, b) => {
      if (a.isOver !== b.isOver) return a.isOver ? 1 : -1;
      if (a.start !== b.start) return a.isOver ? b.start - a.start : a.start - b.start;
      return titles.compare(a.title, b.title) || titles.compare(a.event._id, b.event._id);
    })
    .map(({ event }) => event);
}

/** The month an event is listed in, `YYYY-MM`: the current one for an ongoing event. */
function monthOf({ start, isOver }: Card, now: Date): string | null {
  if (!start) return null;
  const month = start.iso.slice(0, 7);
  const current = townDay(now).slice(0, 7);
  return !isOver && month < current ? current : month;
}

export function groupEvents(ordered: readonly ContractArticle[], language: Language, now: Date): CardGroup[] {
  const groups: CardGroup[] = [];
  for (const event of ordered) {
    const card = toCard(event, language, now);
    const { isOver } = card;
    const month = monthOf(card, now);
    const key = `${isOver ? 'over' : 'coming'} ${month ?? 'undated'}`;
    if (groups.at(-1)?.key !== key) {
      const heading = month ? formatMonth(month, language, now) : MESSAGES[language].EventsPage.undated;
      groups.push({ key, heading, isOver, cards: [] });
    }
    groups.at(-1)?.cards.push(card);
  }
  return groups;
}

export const eventsWithin = (ordered: readonly ContractArticle[], days: DayRange): ContractArticle[] =>
  ordered.filter(({ startDate, endDate }) => startDate && isWithin(days, startDate, endDate));

/** The first event that begins after the range; null without one, or for an open range. */
export function firstAfter(ordered: readonly ContractArticle[], { to }: DayRange): ContractArticle | null {
  const after = ordered.filter(({ startDate }) => to && startDate && townDay(new Date(startDate)) > to);
  return after.toSorted((a, b) => Date.parse(a.startDate ?? '') - Date.parse(b.startDate ?? ''))[0] ?? null;
}

/** Whether a future range begins after the start of every event. */
export const isBeyondCalendar = (events: readonly ContractArticle[], { from }: DayRange, now: Date): boolean =>
  from !== null &&
  from > townDay(now) &&
  events.every(({ startDate }) => !startDate || townDay(new Date(startDate)) < from);
