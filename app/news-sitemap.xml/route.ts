import { mapResult } from '@/lib/cms/result';
import { staleIfError } from '@/lib/cms/staleIfError';
import { getLatestTwoDays, toNewsSitemap } from '@/lib/seo/sitemap/latestNews';
import { env } from '@/lib/server/env';
import { respondDocument, respondUnavailable } from '@/lib/server/http/responses';

const newsSitemap = staleIfError('newsSitemap', async () =>
  mapResult(await getLatestTwoDays(), (news) => toNewsSitemap(news, env().siteUrl)),
);

/** The news of the last two days, for search engines that list news. */
export async function GET(request: Request): Promise<Response> {
  const xml = await newsSitemap();
  if (xml.state !== 'found') return respondUnavailable();
  return respondDocument(request, { body: xml.value, type: 'application/xml; charset=utf-8', maxAge: 300 });
}
