import { focusPlanner } from '@/components/trip/focusPlanner';
import styles from '@/components/trip/TripPlanner.module.scss';

export type TripFailureWords = Record<'failed' | 'retry', string>;

/** An error message with a retry button. */
export function TripFailure({ words, onRetry }: { words: TripFailureWords; onRetry: () => void }) {
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
