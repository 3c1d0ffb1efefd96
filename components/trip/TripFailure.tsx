import { focusMyTrip } from '@/components/trip/focusMyTrip';
import styles from '@/components/trip/MyTrip.module.scss';
import type { Messages } from '@/lib/i18n/messages';

/** An error message with a retry button. */
export function TripFailure({ words, onRetry }: { words: Messages['TripPage']['myTrip']; onRetry: () => void }) {
  return (
    <p className={styles.note} role="alert">
      {words.failed}{' '}
      <button
        type="button"
        onClick={({ currentTarget }) => {
          focusMyTrip(currentTarget);
          onRetry();
        }}
      >
        {words.retry}
      </button>
    </p>
  );
}
