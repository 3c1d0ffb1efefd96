import 'server-only';
import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { GUIDE_CHOICE } from '@/lib/routing/guideChoice';
import type { Page } from '@/lib/routing/internal';
import { log } from '@/lib/server/log';

/** About 300 kB. Few URLs have no id. */
const MAX_URLS = 2_000;
/** Changes within this time are one write. */
const WRITE_DELAY_MS = 1_000;

const pageSchema = z.union([
  z.object({ kind: z.literal('article'), id: z.string() }),
  z.object({ kind: z.enum(['category', 'subcategory', 'newsCategory']), id: z.string(), page: z.number() }),
  z.object({
    kind: z.literal('categoryChoice'),
    id: z.string(),
    choice: z.enum(GUIDE_CHOICE.choices),
    page: z.number(),
  }),
]);
const fileSchema = z.array(z.tuple([z.string(), pageSchema]));

function read(file: string): [string, Page][] {
  try {
    return fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // The file is missing or damaged: the provider is queried again.
    return [];
  }
}

/**
 * The pages that URLs without an id lead to, persisted in a file: after a restart during an outage their cached pages can
 * still be served (docs/requirements.md, Failures).
 *
 * @param file path of the JSON file; null for memory only
 */
export function createKnownUrls(file: string | null) {
  const pages = new LRUCache<string, Page>({ max: MAX_URLS });
  if (file) for (const [key, page] of read(file)) pages.set(key, page);
  let isScheduled = false;

  async function write(path: string): Promise<void> {
    isScheduled = false;
    const temporary = `${path}.${process.pid}`;
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(temporary, JSON.stringify([...pages.entries()].reverse()));
      await rename(temporary, path);
    } catch (error) {
      log.warn('knownUrls.writeFailed', { reason: String(error) });
    }
  }

  return {
    get: (key: string): Page | undefined => pages.get(key),

    set(key: string, page: Page): void {
      if (JSON.stringify(pages.get(key)) === JSON.stringify(page)) return;
      pages.set(key, page);
      if (!file || isScheduled) return;
      isScheduled = true;
      setTimeout(() => void write(file), WRITE_DELAY_MS).unref();
    },

    delete: (key: string): void => void pages.delete(key),
  };
}
