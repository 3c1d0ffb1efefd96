import type { PlannerWords } from '@/components/trip/TripPlan.client';
import styles from '@/components/trip/TripPlanner.module.scss';

type Props = { words: Pick<PlannerWords, 'failed' | 'retry'>; onRetry: () => void };

/** That something of the trip could not be fetched, and how to try again. */
export function TripFailure({ words, onRetry }: Props) {
  return (
    <p className={styles.note} role="alert">
      {words.failed}{' '}
      <button type="button" onClick={onRetry}>
        {words.retry}
      </button>
    </p>
  );
}
