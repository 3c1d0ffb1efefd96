'use client';

import { useState } from 'react';
import styles from '@/components/trip/KeepAll.module.scss';
import { changeStored } from '@/lib/trip/changeStored';
import { hasKept, merged, type Trip } from '@/lib/trip/trip';

export type KeepAllWords = Record<'keepToo' | 'keptToo' | 'keptSome' | 'refused' | 'own', string>;

type Props = { trip: Trip; href: string; words: KeepAllWords };

/** Takes a shared trip over into the visitor’s own, which may hold something already. */
export function KeepAll({ trip, href, words }: Props) {
  const [outcome, setOutcome] = useState<'keptToo' | 'keptSome' | 'refused'>();

  const keep = (): void => {
    const own = changeStored((before) => merged(before, trip));
    if (!own) setOutcome('refused');
    else setOutcome(trip.every(({ id }) => hasKept(own, id)) ? 'keptToo' : 'keptSome');
  };

  return (
    <div className={styles.keepAll}>
      <button type="button" onClick={keep}>
        {words.keepToo}
      </button>
      <p role="status">
        {outcome && `${words[outcome]} `}
        {outcome && outcome !== 'refused' && <a href={href}>{words.own}</a>}
      </p>
    </div>
  );
}
