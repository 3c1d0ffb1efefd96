const YEAR_SECONDS = 31_536_000;

/** What other sites and readers may show: pictures, cards, feeds, calendars, open data. */
const SHARED = /^\/(_next\/image$|api\/|calendar\/|feed\/|icons\/|media\/|og\/|pictures\/|places|share-card)/;

/** What some answers may do, or may do less than others. @param {string} path */
function exceptionOf(path) {
  // The service worker asks for what it keeps.
  if (path === '/sw.js') return "; connect-src 'self'";
  // What runs beside a page begins with one script, and that brings the others.
  if (path.startsWith('/_next/static/')) return "; script-src 'self'";
  // The provider’s files are not ours: one opened by itself is nobody’s document.
  return path.startsWith('/media/') ? '; sandbox' : '';
}

/**
 * What every answer of the site says, whoever answers: a page, a file, a redirect, a refusal. The policy is that of
 * answers that are no documents; pages replace it by theirs (contentPolicy.ts).
 *
 * @param {string} path of the request
 * @returns {Record<string, string>}
 */
export const answerHeaders = (path) => ({
  'Content-Security-Policy': `default-src 'none'; frame-ancestors 'none'${exceptionOf(path)}`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Strict-Transport-Security': `max-age=${YEAR_SECONDS}; includeSubDomains`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': SHARED.test(path) ? 'cross-origin' : 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), payment=(), usb=(), browsing-topics=(), geolocation=(self), gyroscope=(self)',
});
