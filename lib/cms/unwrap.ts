import 'server-only';
import type { Result } from '@/lib/cms/result';
import { ContentUnavailable } from '@/lib/server/errors/contentUnavailable';
import { markStaleValue } from '@/lib/server/freshness';
import { isPageCached } from '@/lib/server/page-cache/pageStore';

/**
 * The value of a result the page requires. Throws when the provider is unavailable, or the item was removed since
 * middleware resolved the route: then Next serves the last good version of the page, and middleware responds for pages
 * that have none (docs/requirements.md, Failures).
 */
export function unwrapOrThrow<T>(result: Result<T>, name: string): T {
  if (result.state === 'found') return result.value;
  throw new ContentUnavailable(`${name}: ${result.state}`);
}

/**
 * The value of an optional result, or null: then the page at this internal path is rendered without that part, and
 * again soon. If it is cached already, the render throws instead, so that its complete version stays.
 */
export async function unwrapOrNull<T>(result: Result<T>, path: string): Promise<T | null> {
  if (result.state === 'found') return result.value;
  if (result.state === 'missing') return null;
  if (await isPageCached(path)) throw new ContentUnavailable(`${path}: an optional part is unavailable`);
  markStaleValue();
  return null;
}
