import { env } from '@/lib/env.mjs';

/** Not baked into the build: the public address is known at start. */
export const dynamic = 'force-dynamic';

export const GET = (): Response =>
  new Response(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${env().siteUrl}/sitemap.xml\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
