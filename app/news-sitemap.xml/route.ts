import { getLatestNews } from '@/lib/cms/queries';
import { staleIfError } from '@/lib/cms/staleIfError';
import { selectRecent, toNewsSitemap } from '@/lib/seo/sitemap/newsSitemap';
import { respondDocument, respondError } from '@/lib/server/http/responses';

const latestNews = staleIfError('newsSitemap', getLatestNews);

/** The news of the last two days, for search engines that list news. */
export async function GET(request: Request): Promise<Response> {
  const news = await latestNews();
  if (news.state !== 'found') return respondError('unavailable');
  const body = toNewsSitemap(selectRecent(news.value.data));
  return respondDocument(request, { body, type: 'application/xml; charset=utf-8', maxAge: 300 });
}
