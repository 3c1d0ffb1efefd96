// The links that scripts of pages make. Apart from the others (href.ts): with those, every page would load their page kinds.
import type { Language } from '@/lib/i18n/language';
import type { PlanFields } from '@/lib/routing/planFields';
import { CALENDAR, OFFLINE_PAGE, SEGMENTS } from '@/lib/routing/segments';

/** The page of what is stored on the device. English has `lang=` too: the service worker requests it without a cookie. */
export const offlineHref = (language: Language): string => `/${OFFLINE_PAGE}?lang=${language}`;

/** The planner, and with the fields of its form the plan for them. */
export const planHref = (language: Language, inputs?: PlanFields): string =>
  `/${SEGMENTS.plan[language]}${inputs ? `?${new URLSearchParams(inputs)}` : ''}`;

/** The parameter with what the visitor looks for. */
export const SEARCH_QUERY = 'q';

export const withSearchQuery = (path: string, query: string | undefined): string =>
  query ? `${path}?${new URLSearchParams({ [SEARCH_QUERY]: query })}` : path;

export const searchHref = (language: Language): string => `/${SEGMENTS.search[language]}`;

/** The index of the browser’s search, and with a query the results of the server. `v1` is the form of the file. */
export const searchIndexHref = (language: Language, query?: string): string =>
  withSearchQuery(`/search-index/v1/${language}.json`, query);

/** The items of a trip and their days in a URL, as `lib/trip/trip.ts` writes them. */
export const TRIP_ITEMS = 'items';

/** None of its characters needs an escape: the URL stays short enough to send, and legible. */
const withItems = (path: string, items: string | undefined): string =>
  items ? `${path}?${TRIP_ITEMS}=${items}` : path;

/** A visitor’s own trip, or with items a shared one. */
export const tripHref = (language: Language, items?: string): string => withItems(`/${SEGMENTS.trip[language]}`, items);

/** The entries of a trip. `v1` is the form of the file. */
export const tripEntriesHref = (language: Language, items: string): string =>
  withItems(`/trip/v1/${language}.json`, items);

/** The days of a trip for a visitor’s own calendar. */
export const tripCalendarHref = (language: Language, items: string): string =>
  withItems(`/${CALENDAR}/trip/${language}.ics`, items);
