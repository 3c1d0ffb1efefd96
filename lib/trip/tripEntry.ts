import type { Text } from '@/lib/i18n/text';
import type { Picture } from '@/lib/pictures/picture';

/** An article or event as a trip shows it, in one language. */
export type TripEntry = {
  id: string;
  href: string;
  title: Text;
  /** The category, or the kind of page. */
  label: Text;
  /** Formatted date and time of an event. */
  when: string | null;
  place: Text | null;
  /** First and last day of an event, `YYYY-MM-DD`. */
  days: { from: string; to: string } | null;
  picture: Picture | null;
  /** It belongs to a place on the map. */
  isOnMap: boolean;
};

/** The entries of a trip, in its order. */
export type TripEntries = {
  entries: TripEntry[];
  /** Ids that are not, or no longer, on the site. */
  missing: string[];
  /** Some could not be loaded this time. */
  isIncomplete: boolean;
};

/** An entry with the day it is planned for. */
export type PlannedEntry = TripEntry & { day: string | null };

/** Whether an event is planned for a day on which it does not take place. */
export const isOffDay = ({ day, days }: PlannedEntry): boolean =>
  day !== null && days !== null && (day < days.from || day > days.to);
