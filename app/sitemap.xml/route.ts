import { toSitemapIndex } from '@/lib/seo/sitemap/sitemapIndex';
import { getSitemaps } from '@/lib/seo/sitemap/sitemaps';
import { env } from '@/lib/server/env';
import { answerDocument } from '@/lib/server/http/answers';

/** Asked for at run time only: the build knows neither the provider nor the public address. */
export const dynamic = 'force-dynamic';

/** The index stands whatever the provider does; while it is incomplete, nobody keeps it. */
export async function GET(request: Request): Promise<Response> {
  const set = await getSitemaps();
  return answerDocument(request, {
    body: toSitemapIndex(set, env().siteUrl),
    type: 'application/xml; charset=utf-8',
    maxAge: set ? 300 : 0,
  });
}
