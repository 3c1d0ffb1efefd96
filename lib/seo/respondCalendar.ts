import 'server-only';
import type { CalendarEvent } from '@/lib/articles/calendarEvent';
import type { Language } from '@/lib/i18n/language';
import { toICalendar } from '@/lib/seo/icalendar';
import { respondDocument } from '@/lib/server/http/responses';

type CalendarFile = {
  /** Part of the file name. */
  name: string;
  /** Seconds it may be cached. */
  maxAge: number;
  /** Path of a calendar to subscribe to. */
  source?: string;
};

/** Responds with events as an iCalendar file. */
export function respondCalendar(
  request: Request,
  events: readonly CalendarEvent[],
  language: Language,
  { name, maxAge, source }: CalendarFile,
): Response {
  return respondDocument(request, {
    body: toICalendar(events, language, source),
    type: 'text/calendar; charset=utf-8',
    maxAge,
    // Devices that can open the file do so; others save it under this name.
    headers: { 'Content-Disposition': `inline; filename="kotor-${name}.ics"` },
  });
}
