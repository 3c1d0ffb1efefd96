'use client';

import { useEffect } from 'react';
import { getGeolocation, setGeolocation, useGeolocation } from '@/components/map/geolocation';
import styles from '@/components/map/NearMe.module.scss';
import { useInBrowser } from '@/components/ui/page/useInBrowser';

/** A position two minutes old and without GPS is precise enough for distances in a town. */
const OPTIONS: PositionOptions = { enableHighAccuracy: false, maximumAge: 120_000, timeout: 15_000 };

const isPending = (): boolean => getGeolocation().state === 'pending';

function requestPosition(): void {
  if (isPending()) return;
  setGeolocation({ state: 'pending' });
  navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) => setGeolocation({ state: 'found', position: { latitude, longitude } }),
    () => setGeolocation({ state: 'refused' }),
    OPTIONS,
  );
}

/** Requests the position on a tap. The space is reserved from the start and stays empty without geolocation. */
export function NearMe({ words }: { words: Record<'action' | 'pending' | 'found' | 'refused' | 'privacy', string> }) {
  const { state } = useGeolocation();
  const isSupported = useInBrowser(() => 'geolocation' in navigator);
  useEffect(() => () => setGeolocation({ state: 'idle' }), []);

  return (
    <div className={styles.near} data-able={isSupported || undefined}>
      <button type="button" onClick={requestPosition} aria-disabled={state === 'pending' || undefined}>
        {words.action}
      </button>
      <p role="status">{words[state === 'idle' ? 'privacy' : state]}</p>
    </div>
  );
}
