import { getNotices } from '@/lib/cms/notices';
import { getLatestNews } from '@/lib/cms/queries';
import { staleIfError } from '@/lib/cms/staleIfError';
import { clock } from '@/lib/i18n/clock';
import { languageOfFile } from '@/lib/routing/languageRule';
import { toFeed } from '@/lib/seo/feed';
import { respondDocument, respondError } from '@/lib/server/http/responses';

const latestNews = staleIfError('feed', getLatestNews);

/** The latest news, `/feed/{language}.xml`. */
export async function GET(request: Request, { params }: RouteContext<'/feed/[file]'>): Promise<Response> {
  const language = languageOfFile((await params).file, 'xml');
  if (!language) return respondError('missing');
  const news = await latestNews();
  if (news.state !== 'found') return respondError('unavailable');
  // Not cached with the news, since a notice ends on time.
  const notices = await getNotices(language, clock.now());
  const body = toFeed(news.value.data, language, notices);
  return respondDocument(request, { body, type: 'application/atom+xml; charset=utf-8', maxAge: 300 });
}
