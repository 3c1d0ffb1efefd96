import type { Language } from '@/lib/i18n/language';
import type { Message } from '@/lib/offline/message';
import { LANG_COOKIE_DAYS } from '@/lib/visitor-info/storage';

const MAX_AGE_SECONDS = LANG_COOKIE_DAYS * 24 * 60 * 60;

/** Tells the service worker, which in some browsers is shown no cookies. */
function tellWorker(language: Language): void {
  const message: Message = { kind: 'kotor', language };
  navigator.serviceWorker?.controller?.postMessage(message);
}

const isRemembered = (language: Language): boolean =>
  document.cookie.split('; ').some((pair) => pair === `lang=${language}`);

function writeCookie(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store would answer later than a press on a link
  document.cookie = `lang=${language}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax`;
}

/**
 * Remembers the language of a page that is shown. By hand: on a first visit the library below would be a third of all
 * that the site adds to the framework.
 */
export function rememberLanguage(language: Language): void {
  if (isRemembered(language)) return;
  writeCookie(language);
  tellWorker(language);
}

/** Remembers the language that the visitor has chosen, also where the library cannot be had: without a connection. */
export async function chooseLanguage(language: Language): Promise<void> {
  const library = await import('cookies-next/client').catch(() => null);
  if (library) library.setCookie('lang', language, { path: '/', maxAge: MAX_AGE_SECONDS, sameSite: 'lax' });
  else writeCookie(language);
  tellWorker(language);
  // Browsers write cookies beside the page: one that is left at once would be asked for with the old one. To read waits.
  isRemembered(language);
}
