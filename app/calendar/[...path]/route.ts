import type { CalendarEvent } from '@/lib/articles/calendarEvent';
import { getCalendarEvents } from '@/lib/cms/eventList';
import { toCalendarEvent } from '@/lib/cms/mappers/toCalendarEvent';
import { getArticle } from '@/lib/cms/queries';
import { found, MISSING, mapResult, type Result } from '@/lib/cms/result';
import { contractId } from '@/lib/cms/schema/article';
import { isLanguage, type Language } from '@/lib/i18n/language';
import { translator } from '@/lib/i18n/translator';
import { calendarHref } from '@/lib/routing/href';
import { type CalendarWords, toICalendar } from '@/lib/seo/icalendar';
import { env } from '@/lib/server/env';
import { answerDocument, answerMissing, answerUnavailable } from '@/lib/server/http/answers';

export const dynamic = 'force-dynamic';

function wordsIn(language: Language): CalendarWords {
  const t = translator(language);
  return {
    name: t('Calendar.name'),
    description: t('Calendar.description'),
    notConfirmed: t('ArticlePage.notConfirmed'),
  };
}

async function allEvents(language: Language): Promise<Result<string>> {
  const words = wordsIn(language);
  return mapResult(await getCalendarEvents(), (articles) => {
    const events = articles.flatMap((article) => toCalendarEvent(article, language) ?? []);
    return toICalendar(events, language, env().siteUrl, words, calendarHref(language));
  });
}

async function oneEvent(language: Language, id: string): Promise<Result<string>> {
  const article = await getArticle(id);
  if (article.state !== 'found') return article;
  const event: CalendarEvent | null = toCalendarEvent(article.value, language);
  return event ? found(toICalendar([event], language, env().siteUrl, wordsIn(language))) : MISSING;
}

/** Reads `{language}.ics` and `{language}/{event}.ics`; null for anything else. */
function readPath([first = '', second, ...more]: string[]): { language: Language; id: string | null } | null {
  const language = second ? first : first.replace(/\.ics$/, '');
  const id = second ? second.replace(/\.ics$/, '') : null;
  const isIcs = (second ?? first).endsWith('.ics');
  if (!isIcs || more.length > 0 || !isLanguage(language)) return null;
  return id === null || contractId.safeParse(id).success ? { language, id } : null;
}

type Context = { params: Promise<{ path: string[] }> };

/** All events, `/calendar/{language}.ics`, or one, `/calendar/{language}/{event}.ics`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const names = readPath((await params).path);
  if (!names) return answerMissing();
  const { language, id } = names;
  const calendar = await (id === null ? allEvents(language) : oneEvent(language, id));
  if (calendar.state === 'missing') return answerMissing();
  if (calendar.state === 'unavailable') return answerUnavailable();
  return answerDocument(request, {
    body: calendar.value,
    type: 'text/calendar; charset=utf-8',
    maxAge: 300,
    // Opened by devices that can, saved under a name of its own by others.
    headers: { 'Content-Disposition': `inline; filename="kotor-${id ?? language}.ics"` },
  });
}
