import { useEffect, useState } from 'react';
import type { Language } from '@/lib/i18n/language';
import { fetchJson } from '@/lib/json';
import { tripEntriesHref } from '@/lib/routing/browserHref';
import { savedTripEntries } from '@/lib/trip/savedTripEntries';
import { serializeTrip, type Trip } from '@/lib/trip/trip';
import { parseTripEntries, type TripEntries, type TripEntry } from '@/lib/trip/tripEntry';

/** Stands for a failed response. */
const UNAVAILABLE: TripEntries = { entries: [], missing: [], isIncomplete: true };

/**
 * Fetches the entry of each item once, or reads it from the device if the server cannot be reached; an unknown id maps
 * to null.
 */
export function useTripEntries(language: Language, trip: Trip) {
  const [known, setKnown] = useState<ReadonlyMap<string, TripEntry | null>>(new Map());
  const [hasFailed, setFailed] = useState(false);
  const wanted = serializeTrip(trip.filter(({ id }) => !known.has(id)).map(({ id }) => ({ id, day: null })));

  useEffect(() => {
    if (!wanted || hasFailed) return;
    const controller = new AbortController();
    const load = async (): Promise<void> => {
      const response = await fetchJson(tripEntriesHref(language, wanted), parseTripEntries, controller.signal).catch(
        () => UNAVAILABLE,
      );
      const ids = wanted.split('.');
      const saved = response.isIncomplete ? await savedTripEntries(language, ids).catch(() => []) : [];
      if (controller.signal.aborted) return;
      const found = new Map<string, TripEntry | null>();
      for (const entry of [...saved, ...response.entries]) found.set(entry.id, entry);
      for (const id of response.missing) found.set(id, null);
      setKnown((before) => new Map([...before, ...found]));
      setFailed(ids.some((id) => !found.has(id)));
    };
    void load();
    return () => controller.abort();
  }, [language, wanted, hasFailed]);

  return { known, isWaiting: wanted !== '' && !hasFailed, hasFailed, retry: () => setFailed(false) };
}
