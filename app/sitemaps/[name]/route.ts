import { LANGUAGES } from '@/lib/i18n/language';
import { pagesName, toPagesSitemap } from '@/lib/seo/sitemap/sitemapIndex';
import { fileOf } from '@/lib/seo/sitemap/sitemapSeries';
import { getSitemaps } from '@/lib/seo/sitemap/sitemaps';
import { env } from '@/lib/server/env';
import { answerDocument, answerMissing, answerUnavailable } from '@/lib/server/http/answers';
import { answerGzipFile } from '@/lib/server/http/gzipFile';

export const dynamic = 'force-dynamic';

const TYPE = 'application/xml; charset=utf-8';
const MAX_AGE = 300;

type Context = { params: Promise<{ name: string }> };

/** One sitemap of the index, `/sitemap-{name}.xml`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { name } = await params;
  const language = LANGUAGES.find((each) => pagesName(each) === name);
  if (language) {
    return answerDocument(request, { body: toPagesSitemap(language, env().siteUrl), type: TYPE, maxAge: MAX_AGE });
  }
  const set = await getSitemaps();
  if (!set) return answerUnavailable();
  const file = set.files.find((each) => each.name === name);
  if (!file) return answerMissing();
  return answerGzipFile(request, {
    file: fileOf(set.folder, name),
    etag: file.etag,
    type: TYPE,
    maxAge: MAX_AGE,
  });
}
