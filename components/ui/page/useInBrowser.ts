import { useSyncExternalStore } from 'react';

/** Stored values may change in another tab, or before the visitor comes back. */
const CHANGES = ['storage', 'pageshow'];

const subscribe = (read: () => void) => {
  for (const type of CHANGES) addEventListener(type, read);
  return () => {
    for (const type of CHANGES) removeEventListener(type, read);
  };
};
const onServer = () => false;

/** Whether something holds in the browser; false on the server and while hydrating. */
export const useInBrowser = (holds: () => boolean): boolean => useSyncExternalStore(subscribe, holds, onServer);

/** Whether the page is hydrated; false on the server. */
export const useHydrated = (): boolean => useInBrowser(() => true);
