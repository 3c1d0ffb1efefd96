import type { NextRequest } from 'next/server';
import { LANGUAGES } from '@/lib/i18n/language';
import { TRIP_ITEMS } from '@/lib/routing/tripHref';
import { answerDocument, answerMissing } from '@/lib/server/http/answers';
import { parseTrip } from '@/lib/trip/trip';
import { getTripEntries } from '@/lib/trip/tripEntries';

/** Made from what the provider says now; never at build. */
export const dynamic = 'force-dynamic';

/** Seconds an answer may be kept; after that its ETag tells whether there is a newer one. */
const MAX_AGE = 60;

type Context = { params: Promise<{ file: string }> };

/** What the browser shows of the things a visitor kept, `/trip/v1/{language}.json?items=…`. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const { file } = await params;
  const language = LANGUAGES.find((each) => file === `${each}.json`);
  if (!language) return answerMissing();
  const { items } = parseTrip(request.nextUrl.searchParams.get(TRIP_ITEMS) ?? '');
  const answer = await getTripEntries(items, language);
  if (answer.isIncomplete) return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } });
  const type = 'application/json; charset=utf-8';
  return answerDocument(request, { body: JSON.stringify(answer), type, maxAge: MAX_AGE });
}
