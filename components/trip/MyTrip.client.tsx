'use client';

import { type ReactNode, useEffect } from 'react';
import styles from '@/components/trip/MyTrip.module.scss';
import { TripFailure } from '@/components/trip/TripFailure';
import { TripLoading } from '@/components/trip/TripLoading';
import { useStoredTrip } from '@/components/trip/useStoredTrip';
import { useImport } from '@/components/ui/browser/useImport';
import type { Language } from '@/lib/i18n/language';
import type { Messages } from '@/lib/i18n/messages';

type Props = {
  language: Language;
  messages: Messages['TripPage']['myTrip'];
  /** Shown while the trip is empty. */
  children: ReactNode;
};

const loadEditor = () => import('@/components/trip/TripEditor.client');

/**
 * Reads the stored trip and loads its editor if there is one, or if the service worker caches the editor for later.
 * Renders nothing before that.
 */
export function MyTrip({ language, messages, children }: Props) {
  const { state, ...trip } = useStoredTrip();
  const { code: editor, hasFailed, start } = useImport(loadEditor);
  const hasTrip = Boolean(state && (state.shown.length > 0 || state.parsed.hasInvalid));

  useEffect(() => {
    const worker = navigator.serviceWorker;
    if (hasTrip || worker?.controller) start();
    worker?.addEventListener('controllerchange', start);
    return () => worker?.removeEventListener('controllerchange', start);
  }, [hasTrip, start]);

  return (
    <div className={styles.myTrip} tabIndex={-1}>
      {state === null && <p>{messages.refused}</p>}
      {state && !hasTrip && children}
      {state && hasTrip && editor && (
        <editor.TripEditor language={language} messages={messages} state={state} {...trip} />
      )}
      {state && hasTrip && !editor && !hasFailed && <TripLoading messages={messages} trip={state.shown} />}
      {/* After a deployment only a new document has the address of the code; the trip is in the storage. */}
      {hasTrip && !editor && hasFailed && <TripFailure messages={messages} onRetry={() => location.reload()} />}
    </div>
  );
}
