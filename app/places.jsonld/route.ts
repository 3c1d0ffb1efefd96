import { getGuide } from '@/lib/cms/allArticles';
import { getOpenDataPlaces } from '@/lib/cms/openDataPlaces';
import { toPlacesJsonLd } from '@/lib/seo/placesJsonLd';
import { env } from '@/lib/server/env';
import { respondDocument } from '@/lib/server/http/responses';

/** The places as open data, also during an outage of the provider, but then without their pages. */
export async function GET(request: Request): Promise<Response> {
  const maxAge = (await getGuide()).state === 'found' ? 3600 : 0;
  const body = toPlacesJsonLd(await getOpenDataPlaces(), env().siteUrl);
  const headers = { 'Access-Control-Allow-Origin': '*' };
  return respondDocument(request, { body, type: 'application/ld+json; charset=utf-8', maxAge, headers });
}
