'use client';

import { useEffect } from 'react';
import { rememberLanguage } from '@/components/ui/chrome/languageCookie';
import type { Language } from '@/lib/i18n/language';

/**
 * Writes the cookie `lang` from the page shown when it is absent or differs (docs/requirements.md, Language), also when
 * the visitor returns to the page, by Back or from another tab or window.
 */
export function LanguageCookie({ language }: { language: Language }) {
  useEffect(() => {
    const remember = (): void => {
      if (document.visibilityState === 'visible') rememberLanguage(language);
    };
    remember();
    const unmounted = new AbortController();
    const { signal } = unmounted;
    addEventListener('pageshow', remember, { signal });
    addEventListener('focus', remember, { signal });
    document.addEventListener('visibilitychange', remember, { signal });
    // A link is prefetched on hover, before its window has the focus.
    document.documentElement.addEventListener('pointerenter', remember, { signal });
    return () => unmounted.abort();
  }, [language]);
  return null;
}
