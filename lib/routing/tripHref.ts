import type { Language } from '@/lib/i18n/language';
import { CALENDAR, SEGMENTS } from '@/lib/routing/table';

/** The kept things and their days in an address; how they are written says `lib/trip/trip.ts`. */
export const TRIP_ITEMS = 'items';

/** None of its characters needs an escape: the address stays short enough to send, and legible. */
const withItems = (path: string, items: string | undefined): string =>
  items ? `${path}?${TRIP_ITEMS}=${items}` : path;

/** A visitor’s own trip, or with items the one somebody shares. */
export const tripHref = (language: Language, items?: string): string => withItems(`/${SEGMENTS.trip[language]}`, items);

/** What there is to show of kept things. The `v1` is the form of the file. */
export const tripEntriesHref = (language: Language, items: string): string =>
  withItems(`/trip/v1/${language}.json`, items);

/** The days of a trip for a visitor’s own calendar. */
export const tripCalendarHref = (language: Language, items: string): string =>
  withItems(`/${CALENDAR}/trip/${language}.ics`, items);
