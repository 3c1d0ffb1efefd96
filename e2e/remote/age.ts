import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { cacheNamespace, PAGES_ROOT } from '@/lib/server/page-cache/pageFolder';
import type { Site } from '../support/site';

/** Longer than pages are fresh (five minutes). */
const AGE_MS = 3_600_000;

const folderOf = ({ siteUrl }: Site, apiHost: string): string =>
  join(PAGES_ROOT, cacheNamespace({ apiHost, siteUrl, streetMap: null }) ?? '');

/** How many URLs without an id a site has written to disk with the pages they lead to (lib/cms/knownUrls.ts). */
export const rememberedUrls = (site: Site, apiHost: string): number =>
  readdirSync(`${folderOf(site, apiHost)}-urls`).filter((name) => !name.includes('.')).length;

/**
 * Makes every cached page of a stopped site an hour old. Each is a file in the folder of the build and the configuration
 * (lib/server/page-cache).
 */
export function agePages(site: Site, apiHost: string): void {
  const folder = folderOf(site, apiHost);
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const entry = deserialize(readFileSync(file)) as { lastModified: number };
    writeFileSync(file, serialize({ ...entry, lastModified: entry.lastModified - AGE_MS }));
  }
}
