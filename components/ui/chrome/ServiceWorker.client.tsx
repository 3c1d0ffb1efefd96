'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Language } from '@/lib/i18n/language';
import { postToWorker } from '@/lib/offline/message';
import { SAVED_COPY_ID } from '@/lib/offline/savedCopy';
import { savesData } from '@/lib/server/document/savesData.browser';

/** Longest wait for an idle period before registering. */
const REGISTER_TIMEOUT_MS = 2000;

/**
 * Registers `/sw.js` when the browser is idle (docs/requirements.md, Offline), and reports each page view to it.
 */
export function ServiceWorker({ language }: { language: Language }) {
  // The internal path, which includes the query.
  const page = useSelectedLayoutSegments().join('/');
  const opened = useRef<string>(null);

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const register = (): void => void navigator.serviceWorker.register('/sw.js').catch(() => {});
    if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: REGISTER_TIMEOUT_MS });
    else register();
  }, []);

  // Before the effects of the next page, which is refreshed only where the note is gone.
  useLayoutEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    opened.current ??= page;
    // The note belongs to the saved page that was opened first.
    if (opened.current !== page) document.getElementById(SAVED_COPY_ID)?.remove();
    /** Sends the worker the current page and the resources it has loaded. */
    const report = (): void => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      postToWorker({ language, read: { address: location.href, loaded, savesData: savesData() } });
    };
    report();
    navigator.serviceWorker.addEventListener('controllerchange', report);
    return () => navigator.serviceWorker.removeEventListener('controllerchange', report);
  }, [page, language]);

  return null;
}
