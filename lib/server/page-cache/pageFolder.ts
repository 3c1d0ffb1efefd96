import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '@/lib/server/env';

/** One folder per build, with three for each configuration: of pages, of known URLs (`-urls`) and of `-share-images`. */
export const PAGES_ROOT = join('.next', 'cache', 'pages');

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** The id of the build; null while there is none, and in development, which must not use the cache of an earlier build. */
export function buildId(): string | null {
  const file = join('.next', 'BUILD_ID');
  if (process.env.NODE_ENV === 'development' || !existsSync(file)) return null;
  return readFileSync(file, 'utf8').trim();
}

type Configuration = Pick<ReturnType<typeof env>, 'apiHost' | 'siteUrl' | 'streetMap'>;

/** This build and a configuration, whose pages no other may read; null without a build. */
export function cacheNamespace(configuration?: Configuration): string | null {
  const build = buildId();
  if (!build) return null;
  const { apiHost, siteUrl, streetMap } = configuration ?? env();
  return `${build}/${digest(`${apiHost} ${siteUrl} ${streetMap}`)}`;
}

export function pageFolder(): string | null {
  const namespace = cacheNamespace();
  return namespace && join(PAGES_ROOT, namespace);
}

/** The name of a cache entry, in memory, on disk and in Redis, from its key, which for a page is the internal path. */
export const entryName = digest;
