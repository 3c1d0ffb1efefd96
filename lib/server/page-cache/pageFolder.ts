import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '@/lib/server/env';

/** One folder per build, with three for each configuration: of pages, of known URLs (`-urls`) and of `-share-images`. */
export const PAGES_ROOT = join('.next', 'cache', 'pages');

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** The id of the build, or null while there is none. */
export function buildId(): string | null {
  const file = join('.next', 'BUILD_ID');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

type Configuration = Pick<ReturnType<typeof env>, 'apiHost' | 'siteUrl' | 'streetMap'>;

/** This build and a configuration, whose pages no other may read; null during a build, which stores none. */
export function cacheNamespace({ apiHost, siteUrl, streetMap }: Configuration = env()): string | null {
  const build = process.env.NEXT_PHASE === 'phase-production-build' ? null : buildId();
  return build && join(build, digest(`${apiHost} ${siteUrl} ${streetMap}`));
}

export function pageFolder(): string | null {
  const namespace = cacheNamespace();
  return namespace && join(PAGES_ROOT, namespace);
}

/** The name of a cache entry, in memory, on disk and in Redis, by the internal path of its page. */
export const entryName = (path: string): string => digest(path);
