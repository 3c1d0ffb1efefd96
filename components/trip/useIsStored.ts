import { useSyncExternalStore } from 'react';
import { isStored } from '@/lib/trip/isStored';

/** Another tab may change the trip, and so may a page the visitor comes back from. */
const CHANGES = ['storage', 'pageshow'];

const subscribe = (read: () => void) => {
  for (const type of CHANGES) addEventListener(type, read);
  return () => {
    for (const type of CHANGES) removeEventListener(type, read);
  };
};
const onServer = () => false;

/** Whether the stored trip contains a serialized item; false on the server and while hydrating. */
export const useIsStored = (item: string): boolean => useSyncExternalStore(subscribe, () => isStored(item), onServer);
