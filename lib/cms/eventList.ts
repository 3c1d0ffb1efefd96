import 'server-only';
import type { CardGroup } from '@/lib/articles/card';
import { getAllEvents } from '@/lib/cms/allEvents';
import { groupEvents, orderEvents } from '@/lib/cms/mappers/eventCalendar';
import { EVENTS_PAGE_SIZE, getHomeEvents, HOME_EVENTS } from '@/lib/cms/queries';
import { found, MISSING, mapResult, type Result } from '@/lib/cms/result';
import type { ContractArticle, ContractReference } from '@/lib/cms/schema/article';
import { clock } from '@/lib/i18n/clock';
import type { Language } from '@/lib/i18n/language';

/** Which events: one page of all of them, or of those of a category. */
export type EventListPage = { page: number; categoryId?: string };

/** One page of the events in the order of the calendar, in groups of a month. */
export type EventList = {
  groups: CardGroup[];
  page: number;
  lastPage: number;
  /** The category the list is narrowed to, as its events name it. */
  category: ContractReference | null;
};

/** One page of the events in the order of the calendar; a page past the end and a category without events are missing. */
async function getPage(language: Language, { page, categoryId }: EventListPage) {
  const answer = await getAllEvents();
  if (answer.state !== 'found') return answer;
  const events = answer.value.filter(({ category }) => !categoryId || category?._id === categoryId);
  const lastPage = Math.max(1, Math.ceil(events.length / EVENTS_PAGE_SIZE));
  if (page > lastPage || (categoryId && events.length === 0)) return MISSING;
  const ordered = orderEvents(events, language, clock.now());
  return found({ data: ordered.slice((page - 1) * EVENTS_PAGE_SIZE, page * EVENTS_PAGE_SIZE), lastPage });
}

/** Whether a page of the events exists. */
export const getEventListExists = (language: Language, asked: EventListPage): Promise<Result<unknown>> =>
  getPage(language, asked);

/** @param undated the heading over events without a start */
export async function getEventList(
  language: Language,
  asked: EventListPage,
  undated: string,
): Promise<Result<EventList>> {
  return mapResult(await getPage(language, asked), ({ data, lastPage }) => ({
    groups: groupEvents(data, language, clock.now(), undated),
    page: asked.page,
    lastPage,
    category: (asked.categoryId && data[0]?.category) || null,
  }));
}

/** The events the home page shows: the first of the list or, where that cannot be had, what the home call answers. */
export async function getNextEvents(language: Language): Promise<Result<ContractArticle[]>> {
  const all = await getAllEvents();
  if (all.state === 'found') return found(orderEvents(all.value, language, clock.now()).slice(0, HOME_EVENTS));
  return mapResult(await getHomeEvents(), ({ data }) => data.slice(0, HOME_EVENTS));
}
