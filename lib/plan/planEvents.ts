import 'server-only';
import type { CalendarEvent } from '@/lib/articles/calendarEvent';
import { getPlace } from '@/lib/cms/places';
import { toInstant } from '@/lib/i18n/dates';
import { toClockTime, toInputs } from '@/lib/plan/planRequest';
import { type PlanParts, toPlanRows } from '@/lib/plan/planRows';
import { planHref } from '@/lib/routing/browserHref';
import { site } from '@/lib/site';

/**
 * The rows of a plan as calendar events with their times; rows without facts are omitted. `now` is when they were
 * modified, by which a calendar replaces an older version.
 */
export function toPlanEvents(parts: PlanParts, now: Date): CalendarEvent[] {
  const { language, request } = parts;
  const toIso = (minute: number): string => toInstant(request.day, `${toClockTime(minute)}:00`);
  return toPlanRows(parts)
    .filter(({ facts }) => facts.length > 0)
    .map(({ id, start, end, title, href, facts }) => ({
      id: `plan-${request.day}-${request.round}-${id}`,
      title,
      summary: facts.join(' · '),
      place: getPlace(id)?.address?.words[language] ?? site.town,
      address: href ?? planHref(language, toInputs(request)),
      time: { kind: 'hours', start: toIso(start), end: end === null ? null : toIso(end) },
      isConfirmed: true,
      modified: now.toISOString(),
    }));
}
