import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/** Whether the component is hydrated; false on the server and while hydrating, so that both render the same. */
export const useHydrated = (): boolean => useSyncExternalStore(subscribe, inBrowser, onServer);
