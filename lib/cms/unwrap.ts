import 'server-only';
import { unstable_cache } from 'next/cache';
import type { Result } from '@/lib/cms/result';
import { isRendered } from '@/lib/server/page-cache/isRendered';

/** A page rendered without one of its optional parts is rendered again this many seconds later. */
const INCOMPLETE_SECONDS = 10;

/**
 * The answer a page cannot do without. Thrown during a render, an outage leaves the last good copy of the page in place;
 * middleware keeps visitors away from pages that have none (docs/requirements.md, Failures).
 *
 * @throws {Error} when the provider did not answer, or the page is gone since middleware asked
 */
export function unwrapOrThrow<T>(answer: Result<T>, what: string): T {
  if (answer.state === 'found') return answer.value;
  throw new Error(`${what}: ${answer.state}`);
}

/** Shortens the life of the page being rendered: Next takes the shortest of all that went into it. */
const renderAgainSoon = unstable_cache(async () => true, ['incomplete'], { revalidate: INCOMPLETE_SECONDS });

/**
 * An answer a page can do without: null leaves that part out, and the page is rendered again soon. A page that was once
 * complete keeps its last good copy instead.
 *
 * @param path the internal path of the page being rendered
 * @throws {Error} when the provider did not answer and an earlier copy of the page exists
 */
export async function unwrapOrNull<T>(answer: Result<T>, path: string): Promise<T | null> {
  if (answer.state === 'found') return answer.value;
  if (answer.state === 'missing') return null;
  if (await isRendered(path)) throw new Error(`${path}: an optional part is unavailable`);
  await renderAgainSoon();
  return null;
}
