import { getContentEntries } from '@/lib/seo/sitemap/content';
import { contentSitemaps, ownSitemaps, toSitemapIndex } from '@/lib/seo/sitemap/sitemaps';
import { env } from '@/lib/server/env';
import { respondDocument } from '@/lib/server/http/responses';

/** Never rendered at build, which knows neither the provider nor the public address. */
export const dynamic = 'force-dynamic';

/** The index of the sitemaps; one that is incomplete is not cached. */
export async function GET(request: Request): Promise<Response> {
  const content = await getContentEntries();
  const sitemaps = content.state === 'found' ? contentSitemaps(content.value) : [];
  return respondDocument(request, {
    body: toSitemapIndex([...ownSitemaps(), ...sitemaps], env().siteUrl),
    type: 'application/xml; charset=utf-8',
    maxAge: content.state === 'found' ? 300 : 0,
  });
}
