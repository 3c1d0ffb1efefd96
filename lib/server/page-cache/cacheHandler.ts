import { createHash } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import { serialize } from 'node:v8';
import { postProcess } from '@/lib/server/document/postProcess';
import {
  type CachedPage,
  type CachedValue,
  type CacheEntry,
  isStale,
  parseEntry,
  toAged,
  toFresh,
} from '@/lib/server/page-cache/entry';
import { entryName, pageFolder } from '@/lib/server/page-cache/pageFolder';
import { pageStore } from '@/lib/server/page-cache/pageStore';
import { beginRender, canRenew, endRender } from '@/lib/server/page-cache/renders';
import { sharedStore } from '@/lib/server/page-cache/sharedStore';
import { usedStaleValueSince } from '@/lib/server/staleValues';

/** Kinds of entry that are stored; the site uses no data cache. */
const KINDS = ['APP_PAGE', 'APP_ROUTE', 'PAGES'];

const POLICY = 'content-security-policy';

/** Reads of pages, for the metrics: `{ result: 'hit' | 'shared' | 'miss' }`. */
const reads = channel('kotor:page');

/** The internal path in a cache key, which may have its route and `/$` before it: `/[lang]/news/$/en/news`. */
const pathOf = (key: string): string => key.replace(/^.*?\/\$(?=\/)/, '');

/** Another instance may notice an edit as much later, and date a page with the content before it. */
const NOTICE_MS = 5_000;

/** The version of another instance, where it is newer; it replaces our own. */
async function readShared(name: string, own: CacheEntry | null): Promise<CacheEntry | null> {
  const bytes = await sharedStore()?.get(name);
  const entry = bytes && parseEntry(bytes);
  if (!entry) return null;
  entry.lastModified -= NOTICE_MS;
  if (entry.lastModified <= (own?.lastModified ?? 0)) return null;
  await pageStore().set(name, entry, serialize(entry));
  return entry;
}

/** The end of the notice in a page (`components/ui/chrome/SiteNotice.tsx`), in milliseconds since the epoch. */
const NOTICE_END = / data-notice-until="(\d+)"/;

/** The entry as it is served now: a notice that has ended is hidden. */
function toServed(entry: CacheEntry): CacheEntry {
  if (entry.value.kind !== 'APP_PAGE') return entry;
  const html = entry.value.html.replace(NOTICE_END, (attribute, end: string) =>
    Number(end) <= Date.now() ? `${attribute} hidden=""` : attribute,
  );
  return { ...entry, value: { ...entry.value, html } };
}

const digestOf = (html: string): string => createHash('sha256').update(html).digest('base64');

/**
 * Post-processes a page as Next rendered it. Where it is rendered as before, its last entry has the result: post-processing
 * takes twice as long as rendering, and most edits change few pages.
 */
async function processPage(page: CachedPage, source: string, last: CacheEntry | null): Promise<void> {
  if (last?.source === source && last.value.kind === 'APP_PAGE') {
    const { html, headers } = last.value;
    Object.assign(page, { html, headers: { ...page.headers, [POLICY]: headers?.[POLICY] } });
    return;
  }
  const { html, policy } = await postProcess(page.html);
  Object.assign(page, { html, headers: { ...page.headers, [POLICY]: policy } });
}

/** Lifetime of a page that was rendered with a value that the provider failed to renew. */
const INCOMPLETE_SECONDS = 10;

/** The date of a page: when its rendering began, or so long before that it is soon stale, since Next knows the age alone. */
function dateOf(startedAt: number, cacheControl: CacheEntry['cacheControl']): number {
  const { revalidate } = cacheControl ?? {};
  if (typeof revalidate !== 'number' || !usedStaleValueSince(startedAt)) return startedAt;
  return startedAt - Math.max(0, revalidate - INCOMPLETE_SECONDS) * 1_000;
}

/**
 * Next's `cacheHandler` (incremental cache): post-processed pages in memory and on disk, shared through Redis. Pages are
 * revalidated by age and after a refresh, never by tag.
 */
export default class CacheHandler {
  async get(key: string, { kind }: { kind: string }): Promise<CacheEntry | null> {
    const name = entryName(kind, pathOf(key));
    const own = await pageStore().get(name);
    const isRendered = !own || (isStale(own) && canRenew(name));
    if (isRendered) beginRender(name);
    const newer = isRendered ? await readShared(name, own) : null;
    if (newer && !isStale(newer)) endRender(name);
    if (kind === 'APP_PAGE') reads.publish({ result: newer ? 'shared' : own ? 'hit' : 'miss' });
    const entry = newer ?? own;
    return entry && (isRendered ? toAged(toServed(entry)) : toFresh(toServed(entry)));
  }

  /** Post-processes the page in `value` itself: Next sends that object to the visitor whose request rendered it. */
  async set(key: string, value: CachedValue | null, { cacheControl }: Pick<CacheEntry, 'cacheControl'>): Promise<void> {
    if (!value || !KINDS.includes(value.kind)) return;
    const name = entryName(value.kind, pathOf(key));
    const last = await pageStore().get(name);
    let source = last?.source;
    // A page whose revalidation failed is stored again, and has its policy already; a build stores nothing.
    if (value.kind === 'APP_PAGE' && !value.headers?.[POLICY] && pageFolder()) {
      source = digestOf(value.html);
      await processPage(value, source, last);
    }
    const entry = { lastModified: dateOf(endRender(name), cacheControl), value, cacheControl, source };
    const bytes = serialize(entry);
    await pageStore().set(name, entry, bytes);
    void sharedStore()?.set(name, bytes);
  }

  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {}
}
