import styles from '@/components/trip/TripPlanner.module.scss';

export type TripFailureWords = Record<'failed' | 'retry', string>;

type Props = { words: TripFailureWords; onRetry: () => void };

/** An error message with a retry button. */
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
