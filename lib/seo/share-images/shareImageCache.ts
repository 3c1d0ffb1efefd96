import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { openDiskFiles } from '@/lib/server/diskFiles';
import { pageFolder } from '@/lib/server/page-cache/pageFolder';

/** Some 40 images in memory, some 1,000 on disk. */
const MAX_MEMORY_BYTES = 4_000_000;
const MAX_DISK_BYTES = 100_000_000;

const nameOf = (href: string): string => createHash('sha256').update(href).digest('hex').slice(0, 32);

/** Caches share images in memory and in a folder, both of bounded size; null stands for no folder. */
export function createShareImageCache(folder: string | null) {
  const memory = new LRUCache<string, Uint8Array>({
    maxSize: MAX_MEMORY_BYTES,
    sizeCalculation: (bytes) => bytes.byteLength,
  });
  const disk = folder === null ? null : openDiskFiles(folder, MAX_DISK_BYTES);

  return {
    async get(href: string): Promise<Uint8Array | null> {
      const name = nameOf(href);
      const bytes = memory.get(name) ?? (await disk?.read(name)) ?? null;
      if (bytes?.byteLength) memory.set(name, bytes);
      return bytes;
    },

    async set(href: string, jpeg: Uint8Array): Promise<void> {
      const name = nameOf(href);
      memory.set(name, jpeg);
      await disk?.write(name, jpeg);
    },
  };
}

let cache: ReturnType<typeof createShareImageCache> | undefined;

/** The cache of this build and this configuration, beside their pages. */
export function shareImageCache() {
  const pages = pageFolder();
  cache ??= createShareImageCache(pages && `${pages}-share-images`);
  return cache;
}
