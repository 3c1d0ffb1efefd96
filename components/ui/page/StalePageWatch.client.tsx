'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { SAVED_COPY_ID } from '@/lib/offline/savedCopy';

/** Not that of `lib/i18n/day.ts`, whose other functions every page would load. */
const DAY_MS = 86_400_000;

/** Loads the note about a stale page on demand, since it is rarely needed. */
export function StalePageWatch({ renderedAt, text }: { renderedAt: number; text: string }) {
  const [Note, setNote] = useState<ComponentType<{ text: string }> | null>(null);
  useEffect(() => {
    // A page saved for offline use has its own note, and cannot be refreshed.
    const isSaved = document.getElementById(SAVED_COPY_ID) !== null;
    if (isSaved || Date.now() - renderedAt < DAY_MS) return setNote(null);
    import('@/components/ui/page/StalePageNote.client').then(
      ({ StalePageNote }) => setNote(() => StalePageNote),
      () => {},
    );
  }, [renderedAt]);
  return Note && <Note text={text} />;
}
