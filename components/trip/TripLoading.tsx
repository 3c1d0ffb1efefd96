import styles from '@/components/trip/MyTrip.module.scss';
import type { Messages } from '@/lib/i18n/messages';
import type { Trip } from '@/lib/trip/trip';

/** In place of the entries of a trip. */
export const TripLoading = ({ messages, trip }: { messages: Messages['TripPage']['myTrip']; trip: Trip }) => (
  <>
    <p className="visually-hidden">{messages.loading}</p>
    <ul className={styles.loading} aria-hidden="true">
      {trip.map(({ id }) => (
        <li key={id} />
      ))}
    </ul>
  </>
);
