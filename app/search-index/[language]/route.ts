import type { NextRequest } from 'next/server';
import { QUERY_NAME, toQuery } from '@/lib/content/search/query';
import type { SearchIndex } from '@/lib/content/search/searchIndex';
import { isLanguage } from '@/lib/language';
import { popularPages, searchWords } from '@/lib/search/searchWords';
import { getSiteSearch } from '@/lib/search/siteSearch';

/** Made from what the provider says now; never at build. */
export const dynamic = 'force-dynamic';

/** Above this many entries the browser gets none, and asks with each query: some 50 kB on the wire. */
const MAX_SHIPPED_ENTRIES = 400;

type Context = { params: Promise<{ language: string }> };

/** What the browser’s search is made from, or with a query what is found for it. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const { language } = await params;
  if (!isLanguage(language)) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  const { search, entries, isComplete } = await getSiteSearch(language);
  const headers = {
    'Cache-Control': isComplete ? 'public, max-age=60, stale-while-revalidate=300' : 'no-store',
  };
  const asked = request.nextUrl.searchParams.get(QUERY_NAME);
  if (asked !== null) return Response.json(search(toQuery(asked)), { headers });
  const index: SearchIndex = {
    entries: entries.length > MAX_SHIPPED_ENTRIES ? null : entries,
    isComplete,
    words: searchWords(language),
    popular: popularPages(language),
  };
  return Response.json(index, { headers });
}
