import { env } from '@/lib/server/env';
import { respondDocument } from '@/lib/server/http/responses';

/** Never rendered at build: the public address is known at start. */
export const dynamic = 'force-dynamic';

/** Pages with `noindex` are not disallowed, since crawlers must be able to read it. */
export const GET = (request: Request): Response => {
  const { siteUrl } = env();
  const sitemaps = ['/sitemap.xml', '/news-sitemap.xml'].map((path) => `Sitemap: ${siteUrl}${path}\n`);
  return respondDocument(request, {
    body: `User-agent: *\nAllow: /\nDisallow: /api/\n\n${sitemaps.join('')}`,
    type: 'text/plain; charset=utf-8',
    maxAge: 3600,
  });
};
