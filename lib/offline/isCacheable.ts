import type { Language } from '@/lib/i18n/language';
import { languageOfTag } from '@/lib/i18n/languageOfTag';

/** Header of every page, and of the search index, with the id of its build. */
export const BUILD_HEADER = 'X-Build';

/** Whether the response to a request of this site is a successful one, not redirected, and without `no-store`. */
const mayBeCached = ({ status, redirected, headers }: Response): boolean =>
  status === 200 && !redirected && !headers.get('Cache-Control')?.includes('no-store');

const isPage = ({ headers }: Response): boolean => headers.get('Content-Type')?.startsWith('text/html') ?? false;

/**
 * The language whose cache a page belongs to; null when it must not be cached: an error, `no-store`, not a page, or a page
 * of another build.
 */
export function cacheableLanguage(response: Response, build: string): Language | null {
  const isOfBuild = response.headers.get(BUILD_HEADER) === build;
  if (!mayBeCached(response) || !isPage(response) || !isOfBuild) return null;
  return languageOfTag(response.headers.get('Content-Language')) ?? null;
}

/** Whether a script, style, font, picture or data may be cached. */
export const isCacheableFile = (response: Response): boolean => mayBeCached(response) && !isPage(response);
