import type { Language } from '@/lib/i18n/language';
import { type CacheKind, readCacheName } from '@/lib/offline/cacheNames';
import { isSamePage } from '@/lib/offline/samePage';
import { savedAt } from '@/lib/offline/savedPage';
import { type Address, parseAddress } from '@/lib/routing/address';
import { PAGE_DAYS } from '@/lib/visitor-info/storage';

const DAY_MS = 86_400_000;

type Copy = { kind: CacheKind; cache: Cache; request: Request; response: Response };

/** Pages on the device in one language: read, or in the pack; the last one saved first. */
export async function savedPages(language: Language, isMeant: (address: Address) => boolean = () => true) {
  const copies: Copy[] = [];
  for (const name of await caches.keys()) {
    const read = readCacheName(name);
    if (read?.language !== language) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname, searchParams } = new URL(request.url);
      const address = parseAddress(pathname, searchParams);
      const response = address && isMeant(address) && (await cache.match(request, { ignoreVary: true }));
      if (response) copies.push({ kind: read.kind, cache, request, response });
    }
  }
  return copies.sort((one, other) => savedAt(other.response).localeCompare(savedAt(one.response)));
}

async function copiesOf({ pathname, searchParams }: URL, language: Language): Promise<Copy[]> {
  const asked = parseAddress(pathname, searchParams);
  return asked ? savedPages(language, (address) => isSamePage(address, asked)) : [];
}

const isFresh = ({ kind, response }: Copy, now: number): boolean =>
  kind === 'kotor-pack' || now - Date.parse(savedAt(response)) < PAGE_DAYS * DAY_MS;

/** The copy of a page that was saved last. */
export async function findSaved(url: URL, language: Language, now: number): Promise<Response | null> {
  return (await copiesOf(url, language)).find((copy) => isFresh(copy, now))?.response ?? null;
}

/** Takes away the copies of a page: of what was read when a new copy comes, all when it is gone from the site. */
export async function deleteSaved(url: URL, language: Language, kinds: readonly CacheKind[]): Promise<void> {
  for (const { kind, cache, request } of await copiesOf(url, language)) {
    if (kinds.includes(kind)) await cache.delete(request);
  }
}
