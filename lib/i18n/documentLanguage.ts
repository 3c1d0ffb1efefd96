import { DEFAULT_LANGUAGE, LANGUAGE_TAG, LANGUAGES, type Language } from '@/lib/i18n/language';

/** The language of the document in the browser; the default one during the build. */
export function documentLanguage(): Language {
  if (typeof document === 'undefined') return DEFAULT_LANGUAGE;
  return LANGUAGES.find((language) => LANGUAGE_TAG[language] === document.documentElement.lang) ?? DEFAULT_LANGUAGE;
}
