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
  /** The items before the latest removal, whose actions stay in place even if it was the last item. */
  const [beforeRemoval, setBeforeRemoval] = useState<Trip>([]);
  /** Days of removed items, by id: a typed day is stored before the entry moves to it. */
  const daysBefore = useRef(new Map<string, string | null>());

  const present = parsed.items.filter(({ id }) => known.get(id) !== null);
  const hasMissing = present.length < parsed.items.length;
  const removed = new Set(shown.filter(({ id }) => !hasItem(parsed.items, id)).map(({ id }) => id));
  const entries: EntryWithDay[] = shown.flatMap(({ id, day }) => {
    const entry = known.get(id);
    return entry ? [{ ...entry, day }] : [];
  });

  // The place of the actions stays when the last entry is removed, so that ‘Undo’ is where ‘Remove’ was.
  const isEmptied = present.length === 0;
  const trip = isEmptied ? beforeRemoval : present;
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

  const toggle = (entry: EntryWithDay): void => {
    const isBack = removed.has(entry.id);
    const stored = parsed.items.find(({ id }) => id === entry.id);
    if (stored) daysBefore.current.set(entry.id, stored.day);
    const dayBefore = daysBefore.current.get(entry.id);
    const back: TripItem = { id: entry.id, day: dayBefore === undefined ? entry.day : dayBefore };
    const isStored = edit(entry.title.text, (trip) => {
      if (!isBack) return without(trip, entry.id);
      const order = shown.map(({ id }) => id);
      return [...without(trip, entry.id), back].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
    });
    if (!isStored) return;
    if (!isBack) setBeforeRemoval(present);
    if (isBack) announce({ ...entry, day: back.day });
    else setStatus(`${messages.removed}: ${entry.title.text}`);
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
            onToggle={() => toggle(entry)}
            onDone={(isInField) => {
              // Its field moves with the entry, and is a new one.
              flushSync(settle);
              if (isInField) document.getElementById(dayFieldId(entry.id))?.focus();
            }}
          />
        )}
      />
    </>
  );
}
