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
  /** Shown while the trip is empty. */
  children: ReactNode;
};

/** Reads the stored trip and loads the plan only where there is one. Renders nothing before that. */
export function TripPlanner({ language, words, children }: Props) {
  const { state, ...trip } = useStoredTrip();
  const [Plan, setPlan] = useState<typeof TripPlan>();
  const [hasFailed, setFailed] = useState(false);
  const hasTrip = Boolean(state && (state.shown.length > 0 || state.parsed.hasInvalid));

  const loadPlan = useCallback((): void => {
    setFailed(false);
    import('@/components/trip/TripPlan.client').then(
      (module) => setPlan(() => module.TripPlan),
      () => setFailed(true),
    );
  }, []);

  useEffect(() => {
    if (hasTrip) loadPlan();
  }, [hasTrip, loadPlan]);

  return (
    <div className={styles.planner} tabIndex={-1}>
      {state === null && <p>{words.refused}</p>}
      {state && !hasTrip && children}
      {state && hasTrip && Plan && <Plan language={language} words={words} state={state} {...trip} />}
      {hasTrip && !Plan && (hasFailed ? <TripFailure words={words} onRetry={loadPlan} /> : <p>{words.loading}</p>)}
    </div>
  );
}
