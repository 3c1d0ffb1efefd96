'use client';

import { useState } from 'react';
import styles from '@/components/trip/SaveAll.module.scss';
import type { Messages } from '@/lib/i18n/messages';
import { cacheEntries, changeStoredTrip } from '@/lib/trip/storedTrip';
import { hasItem, mergeTrips, type Trip } from '@/lib/trip/trip';

type SaveAllMessages = Messages['TripPage']['saveAll'] & { refused: string; title: string };

type Props = {
  trip: Trip;
  /** URL of the visitor’s own trip. */
  href: string;
  /** URL of the entries of this trip. */
  entriesHref: string;
  messages: SaveAllMessages;
};

/** Merges a shared trip into the visitor’s own. */
export function SaveAll({ trip, href, entriesHref, messages }: Props) {
  const [outcome, setOutcome] = useState<'saved' | 'savedSome' | 'refused'>();

  const save = (): void => {
    const own = changeStoredTrip((before) => mergeTrips(before, trip));
    if (!own) setOutcome('refused');
    else setOutcome(trip.every(({ id }) => hasItem(own, id)) ? 'saved' : 'savedSome');
    if (own) cacheEntries(entriesHref);
  };

  return (
    <div className={styles.saveAll}>
      <button type="button" onClick={save}>
        {messages.save}
      </button>
      <p role="status">
        {outcome && <span>{`${messages[outcome]} `}</span>}
        {outcome && outcome !== 'refused' && <a href={href}>{messages.title}</a>}
      </p>
    </div>
  );
}
