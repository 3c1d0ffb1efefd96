import type { NextRequest } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { getEventList } from '@/lib/cms/eventList';
import { isLanguage, LANGUAGE_TAG } from '@/lib/i18n/language';
import { readId, readPage } from '@/lib/routing/address';

/** What is over is decided for each request. */
export const dynamic = 'force-dynamic';

const RETRY_AFTER = '30';

/** A page of the events in the order of the calendar, for ‘load more’: `/api/events?lang=en&page=2&id=…`. */
export async function GET(request: NextRequest): Promise<Response> {
  const query = request.nextUrl.searchParams;
  const language = query.get('lang');
  const [page, id] = [readPage(query), readId(query)];
  if (!isLanguage(language) || page === undefined || id === undefined) {
    return Response.json({ message: 'Malformed query' }, { status: 400, headers: { 'Cache-Control': 'no-store' } });
  }
  const t = await getTranslations({ locale: LANGUAGE_TAG[language], namespace: 'EventsPage' });
  const events = await getEventList(language, { page, categoryId: id ?? undefined }, t('undated'));
  if (events.state === 'missing') {
    return Response.json({ message: 'Not found' }, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  }
  if (events.state === 'unavailable') {
    return Response.json(
      { message: 'Content unavailable' },
      { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': RETRY_AFTER } },
    );
  }
  const { groups, lastPage } = events.value;
  return Response.json({ groups, lastPage }, { headers: { 'Cache-Control': 'public, max-age=60' } });
}
