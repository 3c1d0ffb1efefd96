import type { CalendarEvent } from '@/lib/articles/calendarEvent';
import { getCalendarEvents } from '@/lib/cms/eventList';
import { toCalendarEvent } from '@/lib/cms/mappers/toCalendarEvent';
import { getArticle } from '@/lib/cms/queries';
import { found, MISSING, mapResult, type Result } from '@/lib/cms/result';
import { isLanguage, type Language } from '@/lib/i18n/language';
import { calendarHref } from '@/lib/routing/href';
import { ID_PATTERN } from '@/lib/routing/id';
import { respondCalendar } from '@/lib/seo/respondCalendar';
import { respondError } from '@/lib/server/http/responses';

const allEvents = async (language: Language): Promise<Result<CalendarEvent[]>> =>
  mapResult(await getCalendarEvents(), (articles) =>
    articles.flatMap((article) => toCalendarEvent(article, language) ?? []),
  );

async function oneEvent(language: Language, id: string): Promise<Result<CalendarEvent[]>> {
  const article = await getArticle(id);
  if (article.state !== 'found') return article;
  const event = toCalendarEvent(article.value, language);
  return event ? found([event]) : MISSING;
}

const FILE = new RegExp(`^(\\w+)(?:/(${ID_PATTERN}))?\\.ics$`);

/** All events, `/calendar/{language}.ics`, or one, `/calendar/{language}/{event}.ics`. */
export async function GET(request: Request, { params }: RouteContext<'/calendar/[...path]'>): Promise<Response> {
  const [, language, id] = FILE.exec((await params).path.join('/')) ?? [];
  if (!isLanguage(language)) return respondError('missing');
  const calendar = await (id === undefined ? allEvents(language) : oneEvent(language, id));
  if (calendar.state !== 'found') return respondError(calendar.state);
  const file = id === undefined ? { name: language, source: calendarHref(language) } : { name: id };
  return respondCalendar(request, calendar.value, language, { ...file, maxAge: 300 });
}
