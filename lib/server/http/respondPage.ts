import { getCookie } from 'cookies-next/server';
import { type NextRequest, NextResponse } from 'next/server';
import { LANGUAGE_TAG, type Language } from '@/lib/i18n/language';
import { decideLanguage } from '@/lib/routing/languageRule';
import { lowerCasePath } from '@/lib/routing/normalizePath';
import { internalPath, isDynamic, type Page } from '@/lib/routing/page';
import { parseRoute } from '@/lib/routing/parseRoute';
import type { Resolution, Resolve } from '@/lib/routing/route';
import { RETRY_AFTER } from '@/lib/server/http/responses';
import { cachedPagePolicy, dynamicPagePolicy } from '@/lib/server/security/contentPolicy';

const PRIVATE = 'private, max-age=0, must-revalidate';

/** Seconds for which shared caches may store a page, or a 404: it may be published soon. */
const FOUND_MAX_AGE = 300;
const MISSING_MAX_AGE = 30;

/**
 * Shared caches may store a page while it is fresh; browsers revalidate each time. Next’s own header would let them
 * show a page up to a year old, with the scripts of a build that no longer exists.
 */
const shared = (maxAge: number): string => `public, max-age=0, s-maxage=${maxAge}, must-revalidate`;

const POLICY = 'Content-Security-Policy';

function rewrite(request: NextRequest, language: Language, page: Page, status: number): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = internalPath(language, page);
  url.search = '';
  const policy = isDynamic(page) ? dynamicPagePolicy(crypto.randomUUID()) : cachedPagePolicy();
  const headers = new Headers(request.headers);
  // Next reads the nonce for the scripts of a dynamic page from the policy in the request.
  headers.set(POLICY, policy);
  const response = NextResponse.rewrite(url, { status, request: { headers } });
  response.headers.set('Content-Language', LANGUAGE_TAG[language]);
  // `next dev` runs scripts that no policy covers.
  if (process.env.NODE_ENV === 'production') response.headers.set(POLICY, policy);
  return response;
}

type Found = { language: Language; fromVisitor: boolean; resolution: Resolution };

/** The page of a path, and its language. */
async function find(request: NextRequest, pathname: string, resolve: Resolve): Promise<Found> {
  const { searchParams } = request.nextUrl;
  // It throws on invalid percent-encoding, which counts as no cookie.
  const cookie = await getCookie('lang', { req: request }).catch(() => undefined);
  const decided = decideLanguage(pathname, searchParams, cookie);
  const route = parseRoute(pathname, searchParams);
  const resolution: Resolution = route ? await resolve(decided.language, route) : { state: 'missing' };
  return { ...decided, resolution };
}

/** The lower-case form of a URL with capitals, and whether it is a page: such URLs are typed by hand. */
async function findLowerCase(request: NextRequest, resolve: Resolve): Promise<(Found & { url: URL }) | null> {
  const url = request.nextUrl.clone();
  url.pathname = lowerCasePath(url.pathname);
  if (url.pathname === request.nextUrl.pathname) return null;
  return { url, ...(await find(request, url.pathname, resolve)) };
}

/**
 * Answers a request for a page: route with its inputs normalised, existence, then a rewrite to the internal route with
 * an empty query. An unknown address gets the 404 page, and in an outage of the provider the ‘unavailable’ page with
 * status 503 (docs/requirements.md, Failures).
 */
export async function respondPage(request: NextRequest, resolve: Resolve): Promise<NextResponse> {
  const { language, fromVisitor, resolution } = await find(request, request.nextUrl.pathname, resolve);
  const lowerCase = resolution.state === 'missing' ? await findLowerCase(request, resolve) : null;

  if ([resolution.state, lowerCase?.resolution.state].includes('unavailable')) {
    const response = rewrite(request, language, { kind: 'unavailable' }, 503);
    response.headers.set('Retry-After', RETRY_AFTER);
    response.headers.set('Cache-Control', 'no-store');
    return response;
  }
  if (lowerCase?.resolution.state === 'found') return NextResponse.redirect(lowerCase.url, 308);
  const isFound = resolution.state === 'found';
  const page: Page = isFound ? resolution.page : { kind: 'notFound' };
  const response = rewrite(request, language, page, isFound ? 200 : 404);
  // A dynamic page depends on the URL only: the browser may store it.
  const isPerRequest = isDynamic(page);
  const maxAge = isFound ? FOUND_MAX_AGE : MISSING_MAX_AGE;
  response.headers.set('Cache-Control', fromVisitor || isPerRequest ? PRIVATE : shared(maxAge));
  return response;
}
