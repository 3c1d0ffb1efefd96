import { channel } from 'node:diagnostics_channel';
import { serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import { inlinePolicy, postProcess } from '@/lib/server/document/postProcess';
import { usedStaleValueSince } from '@/lib/server/freshness';
import {
  type CachedPage,
  type CacheEntry,
  findLinkedIds,
  isStale,
  parseEntry,
  toDated,
} from '@/lib/server/page-cache/entry';
import { entryName } from '@/lib/server/page-cache/pageFolder';
import { pageStore } from '@/lib/server/page-cache/pageStore';
import { replaceInRscPayload } from '@/lib/server/page-cache/rscPayload';
import { sharedStore } from '@/lib/server/page-cache/sharedStore';
import { hasLongUrl, withoutRequestUrl } from '@/lib/server/page-cache/withoutRequestUrl';

const POLICY = 'content-security-policy';

/** Reads of pages, for the metrics: `{ result: 'hit' | 'shared' | 'miss' }`. */
const reads = channel('kotor:page');

/** The internal path in a cache key: `/en/news` in `/route-cache/APP_PAGE/<hash>/$/en/news` (docs/decisions/page-cache.md). */
const pathOf = (key: string): string => key.replace(/^.*?\/\$(?=\/)/, '');

/** Another instance may notice an edit this much later, and give outdated content a newer date. */
const EDIT_LAG_MS = 5_000;

/** Another instance's version, if newer; it replaces our own. */
async function readShared(name: string, own: CacheEntry | null): Promise<CacheEntry | null> {
  const bytes = await sharedStore()?.get(name);
  const entry = bytes && parseEntry(bytes);
  if (!entry) return null;
  entry.lastModified -= EDIT_LAG_MS;
  if (entry.lastModified <= (own?.lastModified ?? 0)) return null;
  await pageStore().set(name, entry, serialize(entry));
  return entry;
}

/** The end of the notice in a page (`components/ui/page/SiteNotice.tsx`), in milliseconds since the epoch; none where it is hidden. */
const NOTICE_END = / data-notice-until="(\d+)"(?! hidden)/;

/** The entry as it is served now: a notice that has ended is hidden. */
function toServed(entry: CacheEntry): CacheEntry {
  const { value } = entry;
  const end = NOTICE_END.exec(value.html)?.[1];
  if (!end || Number(end) > Date.now()) return entry;
  const html = value.html.replace(NOTICE_END, '$& hidden=""');
  const hidden = replaceInRscPayload({ ...value, html }, String.raw`"data-notice-until":\d+`, '$&,"hidden":true');
  const headers = { ...value.headers, [POLICY]: inlinePolicy(hidden.html) };
  return { ...entry, value: { ...value, ...hidden, headers } };
}

/** Post-processes a page as Next rendered it. */
function processPage(page: CachedPage): void {
  Object.assign(page, withoutRequestUrl(page));
  const { html, policy } = postProcess(page.html);
  Object.assign(page, { html, headers: { ...page.headers, [POLICY]: policy } });
}

/** Lifetime of a page that was rendered with a value that the provider failed to renew, or without it. */
const INCOMPLETE_SECONDS = 10;

/**
 * The date of a page: when its rendering began, or earlier if it must soon be stale, since Next considers only the age.
 */
function dateOf(startedAt: number, { revalidate }: CacheEntry['cacheControl']): number {
  if (typeof revalidate !== 'number' || !usedStaleValueSince(startedAt)) return startedAt;
  return startedAt - Math.max(0, revalidate - INCOMPLETE_SECONDS) * 1_000;
}

/**
 * Next's `cacheHandler` (incremental cache): post-processed pages in memory and on disk, shared through Redis, and
 * revalidated by age and after a refresh, never by tag. Other kinds are not stored: no route handler is prerendered, and
 * there is no data cache.
 */
export default class CacheHandler {
  async get(key: string, { kind }: { kind: string }): Promise<CacheEntry | null> {
    if (kind !== 'APP_PAGE') return null;
    const name = entryName(pathOf(key));
    const own = await pageStore().get(name);
    const isDue = !own || (isStale(own) && canRenew(name));
    if (isDue) beginRender(name);
    const newer = isDue ? await readShared(name, own) : null;
    if (newer && !isStale(newer)) endRender(name);
    reads.publish({ result: newer ? 'shared' : own ? 'hit' : 'miss' });
    const entry = newer ?? own;
    return entry && toDated(toServed(entry), isDue);
  }

  /** Post-processes the page in `value` itself: Next sends that object to the visitor whose request rendered it. */
  async set(key: string, value: CachedPage | null, { cacheControl }: Pick<CacheEntry, 'cacheControl'>): Promise<void> {
    if (value?.kind !== 'APP_PAGE') return;
    const name = entryName(pathOf(key));
    // A page whose revalidation failed is stored again, and already has its policy.
    const isRetained = Boolean(value.headers?.[POLICY]);
    if (isRetained && !(await pageStore().get(name))) return;
    const isForOneVisitor = hasLongUrl(value);
    if (!isRetained) processPage(value);
    const startedAt = endRender(name);
    if (isForOneVisitor) return;
    const linkedIds = findLinkedIds(value.html);
    const entry = { lastModified: dateOf(startedAt, cacheControl), value, cacheControl, linkedIds };
    const bytes = serialize(entry);
    await pageStore().set(name, entry, bytes);
    // Redis may have a newer version, from an instance that reaches the provider.
    const isOlder = isRetained || (usedStaleValueSince(startedAt) && (await sharedStore()?.has(name)));
    if (!isOlder) void sharedStore()?.set(name, bytes);
  }

  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {}
}

/** Pages rendered at once if a stale one can be served: renders share one event loop with all responses. */
const MAX_RENEWALS = 2;
/** After this long without a result, a render no longer counts: it failed, or Next served a prefetch without one. */
const WAIT_MS = 1_000;
/** Longer than any render takes: each of its calls to a hanging provider times out after five seconds. */
const MAX_RENDER_MS = 60_000;

/** When the renders in progress began, by the name of the entry. */
const started = new LRUCache<string, number>({ max: 1_000, ttl: MAX_RENDER_MS });

/** Records that Next starts to render a page, unless it is already doing so. */
function beginRender(name: string): void {
  if (!started.has(name)) started.set(name, Date.now());
}

/** Whether to render a stale page now; otherwise it is served stale, and a later request renders it. */
function canRenew(name: string): boolean {
  const since = Date.now() - WAIT_MS;
  const isRunning = (startedAt: number | undefined): boolean => startedAt !== undefined && startedAt > since;
  return !isRunning(started.get(name)) && [...started.values()].filter(isRunning).length < MAX_RENEWALS;
}

/** Records the end of a render. @returns when it began, milliseconds since the epoch */
function endRender(name: string): number {
  const startedAt = started.get(name) ?? Date.now();
  started.delete(name);
  return startedAt;
}
