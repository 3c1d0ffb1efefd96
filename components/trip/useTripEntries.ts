import { useEffect, useState } from 'react';
import type { Language } from '@/lib/i18n/language';
import { fetchJson } from '@/lib/json';
import { tripEntriesHref } from '@/lib/routing/browserHref';
import { serializeTrip, type Trip } from '@/lib/trip/trip';
import { parseTripEntries, type TripEntry } from '@/lib/trip/tripEntry';

/** Fetches the entry of each item once; an id that is not on the site maps to null. */
export function useTripEntries(language: Language, trip: Trip) {
  const [known, setKnown] = useState<ReadonlyMap<string, TripEntry | null>>(new Map());
  const [hasFailed, setFailed] = useState(false);
  const wanted = serializeTrip(trip.filter(({ id }) => !known.has(id)).map(({ id }) => ({ id, day: null })));

  useEffect(() => {
    if (!wanted || hasFailed) return;
    const controller = new AbortController();
    fetchJson(tripEntriesHref(language, wanted), parseTripEntries, controller.signal).then(
      ({ entries, missing, isIncomplete }) => {
        const found = entries.map((entry) => [entry.id, entry] as const);
        setKnown((before) => new Map([...before, ...found, ...missing.map((id) => [id, null] as const)]));
        setFailed(isIncomplete);
      },
      () => controller.signal.aborted || setFailed(true),
    );
    return () => controller.abort();
  }, [language, wanted, hasFailed]);

  return { known, isWaiting: wanted !== '' && !hasFailed, hasFailed, retry: () => setFailed(false) };
}
