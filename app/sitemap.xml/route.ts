import { toSitemapIndex } from '@/lib/seo/sitemap/sitemapIndex';
import { getSitemaps } from '@/lib/seo/sitemap/sitemaps';
import { env } from '@/lib/server/env';
import { answerDocument } from '@/lib/server/http/answers';

/** Never rendered at build, which knows neither the provider nor the public address. */
export const dynamic = 'force-dynamic';

/** The index of the sitemaps; one that is incomplete is not cached. */
export async function GET(request: Request): Promise<Response> {
  const set = await getSitemaps();
  return answerDocument(request, {
    body: toSitemapIndex(set, env().siteUrl),
    type: 'application/xml; charset=utf-8',
    maxAge: set ? 300 : 0,
  });
}
