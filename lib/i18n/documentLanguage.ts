import { DEFAULT_LANGUAGE, type Language, languageOfTag } from '@/lib/i18n/language';

/** The language of the document in the browser; the default one during the build. */
export function documentLanguage(): Language {
  if (typeof document === 'undefined') return DEFAULT_LANGUAGE;
  return languageOfTag(document.documentElement.lang) ?? DEFAULT_LANGUAGE;
}
