'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import type { Language } from '@/lib/i18n/language';
import type { Message } from '@/lib/offline/message';
import { SAVED_COPY_ID } from '@/lib/offline/savedCopy';
import { savesData } from '@/lib/server/document/savesData';

type Props = { language: Language };

/** Until when a page that never rests registers the worker. */
const REGISTER_MS = 2000;

/** Tells the worker that this page is being read, and what was loaded for it. */
function tell(language: Language): void {
  const { controller } = navigator.serviceWorker;
  if (!controller) return;
  const message: Message = {
    kind: 'kotor',
    language,
    read: {
      address: location.href,
      loaded: performance.getEntriesByType('resource').map(({ name }) => name),
      savesData: savesData(),
    },
  };
  controller.postMessage(message);
}

/**
 * Registers `/sw.js` at startup (docs/requirements.md, Offline); scripts run once nothing waits for them
 * (lib/server/document/loader).
 */
export function ServiceWorker({ language }: Props) {
  const pathname = usePathname();
  const opened = useRef<string>(null);

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const register = (): void => void navigator.serviceWorker.register('/sw.js').catch(() => {});
    if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: REGISTER_MS });
    else register();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page; the address says which
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    opened.current ??= location.pathname;
    // The page that came from the device has been left.
    if (opened.current !== location.pathname) document.getElementById(SAVED_COPY_ID)?.remove();
    const tellThis = (): void => tell(language);
    tellThis();
    navigator.serviceWorker.addEventListener('controllerchange', tellThis);
    return () => navigator.serviceWorker.removeEventListener('controllerchange', tellThis);
  }, [pathname, language]);

  return null;
}
