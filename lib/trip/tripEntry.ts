import { parseLocalizedText } from '@/lib/i18n/localizedText';
import { boolean, list, nullable, object, string } from '@/lib/json';
import { parsePicture } from '@/lib/pictures/parsePicture';

/** An article or event as a trip shows it, in one language. */
const tripEntry = object({
  id: string,
  href: string,
  title: parseLocalizedText,
  /** The category, or the kind of page. */
  label: parseLocalizedText,
  /** Formatted date and time of an event. */
  when: nullable(string),
  /** Said of an event to come whose date is not confirmed. */
  note: nullable(string),
  place: nullable(parseLocalizedText),
  /** First and last day of an event, `YYYY-MM-DD`. */
  days: nullable(object({ from: string, to: string })),
  picture: nullable(parsePicture),
  /** It belongs to a place on the map. */
  isOnMap: boolean,
});

export type TripEntry = ReturnType<typeof tripEntry>;

export const parseTripEntries = object({
  entries: list(tripEntry),
  /** Ids that are not, or no longer, on the site. */
  missing: list(string),
  /** Some could not be loaded this time. */
  isIncomplete: boolean,
});

export type TripEntries = ReturnType<typeof parseTripEntries>;

/** An entry with the day it is planned for. */
export type EntryWithDay = TripEntry & { day: string | null };

type Times = Pick<TripEntry, 'when' | 'note'> & {
  /** An event is planned for a day on which it does not take place. */
  isOffDay: boolean;
};

/** When an event is. Once its planned day is over it may have been then: the days of an event move to the next time. */
export function timesOn(
  { day, days, when, note }: Pick<EntryWithDay, 'day' | 'days' | 'when' | 'note'>,
  today: string,
): Times {
  const isOffDay = day !== null && days !== null && (day < days.from || day > days.to);
  return isOffDay && day < today ? { when: null, note: null, isOffDay: false } : { when, note, isOffDay };
}
