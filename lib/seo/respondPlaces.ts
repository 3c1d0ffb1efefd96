import 'server-only';
import { getAllGuideArticles } from '@/lib/cms/allArticles';
import { getOpenDataPlaces, type OpenDataPlace } from '@/lib/seo/openDataPlaces';
import { respondDocument } from '@/lib/server/http/responses';

/** Responds with the places as open data, also during an outage of the provider, but then without their pages. */
export async function respondPlaces(
  request: Request,
  type: string,
  toBody: (places: readonly OpenDataPlace[]) => string,
): Promise<Response> {
  const maxAge = (await getAllGuideArticles()).state === 'found' ? 3600 : 0;
  const body = toBody(await getOpenDataPlaces());
  const headers = { 'Access-Control-Allow-Origin': '*' };
  return respondDocument(request, { body, type: `${type}; charset=utf-8`, maxAge, headers });
}
