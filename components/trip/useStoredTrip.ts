import { useCallback, useEffect, useState } from 'react';
import { changeStored, readStoredTrip } from '@/lib/trip/storedTrip';
import type { ParsedTrip, Trip, TripItem } from '@/lib/trip/trip';
import { TRIP_KEY } from '@/lib/visitor-info/storage';

export type TripState = {
  parsed: ParsedTrip;
  /** The items in display order: one that is being edited stays in its place until that is done. */
  shown: readonly TripItem[];
};

export type StoredTrip = ReturnType<typeof useStoredTrip>;

/** The stored trip, also when another tab changes it. `state` is undefined before it is read, null if storage is denied. */
export function useStoredTrip() {
  const [state, setState] = useState<TripState | null>();

  const refresh = useCallback((): void => {
    const parsed = readStoredTrip();
    setState(parsed && { parsed, shown: parsed.items });
  }, []);

  useEffect(() => {
    refresh();
    // A page restored from the back/forward cache shows what was saved meanwhile.
    const handleShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) refresh();
    };
    const handleStorage = ({ key }: StorageEvent): void => {
      // Null when everything was deleted.
      if (key === TRIP_KEY || key === null) refresh();
    };
    window.addEventListener('pageshow', handleShow);
    window.addEventListener('storage', handleStorage);
    return () => {
      window.removeEventListener('pageshow', handleShow);
      window.removeEventListener('storage', handleStorage);
    };
  }, [refresh]);

  const change = (update: (trip: Trip) => readonly TripItem[]): void => {
    const items = changeStored(update);
    setState((before) => (items && before ? { ...before, parsed: { ...before.parsed, items: [...items] } } : null));
  };

  const settle = (): void => setState((before) => before && { ...before, shown: before.parsed.items });

  return { state, change, settle, refresh };
}
