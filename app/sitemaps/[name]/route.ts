import { getContentEntries } from '@/lib/seo/sitemap/content';
import { contentSitemaps, ownSitemaps, toSitemapXml } from '@/lib/seo/sitemap/sitemaps';
import { respondDocument, respondError } from '@/lib/server/http/responses';

async function find(wanted: string) {
  const own = ownSitemaps().find(({ name }) => name === wanted);
  if (own) return own;
  const content = await getContentEntries();
  if (content.state !== 'found') return 'unavailable';
  return contentSitemaps(content.value).find(({ name }) => name === wanted);
}

/** One sitemap of the index, `/sitemap-{name}.xml`. */
export async function GET(request: Request, { params }: RouteContext<'/sitemaps/[name]'>): Promise<Response> {
  const sitemap = await find((await params).name);
  if (!sitemap) return respondError('missing');
  if (sitemap === 'unavailable') return respondError('unavailable');
  return respondDocument(request, { body: toSitemapXml(sitemap), type: 'application/xml; charset=utf-8', maxAge: 300 });
}
