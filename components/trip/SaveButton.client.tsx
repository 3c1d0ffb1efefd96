'use client';

import { useState } from 'react';
import styles from '@/components/trip/SaveButton.module.scss';
import { loadOnPress } from '@/components/ui/browser/loadCode';
import { useInBrowser } from '@/components/ui/browser/useInBrowser';
import note from '@/components/ui/page/ActionStatus.module.scss';
import type { Messages } from '@/lib/i18n/messages';
import { isInStoredTrip } from '@/lib/trip/isInStoredTrip';
import type { SaveOutcome } from '@/lib/trip/storedTrip';
import type { TripItem } from '@/lib/trip/trip';

type Props = {
  item: TripItem;
  /** URL of the visitor’s trip. */
  href: string;
  /** URL of the item’s entry. */
  entriesHref: string;
  messages: Messages['SaveButton'];
};

/** Adds an article to the stored trip or removes it, and reports the outcome with a link to the trip. */
export function SaveButton({ item, href, entriesHref, messages }: Props) {
  const isSaved = useInBrowser(() => isInStoredTrip(item.id));
  const [outcome, setOutcome] = useState<SaveOutcome | 'failed'>();

  const toggle = async (): Promise<void> => {
    // Decided before the code is loaded, since the visitor may press again meanwhile.
    const isRemoval = isInStoredTrip(item.id);
    setOutcome(undefined);
    const edit = await loadOnPress(() => import('@/lib/trip/storedTrip'));
    if (!edit) setOutcome('failed');
    else setOutcome(isRemoval ? edit.removeFromTrip(item.id) : edit.addToTrip(item, entriesHref));
  };

  // The trip may have been changed elsewhere since.
  const isPast = outcome === (isSaved ? 'removed' : 'saved');

  return (
    <>
      <button
        className={styles.save}
        type="button"
        data-saved={isSaved || undefined}
        // The second click of a double click does not remove what the first one saved.
        onClick={({ detail }) => detail < 2 && void toggle()}
      >
        {isSaved ? messages.inTrip : messages.save}
      </button>
      <p className={note.status} role="status">
        {/* A translated page has another node in place of a text, so only elements can be removed. */}
        {outcome && !isPast && <span>{`${messages[outcome]} `}</span>}
        {(outcome === 'saved' || outcome === 'full') && !isPast && <a href={href}>{messages.trip}</a>}
      </p>
    </>
  );
}
