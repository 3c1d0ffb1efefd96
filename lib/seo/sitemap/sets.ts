import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { log } from '@/lib/server/log';

/** A complete set of sitemaps on disk. */
const sitemapSet = z.object({
  folder: z.string(),
  files: z.array(z.object({ name: z.string(), etag: z.string(), modified: z.string().nullable() })),
  /** When it was complete, and how long the walk took, milliseconds. */
  builtAt: z.number(),
  took: z.number(),
});

export type SitemapSet = z.output<typeof sitemapSet>;

const CURRENT = 'current.json';

/** Sets this old are read by nobody any more. */
const RETIRED_MS = 3_600_000;

/** The set that was last completed, by this process or by one before it; null where there is none, or it is damaged. */
export async function readCurrentSet(root: string): Promise<SitemapSet | null> {
  try {
    return sitemapSet.parse(JSON.parse(await readFile(join(root, CURRENT), 'utf8')));
  } catch {
    return null;
  }
}

async function removeRetired(root: string, current: string): Promise<void> {
  for (const entry of await readdir(root, { withFileTypes: true })) {
    const folder = join(root, entry.name);
    if (!entry.isDirectory() || folder === current) continue;
    if (Date.now() - (await stat(folder)).mtimeMs > RETIRED_MS) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Builds a set beside the current one and makes it the current one once it is complete.
 *
 * @param build writes the files of the set into an empty folder
 * @returns null when it could not be built: the set before stays
 */
export async function renewSet(
  root: string,
  build: (folder: string) => Promise<SitemapSet['files']>,
): Promise<SitemapSet | null> {
  const started = Date.now();
  let folder: string | null = null;
  try {
    await mkdir(root, { recursive: true });
    folder = await mkdtemp(join(root, 'set-'));
    const files = await build(folder);
    const set: SitemapSet = { folder, files, builtAt: Date.now(), took: Date.now() - started };
    const draft = join(folder, CURRENT);
    await writeFile(draft, JSON.stringify(set));
    await rename(draft, join(root, CURRENT));
    await removeRetired(root, folder);
    return set;
  } catch (error) {
    log.warn('sitemap.failed', { reason: error instanceof Error ? error.message : String(error) });
    if (folder) await rm(folder, { recursive: true, force: true });
    return null;
  }
}
