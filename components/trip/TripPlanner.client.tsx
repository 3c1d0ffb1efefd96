'use client';

import { type ReactNode, useEffect } from 'react';
import { TripFailure } from '@/components/trip/TripFailure';
import { TripLoading } from '@/components/trip/TripLoading';
import styles from '@/components/trip/TripPlanner.module.scss';
import { useStoredTrip } from '@/components/trip/useStoredTrip';
import { useImport } from '@/components/ui/page/useImport';
import type { Language } from '@/lib/i18n/language';
import type { Messages } from '@/lib/i18n/messages';

type Props = {
  language: Language;
  words: Messages['TripPage']['planner'];
  /** Shown while the trip is empty. */
  children: ReactNode;
};

const loadPlan = () => import('@/components/trip/TripPlan.client');

/**
 * Reads the stored trip and loads the plan where there is one, or where the service worker caches it for one begun later.
 * Renders nothing before that.
 */
export function TripPlanner({ language, words, children }: Props) {
  const { state, ...trip } = useStoredTrip();
  const { code: plan, hasFailed, start } = useImport(loadPlan);
  const hasTrip = Boolean(state && (state.shown.length > 0 || state.parsed.hasInvalid));

  useEffect(() => {
    const worker = navigator.serviceWorker;
    if (hasTrip || worker?.controller) start();
    worker?.addEventListener('controllerchange', start);
    return () => worker?.removeEventListener('controllerchange', start);
  }, [hasTrip, start]);

  return (
    <div className={styles.planner} tabIndex={-1}>
      {state === null && <p>{words.refused}</p>}
      {state && !hasTrip && children}
      {state && hasTrip && plan && <plan.TripPlan language={language} words={words} state={state} {...trip} />}
      {state && hasTrip && !plan && !hasFailed && <TripLoading words={words} trip={state.shown} />}
      {/* After a deployment only a new document has the address of the code; the trip is in the storage. */}
      {hasTrip && !plan && hasFailed && <TripFailure words={words} onRetry={() => location.reload()} />}
    </div>
  );
}
