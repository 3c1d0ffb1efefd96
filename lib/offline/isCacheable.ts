import { LANGUAGE_TAG, LANGUAGES, type Language } from '@/lib/i18n/language';

/** Names the build a page was made by, on every page the site answers with. */
export const BUILD_HEADER = 'X-Build';

/** Answers the site’s own server gave, in full: none of another host, none a redirect led to. */
const isOwn = ({ status, type, redirected }: Response): boolean =>
  status === 200 && !redirected && (type === 'basic' || type === 'default');

/** The language a page says it is in. */
const languageOf = ({ headers }: Response): Language | null =>
  LANGUAGES.find((language) => LANGUAGE_TAG[language] === headers.get('Content-Language')) ?? null;

/**
 * The language under which a page may be kept; null when it may not: a failure, something forbidden to be kept, no page
 * at all, or the page of another build.
 */
export function cacheableLanguage(response: Response, build: string): Language | null {
  const { headers } = response;
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  const isForbidden = headers.get('Cache-Control')?.includes('no-store') ?? false;
  const mayBe = isOwn(response) && isPage && !isForbidden && headers.get(BUILD_HEADER) === build;
  return mayBe ? languageOf(response) : null;
}

/** Whether a script, style, font or picture may be kept. */
export const isCacheableFile = (response: Response): boolean =>
  isOwn(response) &&
  !response.headers.get('Content-Type')?.startsWith('text/html') &&
  !response.headers.get('Cache-Control')?.includes('no-store');
