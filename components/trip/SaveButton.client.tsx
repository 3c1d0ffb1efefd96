'use client';

import { useEffect, useState } from 'react';
import styles from '@/components/trip/KeepButton.module.scss';
import type { Outcome } from '@/lib/trip/keepThing';
import { isStored } from '@/lib/trip/storedTrip';

type Props = {
  /** The article as a trip writes it: its id, and the day of an event. */
  thing: string;
  /** The trip’s page. */
  href: string;
  words: Record<Outcome | 'keep' | 'label' | 'trip', string>;
};

/** Keeps an article on the device or lets it go, says what came of it, and then leads to the trip. */
export function KeepButton({ thing, href, words }: Props) {
  const [isKept, setKept] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => setKept(isStored(thing)), [thing]);

  const toggle = async (): Promise<void> => {
    const late = await import('@/lib/trip/keepThing').catch(() => null);
    setOutcome(late ? late.keepThing(thing, !isKept) : 'refused');
    setKept(isStored(thing));
  };

  return (
    <>
      <button
        className={styles.keep}
        type="button"
        aria-pressed={isKept}
        aria-label={words.label}
        onClick={() => void toggle()}
      >
        {words.keep}
      </button>
      <p className={styles.note} role="status">
        {outcome && `${words[outcome]} `}
        {outcome === 'kept' && <a href={href}>{words.trip}</a>}
      </p>
    </>
  );
}
