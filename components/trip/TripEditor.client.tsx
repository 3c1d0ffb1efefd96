'use client';

import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusMyTrip } from '@/components/trip/focusMyTrip';
import styles from '@/components/trip/MyTrip.module.scss';
import { TRIP_MAP, TripActions } from '@/components/trip/TripActions';
import { dayFieldId, TripControls } from '@/components/trip/TripControls';
import { dayTitle, TripDays } from '@/components/trip/TripDays';
import { TripFailure } from '@/components/trip/TripFailure';
import { TripLoading } from '@/components/trip/TripLoading';
import type { StoredTrip, TripState } from '@/components/trip/useStoredTrip';
import { useTripEntries } from '@/components/trip/useTripEntries';
import { clock } from '@/lib/i18n/clock';
import { townDay } from '@/lib/i18n/dates';
import type { Language } from '@/lib/i18n/language';
import type { Messages } from '@/lib/i18n/messages';
import { tripHref } from '@/lib/routing/browserHref';
import { hasItem, serializeTrip, type Trip, type TripItem, withDay, without } from '@/lib/trip/trip';
import { type EntryWithDay, timesOn } from '@/lib/trip/tripEntry';

type Props = Pick<StoredTrip, 'change' | 'settle' | 'refresh'> & {
  language: Language;
  messages: Messages['TripPage']['myTrip'];
  state: TripState;
};

/** The stored trip: its days and its actions. */
export function TripEditor({ language, messages, state: { parsed, shown }, change, settle, refresh }: Props) {
  const { known, isWaiting, hasFailed, retry } = useTripEntries(language, parsed.items);
  const [status, setStatus] = useState('');
  /** Removed items as they were stored, by id: a typed day is stored before the entry moves to it. */
  const removedItems = useRef(new Map<string, TripItem>());

  const present = parsed.items.filter(({ id }) => known.get(id) !== null);
  const hasMissing = present.length < parsed.items.length;
  const removed = new Set(shown.filter(({ id }) => !hasItem(parsed.items, id)).map(({ id }) => id));
  const entries: EntryWithDay[] = shown.flatMap(({ id, day }) => {
    const entry = known.get(id);
    return entry ? [{ ...entry, day }] : [];
  });

  // The place of the actions stays when the last entry is removed, so that ‘Undo’ is where ‘Remove’ was.
  const isEmptied = present.length === 0;
  const trip = isEmptied ? entries : present;
  const hasMap = trip.some(({ id }) => known.get(id)?.isOnMap);

  /** Returns whether the change was stored; if not, shows an error. */
  const edit = (what: string, update: (trip: Trip) => Trip): boolean => {
    const isStored = change(update);
    setStatus(isStored ? '' : `${what}: ${messages.notSaved}`);
    return isStored;
  };

  const forget = ({ currentTarget }: MouseEvent): void => {
    focusMyTrip(currentTarget);
    edit(messages.forget, (trip) => trip.filter(({ id }) => known.get(id) !== null));
    refresh();
  };

  const announce = (entry: EntryWithDay): void => {
    const { isOffDay } = timesOn(entry, townDay(clock.now()));
    setStatus(`${entry.title.text}: ${dayTitle(entry.day, messages)}${isOffDay ? `. ${messages.offDay}` : ''}`);
  };

  const remove = ({ id, title }: EntryWithDay): void => {
    const item = parsed.items.find((each) => each.id === id);
    if (!item || !edit(title.text, (trip) => without(trip, id))) return;
    removedItems.current.set(id, item);
    setStatus(`${messages.removed}: ${title.text}`);
  };

  const putBack = (entry: EntryWithDay): void => {
    const item = removedItems.current.get(entry.id) ?? { id: entry.id, day: entry.day };
    const order = shown.map(({ id }) => id);
    const isStored = edit(entry.title.text, (trip) =>
      [...without(trip, item.id), item].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id)),
    );
    if (isStored) announce({ ...entry, day: item.day });
  };

  if (isWaiting && entries.length === 0) return <TripLoading messages={messages} trip={shown} />;
  return (
    <>
      {parsed.isTruncated && <p className={styles.note}>{messages.cut}</p>}
      {(parsed.hasInvalid || hasMissing) && (
        <p className={styles.note}>
          {messages.leftOut}{' '}
          <button type="button" onClick={forget}>
            {messages.forget}
          </button>
        </p>
      )}
      {hasFailed && <TripFailure messages={messages} onRetry={retry} />}
      <p className={status.endsWith(messages.notSaved) ? styles.notSaved : 'visually-hidden'} role="status">
        {status}
      </p>
      {trip.length > 0 && (
        <div className={styles.actions} inert={isEmptied}>
          <TripActions
            language={language}
            trip={trip}
            mapHref={hasMap ? `${tripHref(language, serializeTrip(trip))}#${TRIP_MAP}` : null}
            messages={messages}
          />
        </div>
      )}
      <TripDays
        entries={entries}
        messages={messages}
        removed={removed}
        controls={(entry) => (
          <TripControls
            key={entry.day}
            entry={entry}
            isRemoved={removed.has(entry.id)}
            messages={messages}
            onDay={(day) => edit(entry.title.text, (trip) => withDay(trip, entry.id, day))}
            onChosen={(day) => announce({ ...entry, day })}
            onToggle={() => (removed.has(entry.id) ? putBack : remove)(entry)}
            onDone={(isInField) => {
              // The entry moves, and its field is rendered anew.
              flushSync(() => settle(entry.id));
              if (isInField) document.getElementById(dayFieldId(entry.id))?.focus();
            }}
          />
        )}
      />
    </>
  );
}
