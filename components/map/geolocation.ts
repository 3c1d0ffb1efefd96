import { useSyncExternalStore } from 'react';
import type { GeoCoordinates } from '@/lib/map/geometry';

/** The visitor’s position. It is requested only on a tap, stays in this page and is never sent. */
type GeolocationState =
  | { state: 'idle' }
  | { state: 'pending' }
  | { state: 'refused' }
  | { state: 'found'; position: GeoCoordinates };

/** A position two minutes old and without GPS is precise enough for distances in a town. */
const OPTIONS: PositionOptions = { maximumAge: 120_000, timeout: 15_000 };

/** The timeout above begins only when the visitor has answered the browser’s prompt. */
const PROMPT_TIMEOUT_MS = 20_000;

let current: GeolocationState = { state: 'idle' };
const listeners = new Set<() => void>();

function set(next: GeolocationState): void {
  current = next;
  for (const listener of listeners) listener();
}

const getCurrent = (): GeolocationState => current;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shared by the button that requests the position and by every entry that shows its distance. */
export const useGeolocation = (): GeolocationState => useSyncExternalStore(subscribe, getCurrent, getCurrent);

export const forgetPosition = (): void => set({ state: 'idle' });

export function requestPosition(): void {
  if (current.state === 'pending') return;
  const pending: GeolocationState = { state: 'pending' };
  const unanswered: GeolocationState = { state: 'refused' };
  // The visitor may have left the map before the response, and made another request since.
  const settle = (next: GeolocationState): void => {
    if (current === pending || current === unanswered) set(next);
  };
  set(pending);
  setTimeout(settle, PROMPT_TIMEOUT_MS, unanswered);
  try {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => settle({ state: 'found', position: { latitude, longitude } }),
      () => settle({ state: 'refused' }),
      OPTIONS,
    );
  } catch {
    settle(unanswered);
  }
}
