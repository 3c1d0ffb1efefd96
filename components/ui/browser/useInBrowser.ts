import { useSyncExternalStore } from 'react';

const CHANGES = ['storage', 'pageshow'];

/** Calls back when stored values may have changed: in another tab, or while the visitor was away. */
const subscribeToStorage = (read: () => void) => {
  for (const type of CHANGES) addEventListener(type, read);
  return () => {
    for (const type of CHANGES) removeEventListener(type, read);
  };
};

const onServer = () => false;

/** Whether something holds in the browser; false on the server and while hydrating. */
export const useInBrowser = (holds: () => boolean): boolean =>
  useSyncExternalStore(subscribeToStorage, holds, onServer);

/** Whether the page is hydrated; false on the server. */
export const useHydrated = (): boolean => useInBrowser(() => true);
