import { type NextRequest, NextResponse } from 'next/server';
import { LANGUAGE_TAG, type Language } from '@/lib/i18n/language';
import { parseAddress } from '@/lib/routing/address';
import { readCardAddress, toCardRoute } from '@/lib/routing/cardAddress';
import { internalPath, isKept, type Page } from '@/lib/routing/internal';
import { decideLanguage } from '@/lib/routing/languageRule';
import { lowerCasePath } from '@/lib/routing/lowerCasePath';
import type { Route } from '@/lib/routing/table';
import { CACHED_PAGE_POLICY, dynamicPagePolicy } from '@/lib/server/security/contentPolicy';

/** What a route turned out to be, once the provider was asked. */
export type Resolution = { state: 'found'; page: Page } | { state: 'missing' } | { state: 'unavailable' };

export type Resolve = (language: Language, route: Route) => Promise<Resolution>;

/** Seconds after which a visitor of an unavailable page may come back: the provider is asked again by then. */
const RETRY_AFTER = '30';

const PRIVATE = 'private, max-age=0, must-revalidate';

/**
 * Seconds for which the proxy in front keeps a page that is kept here, whatever other shared caches may: it keeps one for
 * each language (deploy/nginx). It takes the header off.
 */
const KEPT_IN_FRONT = '10';

/**
 * Shared caches may keep a page as long as it is fresh. A browser asks each time: Next’s own header lets it show a stale
 * page first, for up to a year, whose scripts may be those of a build that is gone.
 */
const SHARED = 'public, max-age=0, s-maxage=300, must-revalidate';

const POLICY = 'Content-Security-Policy';

function rewrite(request: NextRequest, language: Language, page: Page, status: number): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = internalPath(language, page);
  url.search = '';
  const headers = new Headers(request.headers);
  headers.delete(POLICY);
  // Next marks the scripts of a page it does not keep with the nonce it finds in the request.
  if (!isKept(page)) headers.set(POLICY, dynamicPagePolicy(crypto.randomUUID()));
  const response = NextResponse.rewrite(url, { status, request: { headers } });
  response.headers.set('Content-Language', LANGUAGE_TAG[language]);
  // Only a build makes pages that hold to one.
  if (process.env.NODE_ENV === 'production') response.headers.set(POLICY, headers.get(POLICY) ?? CACHED_PAGE_POLICY);
  return response;
}

type Found = { language: Language; fromVisitor: boolean; resolution: Resolution };

/** What a path leads to, in which language. */
async function find(request: NextRequest, pathname: string, resolve: Resolve): Promise<Found> {
  const { searchParams } = request.nextUrl;
  const decided = decideLanguage(pathname, searchParams, request.cookies.get('lang')?.value);
  const address = parseAddress(pathname, searchParams);
  const resolution: Resolution = address ? await resolve(decided.language, address.route) : { state: 'missing' };
  return { ...decided, resolution };
}

/** The page an address with capitals meant, where there is one: typed by hand, or printed at the start of a sentence. */
async function meantAddress(request: NextRequest, resolve: Resolve): Promise<URL | null> {
  const url = request.nextUrl.clone();
  url.pathname = lowerCasePath(url.pathname);
  if (url.pathname === request.nextUrl.pathname) return null;
  const { resolution } = await find(request, url.pathname, resolve);
  return resolution.state === 'found' ? url : null;
}

/**
 * Answers a request for a page: method, route, form of its inputs, existence, then a rewrite to the internal route
 * with an empty query. Whatever is not an address of the site becomes the 404 page with status 404, and what the
 * provider cannot tell now becomes the ‘unavailable’ page with status 503 (docs/requirements.md, Failures).
 */
export async function answerPage(request: NextRequest, resolve: Resolve): Promise<NextResponse> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new NextResponse('Method Not Allowed', { status: 405, headers: { Allow: 'GET, HEAD' } });
  }
  const { pathname } = request.nextUrl;
  const card = readCardAddress(pathname);
  // A card answers an outage itself; one of a page that does not exist is a 404 like the page.
  if (card && (await resolve(card.language, toCardRoute(card.subject))).state !== 'missing') return NextResponse.next();
  const { language, fromVisitor, resolution } = await find(request, pathname, resolve);

  if (resolution.state === 'unavailable') {
    const response = rewrite(request, language, { kind: 'unavailable' }, 503);
    response.headers.set('Retry-After', RETRY_AFTER);
    response.headers.set('Cache-Control', 'no-store');
    return response;
  }
  const meant = resolution.state === 'missing' ? await meantAddress(request, resolve) : null;
  if (meant) return NextResponse.redirect(meant, 308);
  const response =
    resolution.state === 'found'
      ? rewrite(request, language, resolution.page, 200)
      : rewrite(request, language, { kind: 'notFound' }, 404);
  // What is rendered each time holds nothing of the visitor’s but what the address says: a device may keep it.
  const isFresh = resolution.state === 'found' && !isKept(resolution.page);
  response.headers.set('Cache-Control', fromVisitor || isFresh ? PRIVATE : SHARED);
  if (!isFresh) response.headers.set('X-Accel-Expires', KEPT_IN_FRONT);
  return response;
}
