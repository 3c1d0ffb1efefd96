import type { Text } from '@/lib/i18n/text';
import type { Picture } from '@/lib/pictures/picture';

/** What a trip shows of an article or an event, in one language. */
export type TripEntry = {
  id: string;
  href: string;
  title: Text;
  /** The category, or what kind of thing it is. */
  label: Text;
  /** When an event takes place, as a visitor reads it. */
  when: string | null;
  place: Text | null;
  /** First and last day of an event, `YYYY-MM-DD`. */
  days: { from: string; to: string } | null;
  picture: Picture | null;
  /** It is about a place of the map. */
  isOnMap: boolean;
};

/** What is known of the things of a trip, in their order. */
export type TripEntries = {
  entries: TripEntry[];
  /** Ids of what is not, or no longer, on the site. */
  missing: string[];
  /** Some could not be asked for this time. */
  isIncomplete: boolean;
};

/** A thing of a trip as it is shown, on its day. */
export type Planned = TripEntry & { day: string | null };

/** An event put on a day it does not take place on. */
export const isOffDay = ({ day, days }: Planned): boolean =>
  day !== null && days !== null && (day < days.from || day > days.to);
