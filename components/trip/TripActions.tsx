import styles from '@/components/trip/TripActions.module.scss';
import { PrintButton } from '@/components/ui/page/PrintButton.client';
import { ShareButton } from '@/components/ui/page/ShareButton.client';
import type { Language } from '@/lib/i18n/language';
import type { Messages } from '@/lib/i18n/messages';
import { tripCalendarHref, tripHref } from '@/lib/routing/browserHref';
import { serializeTrip, type Trip } from '@/lib/trip/trip';

/** Id of the map on the page of a shared trip. */
export const TRIP_MAP = 'map';

type Props = {
  language: Language;
  trip: Trip;
  /** URL of the map with the trip’s places; null where the map has none of them. */
  mapHref: string | null;
  messages: Messages['TripPage']['myTrip'];
};

/** Actions of a trip: map, share link, calendar file where an item has a day, print. */
export function TripActions({ language, trip, mapHref, messages }: Props) {
  const items = serializeTrip(trip);
  const hasDays = trip.some(({ day }) => day !== null);
  return (
    <ul className={styles.actions} aria-label={messages.actions}>
      {mapHref && (
        <li>
          <a className={styles.action} href={mapHref}>
            {messages.map}
          </a>
        </li>
      )}
      <li className={styles.scripted}>
        <ShareButton
          className={styles.action}
          title={messages.sharedTitle}
          href={tripHref(language, items)}
          messages={messages.shareButton}
        />
      </li>
      {hasDays && (
        <li>
          <a className={styles.action} href={tripCalendarHref(language, items)} type="text/calendar">
            {messages.calendar}
          </a>
        </li>
      )}
      <li className={styles.scripted}>
        <PrintButton className={styles.action}>{messages.print}</PrintButton>
      </li>
    </ul>
  );
}
