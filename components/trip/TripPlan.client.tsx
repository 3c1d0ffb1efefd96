'use client';

import { useEffect, useState } from 'react';
import { TRIP_MAP, TripActions, type TripActionsWords } from '@/components/trip/TripActions';
import { dayFieldId, TripControls, type TripControlsWords } from '@/components/trip/TripControls';
import { dayTitle, TripDays, type TripDaysWords } from '@/components/trip/TripDays';
import { TripFailure, type TripFailureWords } from '@/components/trip/TripFailure';
import styles from '@/components/trip/TripPlanner.module.scss';
import type { StoredTrip, TripState } from '@/components/trip/useStoredTrip';
import { useTripEntries } from '@/components/trip/useTripEntries';
import type { Language } from '@/lib/i18n/language';
import { tripHref } from '@/lib/routing/tripHref';
import { hasKept, type Kept, withDay, without, writeTrip } from '@/lib/trip/trip';
import type { Planned } from '@/lib/trip/tripEntry';

export type PlannerWords = TripActionsWords &
  TripControlsWords &
  TripDaysWords &
  TripFailureWords &
  Record<'refused' | 'leftOut' | 'forget' | 'cut' | 'loading' | 'removed', string>;

type Props = Pick<StoredTrip, 'change' | 'settle' | 'refresh'> & {
  language: Language;
  words: PlannerWords;
  state: TripState;
};

/** The trip on the device: its days, and what can be done with it. */
export function TripPlan({ language, words, state: { read, shown }, change, settle, refresh }: Props) {
  const { known, isWaiting, hasFailed, retry } = useTripEntries(language, read.items);
  const [said, setSaid] = useState('');
  const [moved, setMoved] = useState<{ id: string }>();

  useEffect(() => {
    if (moved) document.getElementById(dayFieldId(moved.id))?.focus();
  }, [moved]);

  const gone = read.items.filter(({ id }) => known.get(id) === null);
  const removed = new Set(shown.filter(({ id }) => !hasKept(read.items, id)).map(({ id }) => id));
  const things: Planned[] = shown.flatMap(({ id, day }) => {
    const entry = known.get(id);
    return entry ? [{ ...entry, day }] : [];
  });

  const hasMap = things.some(({ id, isOnMap }) => isOnMap && !removed.has(id));

  const forget = (): void => {
    change((trip) => trip.filter(({ id }) => known.get(id) !== null));
    refresh();
  };

  const plan = (thing: Planned, day: string | null): void => {
    change((trip) => withDay(trip, thing.id, day));
    setSaid(`${thing.title.text}: ${dayTitle(day, words)}`);
  };

  const toggle = (thing: Planned): void => {
    const isBack = removed.has(thing.id);
    const back: Kept = { id: thing.id, day: thing.day };
    change((trip) => {
      if (!isBack) return without(trip, thing.id);
      const order = shown.map(({ id }) => id);
      return [...without(trip, thing.id), back].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
    });
    setSaid(isBack ? thing.title.text : `${words.removed}: ${thing.title.text}`);
  };

  return (
    <>
      {isWaiting && things.length === 0 && <p>{words.loading}</p>}
      {read.isCut && <p className={styles.note}>{words.cut}</p>}
      {(read.hasNonsense || gone.length > 0) && (
        <p className={styles.note}>
          {words.leftOut}{' '}
          <button type="button" onClick={forget}>
            {words.forget}
          </button>
        </p>
      )}
      {hasFailed && <TripFailure words={words} onRetry={retry} />}
      <p className={styles.status} role="status">
        {said}
      </p>
      {read.items.length > gone.length && (
        <TripActions
          language={language}
          trip={read.items}
          mapHref={hasMap ? `${tripHref(language, writeTrip(read.items))}#${TRIP_MAP}` : null}
          words={words}
        />
      )}
      <TripDays
        things={things}
        words={words}
        removed={removed}
        controls={(thing) => (
          <TripControls
            key={thing.day}
            thing={thing}
            isRemoved={removed.has(thing.id)}
            words={words}
            onDay={(day) => plan(thing, day)}
            onToggle={() => toggle(thing)}
            onDone={(isInField) => {
              settle();
              if (isInField) setMoved({ id: thing.id });
            }}
          />
        )}
      />
    </>
  );
}
