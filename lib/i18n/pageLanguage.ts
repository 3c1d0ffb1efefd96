import 'server-only';
import { lang } from 'next/root-params';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@/lib/i18n/language';

/** The language in the first segment of an internal path, which middleware sets. */
export function toLanguage(segment: string | undefined): Language {
  return isLanguage(segment) ? segment : DEFAULT_LANGUAGE;
}

export const pageLanguage = async (): Promise<Language> => toLanguage(await lang());
