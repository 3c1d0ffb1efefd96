import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};
const onServer = () => false;

/** Whether something holds in the browser; false on the server and while hydrating. */
export const useInBrowser = (holds: () => boolean): boolean => useSyncExternalStore(subscribe, holds, onServer);
