import { type NextRequest, NextResponse } from 'next/server';
import { resolve } from '@/lib/cms/resolve';
import { BUILD_HEADER } from '@/lib/offline/isCacheable';
import { respondPage } from '@/lib/server/http/respondPage';
import { buildId } from '@/lib/server/page-cache/pageFolder';

/** The style guide exists under `next dev` only; in a build this is false at compile time. */
const isStyleGuide = ({ nextUrl }: NextRequest): boolean =>
  process.env.NODE_ENV === 'development' && nextUrl.pathname === '/styleguide';

const build = buildId();

/** Responds with a page. The header with its build lets the service worker keep the caches of two builds apart. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  if (isStyleGuide(request)) return NextResponse.rewrite(new URL('/en/styleguide', request.url));
  const response = await respondPage(request, resolve);
  if (build) response.headers.set(BUILD_HEADER, build);
  return response;
}

export const config = {
  runtime: 'nodejs',
  // Everything but files and route handlers; a literal, because Next reads it from the source (lib/routing/matcher.test.ts).
  matcher: [
    '/((?!_next/(?:static/|image$|data/)|api/|media/|og/|healthz$|search-index/v1/(?:en|sr)\\.json$|trip/v1/(?:en|sr)\\.json$|(?:fonts|icons|pictures)/[^/]+\\.\\w+$|share-card\\.jpg$|favicon\\.ico$|robots\\.txt$|(?:licences|llms)\\.txt$|\\.well-known/security\\.txt$|sitemap\\.xml$|sitemap-[a-z]+-(?:en|sr)(?:-\\d{1,4})?\\.xml$|news-sitemap\\.xml$|feed/(?:en|sr)\\.xml$|calendar/(?:trip|plan)/(?:en|sr)\\.ics$|calendar/(?:en|sr)(?:/[A-Za-z0-9_-]{1,64})?\\.ics$|places\\.(?:geojson|jsonld)$|manifest\\.webmanifest$|sw\\.js$|offline/pack$).*)',
  ],
};
