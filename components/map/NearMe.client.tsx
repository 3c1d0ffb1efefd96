'use client';

import { useEffect, useSyncExternalStore } from 'react';
import styles from '@/components/map/NearMe.module.scss';
import { UNASKED, whereabouts } from '@/components/map/whereabouts';

type Props = { words: { ask: string; asking: string; found: string; refused: string; privacy: string } };

/** A position a few minutes old is good enough for a town, and the device need not be asked for its best. */
const WISHES: PositionOptions = { enableHighAccuracy: false, maximumAge: 120_000, timeout: 15_000 };

function ask(): void {
  whereabouts.set({ state: 'asking' });
  navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) => whereabouts.set({ state: 'found', position: { latitude, longitude } }),
    () => whereabouts.set({ state: 'refused' }),
    WISHES,
  );
}

/** Asks the device where it is, on a tap and never before; its room is kept, and is empty where there is nothing to ask. */
export function NearMe({ words }: Props) {
  const { state } = useSyncExternalStore(whereabouts.subscribe, whereabouts.get, () => UNASKED);
  const isAble = useSyncExternalStore(
    () => () => {},
    () => 'geolocation' in navigator,
    () => false,
  );
  useEffect(() => () => whereabouts.set(UNASKED), []);

  const told = { unasked: words.privacy, asking: words.asking, found: words.found, refused: words.refused };
  return (
    <div className={styles.near} data-able={isAble || undefined}>
      <button type="button" onClick={ask} disabled={state === 'asking'}>
        {words.ask}
      </button>
      <p role="status">{told[state]}</p>
    </div>
  );
}
