import { channel } from 'node:diagnostics_channel';
import { readdirSync, statSync } from 'node:fs';
import { mkdir, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { log } from '@/lib/server/log';
import { writeAtomically } from '@/lib/server/writeAtomically';

/** Failed writes, for the metrics. */
const failures = channel('kotor:cacheWriteFailed');

/** The files of a folder with their sizes; none where it does not exist or cannot be read. */
function listFiles(folder: string): [name: string, size: number][] {
  try {
    return readdirSync(folder).flatMap((name): [string, number][] => {
      // Another process may rename a file meanwhile.
      const stat = statSync(join(folder, name), { throwIfNoEntry: false });
      return stat?.isFile() ? [[name, stat.size]] : [];
    });
  } catch {
    return [];
  }
}

/**
 * Files in a folder, bounded in bytes; the least recently used is deleted first. Nothing throws: a file that cannot be
 * written is missing, which is logged once until a write succeeds again.
 */
export function openDiskFiles(folder: string, maxBytes: number) {
  const fileOf = (name: string): string => join(folder, name);
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (size) => Math.max(1, size),
    dispose: (_size, name, reason) => {
      if (reason === 'evict') void unlink(fileOf(name)).catch(() => {});
    },
  });
  for (const [name, size] of listFiles(folder)) sizes.set(name, size);
  let isFailing = false;

  return {
    has: (name: string): boolean => sizes.has(name),

    async read(name: string): Promise<Buffer | null> {
      if (sizes.get(name) === undefined) return null;
      try {
        return await readFile(fileOf(name));
      } catch (error) {
        // Somebody cleaned the folder.
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') sizes.delete(name);
        return null;
      }
    },

    async write(name: string, bytes: Uint8Array): Promise<void> {
      try {
        await mkdir(folder, { recursive: true });
        await writeAtomically(fileOf(name), bytes);
        sizes.set(name, bytes.byteLength);
        if (isFailing) log.info('cache.writeRestored', { folder });
        isFailing = false;
      } catch (error) {
        failures.publish({});
        if (!isFailing) log.error('cache.writeFailed', { folder, reason: String(error) });
        isFailing = true;
      }
    },

    async remove(name: string): Promise<void> {
      sizes.delete(name);
      await unlink(fileOf(name)).catch(() => {});
    },
  };
}
