'use client';

import { useEffect } from 'react';
import { rememberLanguage } from '@/components/ui/chrome/languageCookie';
import type { Language } from '@/lib/i18n/language';

/** Writes the cookie `lang` from the page shown when it is absent or differs (docs/requirements.md, Language). */
export function LanguageMemory({ language }: { language: Language }) {
  useEffect(() => {
    rememberLanguage(language);
  }, [language]);
  return null;
}
