'use client';

import { useEffect, useState } from 'react';
import type { StalePageNote } from '@/components/ui/page/StalePageNote.client';
import { SAVED_COPY_ID } from '@/lib/offline/savedCopy';

/** Loads the note about a page of an earlier day on demand, since it is rarely needed; times in milliseconds since the epoch. */
export function StalePageWatch({ renderedAt, dayEnd, text }: { renderedAt: number; dayEnd: number; text: string }) {
  const [stale, setStale] = useState<{ Note: typeof StalePageNote; checkedAt: number } | null>(null);
  useEffect(() => {
    const check = (): void => {
      // A page saved for offline use has its own note, and cannot be refreshed.
      if (document.getElementById(SAVED_COPY_ID) || Date.now() < dayEnd) setStale(null);
      else if (document.visibilityState === 'visible')
        import('@/components/ui/page/StalePageNote.client').then(
          ({ StalePageNote }) => setStale({ Note: StalePageNote, checkedAt: Date.now() }),
          () => {},
        );
    };
    check();
    const unmounted = new AbortController();
    const { signal } = unmounted;
    // The visitor may return to yesterday's page, by Back or from another tab.
    addEventListener('pageshow', check, { signal });
    // Without a connection the page could not be refreshed, nor the note loaded.
    addEventListener('online', check, { signal });
    document.addEventListener('visibilitychange', check, { signal });
    return () => unmounted.abort();
  }, [dayEnd]);
  return stale && <stale.Note renderedAt={renderedAt} checkedAt={stale.checkedAt} text={text} />;
}
