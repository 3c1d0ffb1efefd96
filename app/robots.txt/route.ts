import { env } from '@/lib/server/env';
import { answerDocument } from '@/lib/server/http/answers';

/** Not baked into the build: the public address is known at start. */
export const dynamic = 'force-dynamic';

/** Pages that are not to be listed say so themselves, and stay open to crawlers, who must read that. */
export const GET = (request: Request): Response => {
  const { siteUrl } = env();
  const sitemaps = ['/sitemap.xml', '/news-sitemap.xml'].map((path) => `Sitemap: ${siteUrl}${path}\n`);
  return answerDocument(request, {
    body: `User-agent: *\nAllow: /\nDisallow: /api/\n\n${sitemaps.join('')}`,
    type: 'text/plain; charset=utf-8',
    maxAge: 3600,
  });
};
