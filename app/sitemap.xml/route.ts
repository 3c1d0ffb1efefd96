import { getContentEntries } from '@/lib/seo/sitemap/content';
import { contentSitemaps, ownSitemaps, toSitemapIndex } from '@/lib/seo/sitemap/sitemaps';
import { respondDocument, respondError } from '@/lib/server/http/responses';

/** Never rendered at build, which knows neither the provider nor the public address. */
export const dynamic = 'force-dynamic';

/** The index of the sitemaps, only when it is complete: search engines drop what is not listed. */
export async function GET(request: Request): Promise<Response> {
  const content = await getContentEntries();
  if (content.state !== 'found') return respondError('unavailable');
  return respondDocument(request, {
    body: toSitemapIndex([...ownSitemaps(), ...contentSitemaps(content.value)]),
    type: 'application/xml; charset=utf-8',
    maxAge: 300,
  });
}
