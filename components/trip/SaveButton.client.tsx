'use client';

import { useEffect, useState } from 'react';
import styles from '@/components/trip/SaveButton.module.scss';
import note from '@/components/ui/page/ActionStatus.module.scss';
import type { SaveOutcome } from '@/lib/trip/editTrip';
import { isStored } from '@/lib/trip/storedTrip';

type Props = {
  /** The serialized item: the id of the article, and the day of an event. */
  item: string;
  /** URL of the visitor’s trip. */
  href: string;
  words: Record<SaveOutcome | 'save' | 'trip', string>;
};

/** Adds an article to the stored trip or removes it, and reports the outcome with a link to the trip. */
export function SaveButton({ item, href, words }: Props) {
  const [isSaved, setSaved] = useState(false);
  const [outcome, setOutcome] = useState<SaveOutcome>();

  useEffect(() => setSaved(isStored(item)), [item]);

  const toggle = async (): Promise<void> => {
    const edit = await import('@/lib/trip/editTrip').catch(() => null);
    if (!edit) setOutcome('refused');
    else setOutcome(isStored(item) ? edit.removeFromTrip(item) : edit.addToTrip(item));
    setSaved(isStored(item));
  };

  return (
    <>
      <button className={styles.save} type="button" aria-pressed={isSaved} onClick={() => void toggle()}>
        {words.save}
      </button>
      <p className={note.status} role="status">
        {outcome && `${words[outcome]} `}
        {outcome === 'saved' && <a href={href}>{words.trip}</a>}
      </p>
    </>
  );
}
