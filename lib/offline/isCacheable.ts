import type { Language } from '@/lib/i18n/language';
import { languageOfTag } from '@/lib/i18n/languageOfTag';

/** Header of every page with the id of its build. */
export const BUILD_HEADER = 'X-Build';

/** A successful response of this site, not redirected. */
const isOwn = ({ status, type, redirected }: Response): boolean =>
  status === 200 && !redirected && (type === 'basic' || type === 'default');

/** The language in a page’s `Content-Language`. */
const languageOf = ({ headers }: Response): Language | null => languageOfTag(headers.get('Content-Language')) ?? null;

/**
 * The language whose cache a page belongs to; null when it must not be cached: an error, `no-store`, not a page, or a page
 * of another build.
 */
export function cacheableLanguage(response: Response, build: string): Language | null {
  const { headers } = response;
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  const isForbidden = headers.get('Cache-Control')?.includes('no-store') ?? false;
  const isCacheable = isOwn(response) && isPage && !isForbidden && headers.get(BUILD_HEADER) === build;
  return isCacheable ? languageOf(response) : null;
}

/** Whether a script, style, font, picture or data may be cached. */
export const isCacheableFile = (response: Response): boolean =>
  isOwn(response) &&
  !response.headers.get('Content-Type')?.startsWith('text/html') &&
  !response.headers.get('Cache-Control')?.includes('no-store');
