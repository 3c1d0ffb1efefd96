import { focusMyTrip } from '@/components/trip/focusMyTrip';
import styles from '@/components/trip/MyTrip.module.scss';
import type { Messages } from '@/lib/i18n/messages';

/** An error message with a retry button. */
export function TripFailure({ messages, onRetry }: { messages: Messages['TripPage']['myTrip']; onRetry: () => void }) {
  return (
    <p className={styles.note} role="alert">
      {messages.failed}{' '}
      <button
        type="button"
        onClick={({ currentTarget }) => {
          focusMyTrip(currentTarget);
          onRetry();
        }}
      >
        {messages.retry}
      </button>
    </p>
  );
}
