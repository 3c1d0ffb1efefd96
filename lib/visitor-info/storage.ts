/**
 * Everything the site keeps on a visitor’s device. The cookie policy is made from this list; names and purposes stand
 * in the messages (`CookiePolicyPage.items`).
 */

/** Lifetime of the cookie `lang`, in days (docs/requirements.md, Language). */
export const LANG_COOKIE_DAYS = 30;

/** Key of the consent in local storage (docs/requirements.md, Consent). */
export const CONSENT_KEY = 'cookieConsent';

/** Key of the trip in local storage: kept when a visitor asks for it, and only then. */
export const TRIP_KEY = 'trip';

/** Longest time pages that were read, and files and pictures not used since, are kept, in days. A pack stays. */
export const PAGE_DAYS = 30;
export const FILE_DAYS = 30;

export type Stored = {
  /** As the browser’s own tools show it, caches without the build and the language behind it; also the key of its words. */
  key: string;
  kind: 'cookie' | 'localStorage' | 'cache' | 'database';
  /** Null where nothing makes it expire. */
  days: number | null;
};

export const STORED = [
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
