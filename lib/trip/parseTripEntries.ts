import { parsePicture, parseText } from '@/lib/articles/parseCard';
import { boolean, list, nullable, object, string } from '@/lib/json';
import type { TripEntries, TripEntry } from '@/lib/trip/tripEntry';

export const parseTripEntries = object<TripEntries>({
  entries: list(
    object<TripEntry>({
      id: string,
      href: string,
      title: parseText,
      label: parseText,
      when: nullable(string),
      place: nullable(parseText),
      days: nullable(object<{ from: string; to: string }>({ from: string, to: string })),
      picture: nullable(parsePicture),
      isOnMap: boolean,
    }),
  ),
  missing: list(string),
  isIncomplete: boolean,
});
