import 'server-only';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { pageFolder } from '@/lib/cache/pageFolder.mjs';

/** Some 40 images in memory, some 1,000 on disk. */
const MAX_MEMORY_BYTES = 4_000_000;
const MAX_DISK_BYTES = 100_000_000;

const sizeCalculation = (bytes: Uint8Array): number => bytes.byteLength;

/** Caches share images in a folder of bounded size; the least recently used one is evicted first. */
export function createShareImageCache(folder: string | null, maxDiskBytes = MAX_DISK_BYTES) {
  const memory = new LRUCache<string, Uint8Array>({ maxSize: MAX_MEMORY_BYTES, sizeCalculation });
  const fileOf = (name: string): string => join(folder ?? '', name);
  const disk = new LRUCache<string, number>({
    maxSize: maxDiskBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_bytes, name, reason) => {
      if (reason === 'evict') void unlink(fileOf(name)).catch(() => {});
    },
  });
  if (folder) {
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder)) disk.set(name, statSync(fileOf(name)).size);
  }
  const nameOf = (href: string): string => createHash('sha256').update(href).digest('hex').slice(0, 32);

  return {
    async get(href: string): Promise<Uint8Array | null> {
      const name = nameOf(href);
      const inMemory = memory.get(name);
      if (inMemory) return inMemory;
      if (!disk.get(name)) return null;
      const bytes = await readFile(fileOf(name)).catch(() => null);
      if (bytes) memory.set(name, bytes);
      return bytes;
    },

    /** An image that cannot be written, to a full disk for example, is served from memory. */
    async set(href: string, jpeg: Uint8Array): Promise<void> {
      const name = nameOf(href);
      memory.set(name, jpeg);
      if (!folder) return;
      const temporary = fileOf(`${name}.${process.pid}`);
      try {
        await writeFile(temporary, jpeg);
        await rename(temporary, fileOf(name));
        disk.set(name, jpeg.byteLength);
      } catch {
        await unlink(temporary).catch(() => {});
      }
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
