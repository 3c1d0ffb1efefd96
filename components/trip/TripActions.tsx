import { ShareButton } from '@/components/article/ShareButton.client';
import { PrintButton } from '@/components/tax/PrintButton.client';
import styles from '@/components/trip/TripActions.module.scss';
import type { Language } from '@/lib/i18n/language';
import { tripCalendarHref, tripHref } from '@/lib/routing/tripHref';
import { type Trip, writeTrip } from '@/lib/trip/trip';

export type TripActionsWords = Record<
  'actions' | 'map' | 'share' | 'copied' | 'calendar' | 'print' | 'sharedTitle',
  string
>;

/** The map of a trip on the page of the link that holds it. */
export const TRIP_MAP = 'map';

type Props = {
  language: Language;
  trip: Trip;
  /** Where its places stand on the map; null where the map has none of them. */
  mapHref: string | null;
  words: TripActionsWords;
};

/** The ways to take a trip along: on the map, as a link, into a calendar where something has a day, on paper. */
export function TripActions({ language, trip, mapHref, words }: Props) {
  const items = writeTrip(trip);
  const hasDays = trip.some(({ day }) => day !== null);
  return (
    <ul className={styles.actions} aria-label={words.actions}>
      {mapHref && (
        <li>
          <a className={styles.action} href={mapHref}>
            {words.map}
          </a>
        </li>
      )}
      <li className={styles.scripted}>
        <ShareButton
          className={styles.action}
          title={words.sharedTitle}
          href={tripHref(language, items)}
          words={{ share: words.share, copied: words.copied }}
        />
      </li>
      {hasDays && (
        <li>
          <a className={styles.action} href={tripCalendarHref(language, items)} type="text/calendar">
            {words.calendar}
          </a>
        </li>
      )}
      <li className={styles.scripted}>
        <PrintButton className={styles.action}>{words.print}</PrintButton>
      </li>
    </ul>
  );
}
