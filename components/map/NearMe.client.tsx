'use client';

import { useEffect } from 'react';
import { forgetPosition, requestPosition, useGeolocation } from '@/components/map/geolocation';
import styles from '@/components/map/MapAction.module.scss';
import type { Messages } from '@/lib/i18n/messages';

/** Requests the position on a tap. */
export function NearMe({ messages }: { messages: Messages['MapPage']['near'] }) {
  const { state } = useGeolocation();
  // The position is dropped with the map; its filter only changes the query.
  useEffect(() => {
    const { pathname } = location;
    return () => {
      if (location.pathname !== pathname) forgetPosition();
    };
  }, []);

  return (
    <div className={styles.action}>
      <button type="button" onClick={requestPosition} aria-disabled={state === 'pending' || undefined}>
        {messages.action}
      </button>
      <p role="status">{messages[state === 'idle' ? 'privacy' : state]}</p>
    </div>
  );
}
