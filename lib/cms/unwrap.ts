import 'server-only';
import { unstable_cache } from 'next/cache';
import type { Result } from '@/lib/cms/result';
import { isRendered } from '@/lib/server/page-cache/pageStore';

/** Lifetime of a page that was rendered without one of its optional parts. */
const INCOMPLETE_SECONDS = 10;

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

/** Shortens the lifetime of the page being rendered: Next uses the shortest of all its cached data. */
const shortenLifetime = unstable_cache(async () => true, ['incomplete'], { revalidate: INCOMPLETE_SECONDS });

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
  await shortenLifetime();
  return null;
}
