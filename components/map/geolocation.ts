import { useSyncExternalStore } from 'react';
import type { Position } from '@/lib/map/geometry';

/** The visitor’s position. It is requested only on a tap, stays in this page and is never sent. */
type GeolocationState =
  | { state: 'idle' }
  | { state: 'pending' }
  | { state: 'refused' }
  | { state: 'found'; position: Position };

let current: GeolocationState = { state: 'idle' };
const listeners = new Set<() => void>();

export function setGeolocation(next: GeolocationState): void {
  current = next;
  for (const listener of listeners) listener();
}

export const getGeolocation = (): GeolocationState => current;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shared by the button that requests the position and by every entry that shows its distance. */
export const useGeolocation = (): GeolocationState => useSyncExternalStore(subscribe, getGeolocation, getGeolocation);
