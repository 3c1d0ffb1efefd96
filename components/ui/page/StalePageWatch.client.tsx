'use client';

import { useEffect } from 'react';
import { useImport } from '@/components/ui/page/useImport';
import { SAVED_COPY_ID } from '@/lib/offline/savedCopy';

const loadNote = () => import('@/components/ui/page/StalePageNote.client');

/** Loads the note about a page of an earlier day on demand, since it is rarely needed; times in milliseconds since the epoch. */
export function StalePageWatch({ renderedAt, dayEnd, text }: { renderedAt: number; dayEnd: number; text: string }) {
  const { code: note, start, unload } = useImport(loadNote);
  useEffect(() => {
    const check = (): void => {
      // A page saved for offline use has its own note, and cannot be refreshed.
      const isSaved = document.getElementById(SAVED_COPY_ID) !== null;
      if (isSaved || Date.now() < dayEnd) unload();
      else if (document.visibilityState === 'visible') start();
    };
    check();
    // The visitor may come back to a page of yesterday, by Back or from another tab.
    addEventListener('pageshow', check);
    document.addEventListener('visibilitychange', check);
    return () => {
      removeEventListener('pageshow', check);
      document.removeEventListener('visibilitychange', check);
    };
  }, [dayEnd, start, unload]);
  return note && <note.StalePageNote renderedAt={renderedAt} text={text} />;
}
