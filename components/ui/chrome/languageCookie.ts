import { LANG_COOKIE_DAYS } from '@/lib/browserStorage';
import type { Language } from '@/lib/i18n/language';
import { postToWorker } from '@/lib/offline/message';

const MAX_AGE_SECONDS = LANG_COOKIE_DAYS * 24 * 60 * 60;

const isRemembered = (language: Language): boolean => document.cookie.split('; ').includes(`lang=${language}`);

/** Stores the language the visitor has chosen; false if the browser refuses cookies. */
export function chooseLanguage(language: Language): boolean {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is asynchronous, and the page may be left before it settles
  document.cookie = `lang=${language}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax`;
  // The service worker has no access to cookies in some browsers.
  postToWorker({ language });
  // Browsers write cookies asynchronously; reading waits for that, so that the next request has the new value.
  return isRemembered(language);
}

/** Stores the language of the current page. */
export function rememberLanguage(language: Language): void {
  if (!isRemembered(language)) chooseLanguage(language);
}
