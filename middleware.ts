import { type NextRequest, NextResponse } from 'next/server';
import { resolve } from '@/lib/cms/resolve';
import { BUILD_HEADER } from '@/lib/offline/isCacheable';
import { answerPage } from '@/lib/routing/answer';
import { buildId } from '@/lib/server/page-cache/pageFolder';

/** The style guide is there while working on the site; in a build this is false at compile time. */
const isStyleGuide = ({ nextUrl }: NextRequest): boolean =>
  process.env.NODE_ENV === 'development' && nextUrl.pathname === '/styleguide';

const build = buildId();

/** Answers with a page, and says of which build it is: what a device keeps of two builds must not meet. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  if (isStyleGuide(request)) return NextResponse.rewrite(new URL('/en/styleguide', request.url));
  const response = await answerPage(request, resolve);
  if (build) response.headers.set(BUILD_HEADER, build);
  return response;
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!_next/|api/|media/|healthz$|search-index/v1/(?:en|sr)\\.json$|trip/v1/(?:en|sr)\\.json$|fonts/|icons/|pictures/|share-card\\.jpg$|favicon\\.ico$|robots\\.txt$|llms\\.txt$|\\.well-known/security\\.txt$|sitemap\\.xml$|sitemap-[a-z]+-(?:en|sr)(?:-\\d{1,4})?\\.xml$|news-sitemap\\.xml$|feed/(?:en|sr)\\.xml$|calendar/trip/(?:en|sr)\\.ics$|calendar/(?:en|sr)(?:/[A-Za-z0-9_-]{1,64})?\\.ics$|places\\.(?:geojson|jsonld)$|manifest\\.webmanifest$|sw\\.js$|offline/pack$).*)',
  ],
};
