import { useCallback, useEffect, useState } from 'react';
import { TRIP_KEY } from '@/lib/browserStorage';
import { changeStoredTrip, readStoredTrip } from '@/lib/trip/storedTrip';
import { hasItem, type ParsedTrip, type Trip, type TripItem } from '@/lib/trip/trip';

export type TripState = {
  parsed: ParsedTrip;
  /** The items in display order: one that is being edited stays in its place until that is done. */
  shown: Trip;
};

export type StoredTrip = ReturnType<typeof useStoredTrip>;

/** The display order after another tab made a change. What was removed here stays, so that it can be restored. */
function mergeShown({ parsed, shown }: TripState, items: Trip): TripItem[] {
  const rest = shown.flatMap((item) => {
    const isRemoved = !hasItem(parsed.items, item.id);
    return items.find(({ id }) => id === item.id) ?? (isRemoved ? item : []);
  });
  return [...rest, ...items.filter(({ id }) => !hasItem(rest, id))];
}

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
      if (key === TRIP_KEY) {
        const parsed = readStoredTrip();
        setState((before) => before && parsed && { parsed, shown: mergeShown(before, parsed.items) });
      }
      // Everything was deleted.
      if (key === null) refresh();
    };
    const unmounted = new AbortController();
    const { signal } = unmounted;
    addEventListener('pageshow', handleShow, { signal });
    addEventListener('storage', handleStorage, { signal });
    return () => unmounted.abort();
  }, [refresh]);

  /** Returns whether the change was stored. With full storage a browser refuses it, but can still read the trip. */
  const change = (update: (trip: Trip) => Trip): boolean => {
    const items = changeStoredTrip(update);
    if (items) setState((before) => before && { ...before, parsed: { ...before.parsed, items } });
    return items !== null;
  };

  /** Moves an item whose change is complete to its place. Others stay: the visitor may be typing into the next one. */
  const settle = (id: string): void =>
    setState((before) => {
      const settled = before?.parsed.items.find((item) => item.id === id);
      return before && { ...before, shown: before.shown.map((item) => (item.id === id && settled) || item) };
    });

  return { state, change, settle, refresh };
}
