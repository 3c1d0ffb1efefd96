'use client';

import { useEffect } from 'react';
import { forgetPosition, requestPosition, useGeolocation } from '@/components/map/geolocation';
import styles from '@/components/map/NearMe.module.scss';
import { useInBrowser } from '@/components/ui/browser/useInBrowser';
import type { Messages } from '@/lib/i18n/messages';

/** Requests the position on a tap. The space is reserved from the start and stays empty without geolocation. */
export function NearMe({ messages }: { messages: Messages['MapPage']['near'] }) {
  const { state } = useGeolocation();
  const isSupported = useInBrowser(() => 'geolocation' in navigator);
  // The position is dropped with the map; its filter only changes the query.
  useEffect(() => {
    const { pathname } = location;
    return () => {
      if (location.pathname !== pathname) forgetPosition();
    };
  }, []);

  return (
    <div className={styles.near} data-able={isSupported || undefined}>
      <button type="button" onClick={requestPosition} aria-disabled={state === 'pending' || undefined}>
        {messages.action}
      </button>
      <p role="status">{messages[state === 'idle' ? 'privacy' : state]}</p>
    </div>
  );
}
