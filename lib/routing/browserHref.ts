// Links that client scripts build. Separate from href.ts, with which every page would load the page kinds.
import type { Language } from '@/lib/i18n/language';
import type { PlanInputs } from '@/lib/routing/planFields';
import { CALENDAR, OFFLINE_PAGE, SEGMENTS } from '@/lib/routing/segments';

/** The list of pages saved on the device. English has `lang=` too: the service worker requests it without a cookie. */
export const offlineHref = (language: Language): string => `/${OFFLINE_PAGE}?lang=${language}`;

/** The planner; with the fields of its form, the plan for them. */
export const planHref = (language: Language, inputs?: PlanInputs): string =>
  `/${SEGMENTS.plan[language]}${inputs ? `?${new URLSearchParams(inputs)}` : ''}`;

/** The parameter of a search query. */
export const SEARCH_QUERY = 'q';

export const withSearchQuery = (path: string, query: string | undefined): string =>
  query ? `${path}?${new URLSearchParams({ [SEARCH_QUERY]: query })}` : path;

export const searchHref = (language: Language): string => `/${SEGMENTS.search[language]}`;

/** The index of the browser’s search; with a query, the server's results. `v1` is the version of the format. */
export const searchIndexHref = (language: Language, query?: string): string =>
  withSearchQuery(`/search-index/v1/${language}.json`, query);

/** The items of a trip and their days in a URL, as `lib/trip/trip.ts` writes them. */
export const TRIP_ITEMS = 'items';

/** None of these characters needs an escape: the URL stays short enough to send, and legible. */
const withItems = (path: string, items: string | undefined): string =>
  items ? `${path}?${TRIP_ITEMS}=${items}` : path;

/** The visitor’s trip; with items, a shared one. */
export const tripHref = (language: Language, items?: string): string => withItems(`/${SEGMENTS.trip[language]}`, items);

/** The entries of a trip. `v1` is the version of the format. */
export const tripEntriesHref = (language: Language, items: string): string =>
  withItems(`/trip/v1/${language}.json`, items);

/** The days of a trip for a visitor’s own calendar. */
export const tripCalendarHref = (language: Language, items: string): string =>
  withItems(`/${CALENDAR}/trip/${language}.ics`, items);
