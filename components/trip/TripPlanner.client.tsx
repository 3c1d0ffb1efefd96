'use client';

import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { TripFailure } from '@/components/trip/TripFailure';
import type { PlannerWords, TripPlan } from '@/components/trip/TripPlan.client';
import styles from '@/components/trip/TripPlanner.module.scss';
import { useStoredTrip } from '@/components/trip/useStoredTrip';
import type { Language } from '@/lib/i18n/language';

type Props = {
  language: Language;
  words: PlannerWords;
  /** What stands here while nothing is kept. */
  children: ReactNode;
};

/** Looks for a trip on the device; what shows it comes where there is one. Nothing is there before a script has looked. */
export function TripPlanner({ language, words, children }: Props) {
  const { state, ...trip } = useStoredTrip();
  const [Plan, setPlan] = useState<typeof TripPlan>();
  const [hasFailed, setFailed] = useState(false);
  const hasTrip = Boolean(state && (state.shown.length > 0 || state.read.hasNonsense));

  const bring = useCallback((): void => {
    setFailed(false);
    import('@/components/trip/TripPlan.client').then(
      (late) => setPlan(() => late.TripPlan),
      () => setFailed(true),
    );
  }, []);

  useEffect(() => {
    if (hasTrip) bring();
  }, [hasTrip, bring]);

  if (!state || !hasTrip) {
    return (
      <div className={styles.planner}>
        {state && children}
        {state === null && <p>{words.refused}</p>}
      </div>
    );
  }
  return (
    <div className={styles.planner}>
      {Plan && <Plan language={language} words={words} state={state} {...trip} />}
      {!Plan && !hasFailed && <p>{words.loading}</p>}
      {!Plan && hasFailed && <TripFailure words={words} onRetry={bring} />}
    </div>
  );
}
