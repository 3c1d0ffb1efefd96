/**
 * Everything the site keeps on a visitor’s device. The cookie policy is made from this list; names and purposes stand
 * in the messages (`CookiePolicyPage.items`).
 */

/** Lifetime of the cookie `lang`, in days (specification sections 4 and 9). */
export const LANG_COOKIE_DAYS = 30;

/** Key of the consent in local storage (specification section 3). */
export const CONSENT_KEY = 'cookieConsent';

export type Stored = {
  /** As the browser’s own tools show it; also the key of its words. */
  key: string;
  kind: 'cookie' | 'localStorage';
  /** Null where nothing makes it expire. */
  days: number | null;
};

export const STORED = [
  { key: 'lang', kind: 'cookie', days: LANG_COOKIE_DAYS },
  { key: CONSENT_KEY, kind: 'localStorage', days: null },
] as const satisfies readonly Stored[];
