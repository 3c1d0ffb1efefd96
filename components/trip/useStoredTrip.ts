import { useCallback, useEffect, useState } from 'react';
import { changeStored, readStoredTrip } from '@/lib/trip/changeStored';
import type { Kept, ReadTrip, Trip } from '@/lib/trip/trip';

export type TripState = {
  read: ReadTrip;
  /** How it is shown: what is being changed stays in its place until that is done. */
  shown: readonly Kept[];
};

export type StoredTrip = ReturnType<typeof useStoredTrip>;

/** The trip on the device, and whatever another tab makes of it. Undefined before a script has looked, null if it may not. */
export function useStoredTrip() {
  const [state, setState] = useState<TripState | null>();

  const refresh = useCallback((): void => {
    const read = readStoredTrip();
    setState(read && { read, shown: read.items });
  }, []);

  useEffect(() => {
    refresh();
    // A page come back to by the browser’s own button shows what was kept meanwhile.
    window.addEventListener('pageshow', refresh);
    window.addEventListener('storage', refresh);
    return () => {
      window.removeEventListener('pageshow', refresh);
      window.removeEventListener('storage', refresh);
    };
  }, [refresh]);

  const change = (alter: (trip: Trip) => readonly Kept[]): void => {
    const items = changeStored(alter);
    setState((before) => (items && before ? { ...before, read: { ...before.read, items: [...items] } } : null));
  };

  const settle = (): void => setState((before) => before && { ...before, shown: before.read.items });

  return { state, change, settle, refresh };
}
