import type { NextRequest } from 'next/server';
import { TRIP_ITEMS } from '@/lib/routing/browserHref';
import { languageOfFile } from '@/lib/routing/languageRule';
import { respondError, respondJson } from '@/lib/server/http/responses';
import { parseTrip } from '@/lib/trip/trip';
import { getTripEntries } from '@/lib/trip/tripEntries';

/** The entries of a trip, `/trip/v1/{language}.json?items=…`. */
export async function GET(request: NextRequest, { params }: RouteContext<'/trip/v1/[file]'>): Promise<Response> {
  const language = languageOfFile((await params).file, 'json');
  if (!language) return respondError('missing');
  const { items } = parseTrip(request.nextUrl.searchParams.get(TRIP_ITEMS) ?? '');
  const entries = await getTripEntries(items, language);
  return respondJson(request, entries, !entries.isIncomplete);
}
