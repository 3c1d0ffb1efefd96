'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { SAVED_COPY_ID } from '@/lib/offline/savedCopy';

type Note = ComponentType<{ renderedAt: number; text: string }>;

/** Loads the note about a page of an earlier day on demand, since it is rarely needed; times in milliseconds since the epoch. */
export function StalePageWatch({ renderedAt, dayEnd, text }: { renderedAt: number; dayEnd: number; text: string }) {
  const [Note, setNote] = useState<Note | null>(null);
  useEffect(() => {
    // A page saved for offline use has its own note, and cannot be refreshed.
    const isSaved = document.getElementById(SAVED_COPY_ID) !== null;
    if (isSaved || Date.now() < dayEnd) return setNote(null);
    import('@/components/ui/page/StalePageNote.client').then(
      ({ StalePageNote }) => setNote(() => StalePageNote),
      () => {},
    );
  }, [dayEnd]);
  return Note && <Note renderedAt={renderedAt} text={text} />;
}
