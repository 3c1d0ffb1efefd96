import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '@/lib/server/env';

/** Each holds a folder per build, and that a folder per configuration. */
export const PAGES_ROOT = join('.next', 'cache', 'pages');
export const SITEMAPS_ROOT = join('.next', 'cache', 'sitemaps');

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** The id of the build, or null while there is none. */
export function buildId(): string | null {
  const file = join('.next', 'BUILD_ID');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

function configurationId(): string {
  const { apiHost, siteUrl } = env();
  return digest(`${apiHost} ${siteUrl}`);
}

/** The build whose pages are stored; null during a build, which stores none. */
const servedBuild = (): string | null => (process.env.NEXT_PHASE === 'phase-production-build' ? null : buildId());

/** The folder of this build's and this configuration's sitemaps. */
export const sitemapFolder = (): string => join(SITEMAPS_ROOT, buildId() ?? 'development', configurationId());

/** The namespace of this build and this configuration in the shared cache; null during a build. */
export function cacheNamespace(): string | null {
  const build = servedBuild();
  return build && `${build}:${configurationId()}`;
}

/** The folder of this build's and this configuration's pages, so that no other ever reads them; null during a build. */
export function pageFolder(): string | null {
  const build = servedBuild();
  return build && join(PAGES_ROOT, build, configurationId());
}

/**
 * The name of a cache entry, in memory, on disk and in Redis.
 *
 * @param kind of the entry, such as `APP_PAGE`
 * @param path internal, such as `/en/article/perast`
 */
export const entryName = (kind: string, path: string): string => digest(`${kind} ${path}`);
