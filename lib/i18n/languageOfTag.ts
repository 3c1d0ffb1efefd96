import { LANGUAGE_TAG, LANGUAGES, type Language } from '@/lib/i18n/language';

// Not in `language.ts`, which is in nearly every client script.

/** The language with a tag; undefined for any other value. */
export const languageOfTag = (tag: unknown): Language | undefined =>
  LANGUAGES.find((language) => LANGUAGE_TAG[language] === tag);
