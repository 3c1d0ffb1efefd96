'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { SAVED_COPY_ID } from '@/lib/offline/savedCopy';

type Note = ComponentType<{ renderedAt: number; text: string }>;

/** Loads the note about a page of an earlier day on demand, since it is rarely needed; times in milliseconds since the epoch. */
export function StalePageWatch({ renderedAt, dayEnd, text }: { renderedAt: number; dayEnd: number; text: string }) {
  const [Note, setNote] = useState<Note | null>(null);
  useEffect(() => {
    const check = (): void => {
      // A page saved for offline use has its own note, and cannot be refreshed.
      const isSaved = document.getElementById(SAVED_COPY_ID) !== null;
      if (isSaved || Date.now() < dayEnd) setNote(null);
      else if (document.visibilityState === 'visible')
        import('@/components/ui/page/StalePageNote.client').then(
          ({ StalePageNote }) => setNote(() => StalePageNote),
          () => {},
        );
    };
    check();
    const unmounted = new AbortController();
    const { signal } = unmounted;
    // The visitor may return to yesterday's page, by Back or from another tab.
    addEventListener('pageshow', check, { signal });
    // Without a connection the note could not be loaded.
    addEventListener('online', check, { signal });
    document.addEventListener('visibilitychange', check, { signal });
    return () => unmounted.abort();
  }, [dayEnd]);
  return Note && <Note renderedAt={renderedAt} text={text} />;
}
