import { focusPlanner } from '@/components/trip/focusPlanner';
import styles from '@/components/trip/TripPlanner.module.scss';
import type { Messages } from '@/lib/i18n/messages';

/** An error message with a retry button. */
export function TripFailure({ words, onRetry }: { words: Messages['TripPage']['planner']; onRetry: () => void }) {
  return (
    <p className={styles.note} role="alert">
      {words.failed}{' '}
      <button
        type="button"
        onClick={({ currentTarget }) => {
          focusPlanner(currentTarget);
          onRetry();
        }}
      >
        {words.retry}
      </button>
    </p>
  );
}
