import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '@/lib/i18n/language';
import { SEGMENTS } from '@/lib/routing/segments';

/** A decoded segment of a path; null when its percent-encoding is invalid. */
export function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** The language a first segment belongs to, also on addresses that do not exist; null on shared addresses. */
export function languageOfSegment(segment: string): Language | null {
  const all: Partial<Record<Language, string>>[] = Object.values(SEGMENTS);
  return LANGUAGES.find((language) => all.some((words) => words[language] === segment)) ?? null;
}

/** The language of a file named after it, such as `sr.ics`. */
export const languageOfFile = (file: string, extension: string): Language | undefined =>
  LANGUAGES.find((language) => file === `${language}.${extension}`);

/**
 * The language of a response (docs/requirements.md, Language): the address where it says one, else the query `lang` on
 * shared addresses, else the cookie `lang`, else English. With `fromVisitor`, a shared cache must not store the response.
 */
export function decideLanguage(
  pathname: string,
  query: URLSearchParams,
  cookie: string | undefined,
): { language: Language; fromVisitor: boolean } {
  const ofAddress = languageOfSegment(decodeSegment(pathname.split('/')[1] ?? '') ?? '');
  if (ofAddress) return { language: ofAddress, fromVisitor: false };
  const requested = query.get('lang');
  if (isLanguage(requested)) return { language: requested, fromVisitor: false };
  return { language: isLanguage(cookie) ? cookie : DEFAULT_LANGUAGE, fromVisitor: true };
}
