import type { NextRequest } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { respondError, respondJson } from '@/app/api/responses';
import { getEventList } from '@/lib/cms/eventList';
import { isLanguage, LANGUAGE_TAG } from '@/lib/i18n/language';
import { readId, readPage } from '@/lib/routing/address';

/** Whether an event has ended is decided on each request. */
export const dynamic = 'force-dynamic';

/** A page of the events in the order of the calendar, for ‘load more’: `/api/events?lang=en&page=2&id=…`. */
export async function GET(request: NextRequest): Promise<Response> {
  const query = request.nextUrl.searchParams;
  const language = query.get('lang');
  const [page, id] = [readPage(query), readId(query)];
  if (!isLanguage(language) || page === undefined || id === undefined) {
    return respondError('malformed');
  }
  const t = await getTranslations({ locale: LANGUAGE_TAG[language], namespace: 'EventsPage' });
  const events = await getEventList(language, { page, categoryId: id ?? undefined }, t('undated'));
  if (events.state !== 'found') return respondError(events.state);
  const { groups, lastPage } = events.value;
  return respondJson({ groups, lastPage });
}
