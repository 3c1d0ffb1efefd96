import 'server-only';
import { getAllEvents } from '@/lib/cms/allArticles';
import { groupEvents, orderEvents } from '@/lib/cms/mappers/eventCalendar';
import { EVENTS_PAGE_SIZE, getHomeEvents, HOME_EVENTS } from '@/lib/cms/queries';
import { found, MISSING, mapResult, type Result } from '@/lib/cms/result';
import type { ContractArticle } from '@/lib/cms/schema/article';
import { paginate } from '@/lib/cms/schema/paged';
import { clock } from '@/lib/i18n/clock';
import { DAY_MS } from '@/lib/i18n/day';
import type { Language } from '@/lib/i18n/language';

/** A page of all events, or of the events of a category by its id. */
type EventListQuery = { page: number; id?: string };

/** One page of the list of events. A page past the end and a category without events are missing. */
export async function getEventsPage(language: Language, { page, id }: EventListQuery) {
  const result = await getAllEvents();
  if (result.state !== 'found') return result;
  const events = result.value.filter(({ category }) => !id || category?._id === id);
  const paged = paginate(orderEvents(events, language, clock.now()), page, EVENTS_PAGE_SIZE);
  return page > paged.lastPage || (id && events.length === 0) ? MISSING : found(paged);
}

export async function getEventList(language: Language, query: EventListQuery) {
  return mapResult(await getEventsPage(language, query), ({ data, lastPage }) => ({
    groups: groupEvents(data, language, clock.now()),
    page: query.page,
    lastPage,
    /** The category of a filtered list, as named by its events. */
    category: (query.id && data[0]?.category) || null,
  }));
}

/** The events of the home page: the first of the list or, while that is unavailable, those of the home query. */
export async function getNextEvents(language: Language): Promise<Result<ContractArticle[]>> {
  const all = await getAllEvents();
  if (all.state === 'found') return found(orderEvents(all.value, language, clock.now()).slice(0, HOME_EVENTS));
  return mapResult(await getHomeEvents(), ({ data }) => data.slice(0, HOME_EVENTS));
}

/** Events that ended earlier are left out. */
const PAST_MS = 90 * DAY_MS;

const startOf = ({ startDate }: ContractArticle): number => Date.parse(startDate ?? '');

/** NaN for an event without a start, which a calendar cannot show. */
const endOf = ({ startDate, endDate }: ContractArticle): number =>
  startDate ? Date.parse(endDate ?? startDate) : Number.NaN;

/** Events of the calendar feed, earliest first: current and future ones, and those that ended in the last three months. */
export async function getCalendarEvents(): Promise<Result<ContractArticle[]>> {
  const earliest = clock.now().getTime() - PAST_MS;
  return mapResult(await getAllEvents(), (events) =>
    events.filter((event) => endOf(event) >= earliest).sort((a, b) => startOf(a) - startOf(b)),
  );
}
