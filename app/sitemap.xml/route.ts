import { env } from '@/lib/env.mjs';
import { sitemapEntries, toSitemapXml } from '@/lib/seo/sitemap';

/** Kept for five minutes like any page; asked for at run time only, since the build knows no provider. */
export const dynamic = 'force-dynamic';

const FRESH_MS = 300_000;

let kept: { xml: string; until: number } | null = null;

async function sitemap(): Promise<string | null> {
  if (kept && Date.now() < kept.until) return kept.xml;
  const entries = await sitemapEntries();
  if (entries.state !== 'found') return kept?.xml ?? null;
  kept = { xml: toSitemapXml(entries.value, env().siteUrl), until: Date.now() + FRESH_MS };
  return kept.xml;
}

export async function GET(): Promise<Response> {
  const xml = await sitemap();
  if (!xml)
    return new Response('Content unavailable', {
      status: 503,
      headers: { 'Retry-After': '30', 'Cache-Control': 'no-store' },
    });
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  });
}
