import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { pageFolder } from '@/lib/cache/pageFolder';
import { openDiskFiles } from '@/lib/diskFiles';

/** Some 40 cards in memory, some 1,000 on disk. */
const MAX_MEMORY_BYTES = 4_000_000;
const MAX_DISK_BYTES = 100_000_000;

const nameOf = (href: string): string => createHash('sha256').update(href).digest('hex').slice(0, 32);

/** Cards in memory and in a folder, both bounded; null stands for no folder. */
export function createCardStore(folder: string | null) {
  const memory = new LRUCache<string, Uint8Array>({
    maxSize: MAX_MEMORY_BYTES,
    sizeCalculation: (bytes) => bytes.byteLength,
  });
  const disk = folder === null ? null : openDiskFiles(folder, MAX_DISK_BYTES);

  return {
    async get(href: string): Promise<Uint8Array | null> {
      const name = nameOf(href);
      const bytes = memory.get(name) ?? (await disk?.read(name)) ?? null;
      if (bytes) memory.set(name, bytes);
      return bytes;
    },

    async set(href: string, jpeg: Uint8Array): Promise<void> {
      const name = nameOf(href);
      memory.set(name, jpeg);
      await disk?.write(name, jpeg);
    },
  };
}

let store: ReturnType<typeof createCardStore> | undefined;

/** The cards of this build and this configuration, beside their pages. */
export function cardStore() {
  const pages = pageFolder();
  store ??= createCardStore(pages && `${pages}-cards`);
  return store;
}
