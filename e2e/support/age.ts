import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Site } from './site';

/** Older than any page may get without being renewed (five minutes). */
const AGE_MS = 3_600_000;

/**
 * Makes every page a stopped site has kept an hour old, since a test cannot wait that long: each is a file under the
 * folder of its build and its configuration (lib/cache).
 */
export function agePages({ siteUrl }: Site, apiHost: string): void {
  const build = readFileSync(join('.next', 'BUILD_ID'), 'utf8').trim();
  const configuration = createHash('sha256').update(`${apiHost} ${siteUrl}`).digest('hex').slice(0, 32);
  const folder = join('.next', 'cache', 'pages', build, configuration);
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const entry = deserialize(readFileSync(file)) as { lastModified: number };
    writeFileSync(file, serialize({ ...entry, lastModified: entry.lastModified - AGE_MS }));
  }
}
