import { channel } from 'node:diagnostics_channel';
import { serialize } from 'node:v8';
import { postProcess } from '@/lib/server/document/postProcess';
import { type CachedValue, type CacheEntry, isStale, parseEntry, toAged } from '@/lib/server/page-cache/entry';
import { entryName, pageFolder } from '@/lib/server/page-cache/pageFolder';
import { pageStore } from '@/lib/server/page-cache/pageStore';
import { sharedStore } from '@/lib/server/page-cache/sharedStore';

/** Kinds of entry that are stored; the site uses no data cache. */
const KINDS = ['APP_PAGE', 'APP_ROUTE', 'PAGES'];

const POLICY = 'content-security-policy';

/** Reads of pages, for the metrics: `{ result: 'hit' | 'shared' | 'miss' }`. */
const reads = channel('kotor:page');

/** The internal path in a cache key, which may have its route and `/$` before it: `/[lang]/news/$/en/news`. */
const pathOf = (key: string): string => key.replace(/^.*?\/\$(?=\/)/, '');

/** The version of another instance, where it is newer; it replaces our own. */
async function readShared(name: string, own: CacheEntry | null): Promise<CacheEntry | null> {
  const bytes = await sharedStore()?.get(name);
  const entry = bytes && parseEntry(bytes);
  if (!entry || entry.lastModified <= (own?.lastModified ?? 0)) return null;
  await pageStore().set(name, entry, bytes);
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

/**
 * Next's `cacheHandler` (incremental cache): post-processed pages in memory and on disk, shared through Redis. Pages are
 * revalidated by age and after a refresh, never by tag.
 */
export default class CacheHandler {
  async get(key: string, { kind }: { kind: string }): Promise<CacheEntry | null> {
    const name = entryName(kind, pathOf(key));
    const own = await pageStore().get(name);
    const newer = !own || isStale(own) ? await readShared(name, own) : null;
    if (kind === 'APP_PAGE') reads.publish({ result: newer ? 'shared' : own ? 'hit' : 'miss' });
    const entry = newer ?? own;
    return entry && toAged(toServed(entry));
  }

  /** Post-processes the page in `value` itself: Next sends that object to the visitor whose request rendered it. */
  async set(key: string, value: CachedValue | null, { cacheControl }: Pick<CacheEntry, 'cacheControl'>): Promise<void> {
    if (!value || !KINDS.includes(value.kind)) return;
    // A page whose revalidation failed is stored again, and has its policy already; a build stores nothing.
    if (value.kind === 'APP_PAGE' && !value.headers?.[POLICY] && pageFolder()) {
      const { html, policy } = await postProcess(value.html);
      Object.assign(value, { html, headers: { ...value.headers, [POLICY]: policy } });
    }
    const name = entryName(value.kind, pathOf(key));
    const entry = { lastModified: Date.now(), value, cacheControl };
    const bytes = serialize(entry);
    await pageStore().set(name, entry, bytes);
    void sharedStore()?.set(name, bytes);
  }

  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {}
}
