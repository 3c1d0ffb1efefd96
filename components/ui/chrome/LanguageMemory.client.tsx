'use client';

import { useEffect } from 'react';
import { rememberLanguage } from '@/components/ui/chrome/languageCookie';
import type { Language } from '@/lib/i18n/language';

/**
 * Writes the cookie `lang` from the page shown when it is absent or differs (docs/requirements.md, Language), also when the
 * visitor comes back to the page, by Back or from another tab.
 */
export function LanguageMemory({ language }: { language: Language }) {
  useEffect(() => {
    const remember = (): void => {
      if (document.visibilityState === 'visible') rememberLanguage(language);
    };
    remember();
    addEventListener('pageshow', remember);
    document.addEventListener('visibilitychange', remember);
    return () => {
      removeEventListener('pageshow', remember);
      document.removeEventListener('visibilitychange', remember);
    };
  }, [language]);
  return null;
}
