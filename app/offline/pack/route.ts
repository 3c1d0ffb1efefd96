import { isLanguage } from '@/lib/i18n/language';
import { getPackManifest } from '@/lib/offline/manifest/getPackManifest';
import { env } from '@/lib/server/env';
import { respondDocument, respondError } from '@/lib/server/http/responses';

/** The files of the offline pack in a language, with their sizes; a 404 while `OFFLINE` is off. */
export async function GET(request: Request): Promise<Response> {
  const language = new URL(request.url).searchParams.get('lang');
  if (!env().offline || !isLanguage(language)) return respondError('missing');
  const offer = await getPackManifest(language);
  if (offer.state !== 'found') return respondError('unavailable');
  return respondDocument(request, {
    body: JSON.stringify(offer.value),
    type: 'application/json; charset=utf-8',
    maxAge: 0,
  });
}
