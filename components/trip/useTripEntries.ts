import { useEffect, useState } from 'react';
import type { Language } from '@/lib/i18n/language';
import { fetchJson } from '@/lib/json';
import { savedTripEntries } from '@/lib/offline/savedTripEntries';
import { tripEntriesHref } from '@/lib/routing/browserHref';
import { serializeTrip, type Trip } from '@/lib/trip/trip';
import { parseTripEntries, type TripEntry } from '@/lib/trip/tripEntry';

/**
 * Fetches the entry of each item once, or takes it from the device where that fails; an id that is not on the site maps to
 * null.
 */
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
      async () => {
        if (controller.signal.aborted) return;
        const ids = wanted.split('.');
        const saved = await savedTripEntries(language, ids).catch(() => []);
        setKnown((before) => new Map([...before, ...saved.map((entry) => [entry.id, entry] as const)]));
        setFailed(saved.length < ids.length);
      },
    );
    return () => controller.abort();
  }, [language, wanted, hasFailed]);

  return { known, isWaiting: wanted !== '' && !hasFailed, hasFailed, retry: () => setFailed(false) };
}
