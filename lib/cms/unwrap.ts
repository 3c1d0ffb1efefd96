import 'server-only';
import type { Result } from '@/lib/cms/result';
import { markStaleValue } from '@/lib/server/freshness';
import { isRendered } from '@/lib/server/page-cache/pageStore';

/**
 * The value of a result the page requires. When a render throws, Next serves the last good version of the page;
 * middleware responds for pages that have none (docs/requirements.md, Failures).
 *
 * @param name for the error message
 * @throws {Error} when the provider is unavailable, or the item was removed since middleware resolved the route
 */
export function unwrapOrThrow<T>(result: Result<T>, name: string): T {
  if (result.state === 'found') return result.value;
  throw new Error(`${name}: ${result.state}`);
}

/**
 * The value of an optional result, or null: then the page is rendered without that part, and again soon. If the page is
 * cached already, the render fails instead, so that its complete version stays.
 *
 * @param path the internal path of the page being rendered
 * @throws {Error} when the provider is unavailable and the page is cached
 */
export async function unwrapOrNull<T>(result: Result<T>, path: string): Promise<T | null> {
  if (result.state === 'found') return result.value;
  if (result.state === 'missing') return null;
  if (await isRendered(path)) throw new Error(`${path}: an optional part is unavailable`);
  markStaleValue();
  return null;
}
