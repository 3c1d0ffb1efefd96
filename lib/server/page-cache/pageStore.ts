import { LRUCache } from 'lru-cache';
import { openDiskFiles } from '@/lib/server/diskFiles';
import { type CacheEntry, parseEntry } from '@/lib/server/page-cache/entry';
import { entryName, pageFolder } from '@/lib/server/page-cache/pageFolder';
import { sharedStore } from '@/lib/server/page-cache/sharedStore';
import { processWide } from '@/lib/server/processWide';

const MAX_MEMORY_BYTES = 16_000_000;
const MAX_DISK_BYTES = 200_000_000;

function createPageStore(folder: string | null) {
  const memory = new LRUCache<string, CacheEntry>({ maxSize: MAX_MEMORY_BYTES });
  const disk = folder === null ? null : openDiskFiles(folder, MAX_DISK_BYTES);

  return {
    has: (name: string): boolean => memory.has(name) || Boolean(disk?.has(name)),

    async get(name: string): Promise<CacheEntry | null> {
      const inMemory = memory.get(name);
      if (inMemory) return inMemory;
      const bytes = await disk?.read(name);
      if (!bytes) return null;
      const entry = parseEntry(bytes);
      if (entry) memory.set(name, entry, { size: bytes.byteLength });
      else await disk?.remove(name);
      return entry;
    },

    /** @param bytes the serialized entry */
    async set(name: string, entry: CacheEntry, bytes: Buffer): Promise<void> {
      memory.set(name, entry, { size: bytes.byteLength });
      await disk?.write(name, bytes);
    },

    async remove(name: string): Promise<void> {
      memory.delete(name);
      await disk?.remove(name);
    },
  };
}

/** This instance's pages, in memory and on disk; in development in memory only. */
export const pageStore = () => processWide('kotorPages', () => createPageStore(pageFolder()));

/**
 * Whether this or another instance has rendered the page at an internal path, such as `/en/news`, so that it can be
 * served while the provider fails.
 */
export async function isPageCached(path: string): Promise<boolean> {
  const name = entryName(path);
  return pageStore().has(name) || ((await sharedStore()?.has(name)) ?? false);
}

/** Deletes the page at an internal path here and in Redis, so that it does not come back after a restart. */
export async function deleteCachedPage(path: string): Promise<void> {
  const name = entryName(path);
  await Promise.all([pageStore().remove(name), sharedStore()?.remove(name)]);
}
