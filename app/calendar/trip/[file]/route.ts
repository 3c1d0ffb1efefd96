import type { NextRequest } from 'next/server';
import { clock } from '@/lib/i18n/clock';
import { TRIP_ITEMS } from '@/lib/routing/browserHref';
import { languageOfFile } from '@/lib/routing/languageRule';
import { respondCalendar } from '@/lib/seo/respondCalendar';
import { respondError } from '@/lib/server/http/responses';
import { parseTrip } from '@/lib/trip/trip';
import { getTripArticles } from '@/lib/trip/tripArticles';
import { toTripEvents } from '@/lib/trip/tripEvents';

/** The days of a trip as one calendar file, `/calendar/trip/{language}.ics?items=…`; a 404 where nothing has a day. */
export async function GET(request: NextRequest, { params }: RouteContext<'/calendar/trip/[file]'>): Promise<Response> {
  const language = languageOfFile((await params).file, 'ics');
  const trip = parseTrip(request.nextUrl.searchParams.get(TRIP_ITEMS) ?? '').items.filter(({ day }) => day !== null);
  if (!language || trip.length === 0) return respondError('missing');
  const result = await getTripArticles(trip);
  if (result.isIncomplete) return respondError('unavailable');
  const events = toTripEvents(trip, result, language, clock.now());
  if (events.length === 0) return respondError('missing');
  return respondCalendar(request, events, language, { name: 'trip', maxAge: 0 });
}
