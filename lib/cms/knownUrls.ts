import 'server-only';
import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Page } from '@/lib/routing/internal';
import { log } from '@/lib/server/log';

/** Addresses by slug are many times fewer than pages: this is some 300 kB. */
const MAX_KEPT = 2_000;
/** Addresses found in so short a time are written together. */
const WRITE_AFTER_MS = 1_000;

const keptPage = z.union([
  z.object({ kind: z.literal('article'), id: z.string() }),
  z.object({ kind: z.enum(['category', 'subcategory', 'newsCategory']), id: z.string(), page: z.number() }),
]);
const keptFile = z.array(z.tuple([z.string(), keptPage]));

function read(file: string): [string, Page][] {
  try {
    return keptFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // There is none yet, or a crash damaged it: the provider is asked again.
    return [];
  }
}

/**
 * To which page an address without an id led, kept in a file: after a restart in an outage the page it led to is still
 * there, and only the provider could say which it was (docs/requirements.md, Failures).
 */
export function createKnownUrls(file: string | null) {
  const pages = new LRUCache<string, Page>({ max: MAX_KEPT });
  if (file) for (const [key, page] of read(file)) pages.set(key, page);
  let isDue = false;

  async function write(path: string): Promise<void> {
    isDue = false;
    const draft = `${path}.${process.pid}`;
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(draft, JSON.stringify([...pages.entries()].reverse()));
      await rename(draft, path);
    } catch (error) {
      log.warn('knownUrls.writeFailed', { reason: String(error) });
    }
  }

  return {
    get: (key: string): Page | undefined => pages.get(key),

    set(key: string, page: Page): void {
      if (JSON.stringify(pages.get(key)) === JSON.stringify(page)) return;
      pages.set(key, page);
      if (!file || isDue) return;
      isDue = true;
      setTimeout(() => void write(file), WRITE_AFTER_MS).unref();
    },

    delete: (key: string): void => void pages.delete(key),
  };
}
