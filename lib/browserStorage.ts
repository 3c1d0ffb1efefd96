/**
 * Everything the site stores on a visitor’s device. The cookie policy lists it, with names and purposes from the messages
 * (`CookiePolicyPage.items`).
 */

/** Lifetime of the cookie `lang`, in days (docs/requirements.md, Language). */
export const LANG_COOKIE_DAYS = 30;

/** Key of the consent in local storage (docs/requirements.md, Consent). */
export const CONSENT_KEY = 'cookieConsent';

/** Key of the trip in local storage, written only when the visitor saves something. */
export const TRIP_KEY = 'trip';

/** Lifetime in days of visited pages, and of files and pictures since their last use. A pack does not expire. */
export const PAGE_DAYS = 30;
export const FILE_DAYS = 30;

type Stored = {
  /** As in the browser’s developer tools, for caches without build and language; also the key of its messages. */
  key: string;
  kind: 'cookie' | 'localStorage' | 'cache' | 'database';
  /** Null if it does not expire. */
  days: number | null;
};

export const STORAGE_ITEMS = [
  { key: 'lang', kind: 'cookie', days: LANG_COOKIE_DAYS },
  { key: CONSENT_KEY, kind: 'localStorage', days: null },
  { key: TRIP_KEY, kind: 'localStorage', days: null },
  { key: 'kotor-offline', kind: 'cache', days: null },
  { key: 'kotor-pages', kind: 'cache', days: PAGE_DAYS },
  { key: 'kotor-files', kind: 'cache', days: FILE_DAYS },
  { key: 'kotor-pictures', kind: 'cache', days: FILE_DAYS },
  { key: 'kotor-pack', kind: 'cache', days: null },
  { key: 'serwist-expiration', kind: 'database', days: null },
] as const satisfies readonly Stored[];
