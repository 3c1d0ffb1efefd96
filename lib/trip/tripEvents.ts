import 'server-only';
import type { CalendarEvent } from '@/lib/articles/calendarEvent';
import { summaryOf } from '@/lib/cms/mappers/references';
import { getPlace } from '@/lib/cms/places';
import { townDay } from '@/lib/i18n/dates';
import { addDays } from '@/lib/i18n/day';
import type { Language } from '@/lib/i18n/language';
import { site } from '@/lib/site';
import type { Trip } from '@/lib/trip/trip';
import type { TripArticles } from '@/lib/trip/tripArticles';
import { toTripEntry } from '@/lib/trip/tripEntries';
import { timesOn } from '@/lib/trip/tripEntry';

/**
 * Calendar events of a trip, one for each item with a day: of the whole day, since only the visitor knows the hour, with
 * the time of an event in its text. `now` is when they were modified, by which a calendar replaces an older version.
 */
export function toTripEvents(trip: Trip, { articles }: TripArticles, language: Language, now: Date): CalendarEvent[] {
  return trip.flatMap(({ id, day }) => {
    const article = articles.get(id);
    if (!article || !day) return [];
    const entry = toTripEntry(article, language);
    const { title, place, href } = entry;
    const { when, note } = timesOn({ ...entry, day }, townDay(now));
    return {
      id: `trip-${id}`,
      title: title.text,
      summary: [when, note, summaryOf(article, language)?.text].filter(Boolean).join('\n\n') || null,
      place: place?.text ?? getPlace(id)?.address?.words[language] ?? site.town,
      address: href,
      time: { kind: 'days', from: day, until: addDays(day, 1) },
      isConfirmed: true,
      modified: now.toISOString(),
    };
  });
}
