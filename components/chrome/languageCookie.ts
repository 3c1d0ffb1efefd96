import { LANG_COOKIE_DAYS } from '@/lib/facts/storage';
import type { Language } from '@/lib/language';
import type { Message } from '@/lib/offline/message';

const MAX_AGE_SECONDS = LANG_COOKIE_DAYS * 24 * 60 * 60;

/** Remembers the language on the visitor’s device. The library arrives only when there is something to write. */
export async function rememberLanguage(language: Language): Promise<void> {
  const { setCookie } = await import('cookies-next/client');
  setCookie('lang', language, { maxAge: MAX_AGE_SECONDS, path: '/', sameSite: 'lax' });
  const message: Message = { kind: 'kotor', language };
  // Some browsers show a service worker no cookies.
  navigator.serviceWorker?.controller?.postMessage(message);
}

/** Whether the device already remembers this language. */
export const isRemembered = (language: Language): boolean =>
  document.cookie.split('; ').some((pair) => pair === `lang=${language}`);
