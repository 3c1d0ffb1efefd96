import { CALENDAR, FEED, PLACES } from '@/lib/routing/segments';

const YEAR_SECONDS = 31_536_000;

/** Paths that other sites and programs may embed: pictures, cards, feeds, calendars, open data. */
const SHARED = new RegExp(
  `^/(?:_next/image$|(?:api|icons|media|og|pictures|${CALENDAR}|${FEED})/|${PLACES}\\.|share-card)`,
);

/** Additions to the base policy for some paths. */
function policyException(path: string): string {
  // The service worker fetches what it caches. WebKit checks its requests for scripts of web workers against `worker-src`.
  if (path === '/sw.js') return "; connect-src 'self'; worker-src 'self'";
  // A worker starts from one script, which imports others.
  if (path.startsWith('/_next/static/')) return "; script-src 'self'";
  // A provider's file that is opened directly must not act as a document of this site.
  return path.startsWith('/media/') ? '; sandbox' : '';
}

/**
 * Security headers of every response, with the policy of those that are not documents; pages have their own
 * (contentPolicy.ts). `Cross-Origin-Opener-Policy` is omitted: with it Safari reloads a page on the way back from another
 * site, and shows its top.
 */
export const responseHeaders = (path: string): Record<string, string> => ({
  'Content-Security-Policy': `default-src 'none'; frame-ancestors 'none'${policyException(path)}`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Strict-Transport-Security': `max-age=${YEAR_SECONDS}`,
  'Cross-Origin-Resource-Policy': SHARED.test(path) ? 'cross-origin' : 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), payment=(), usb=(), browsing-topics=(), geolocation=(self), gyroscope=(self)',
});
