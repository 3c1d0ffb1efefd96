import type { Position } from '@/lib/map/geometry';

/** The visitor’s position. It is requested only on a tap, stays in this page and is never sent. */
type GeolocationState =
  | { state: 'idle' }
  | { state: 'pending' }
  | { state: 'refused' }
  | { state: 'found'; position: Position };

export const IDLE: GeolocationState = { state: 'idle' };

let current: GeolocationState = IDLE;
const listeners = new Set<() => void>();

/** A store shared by the button that requests the position and by every entry that shows its distance. */
export const geolocation = {
  get: (): GeolocationState => current,
  set(next: GeolocationState): void {
    current = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
