import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../env.mjs';

/** Under each of these every build has a folder, and in it every configuration. */
export const PAGES_ROOT = join('.next', 'cache', 'pages');
export const SITEMAPS_ROOT = join('.next', 'cache', 'sitemaps');

/** @param {string} text */
const digest = (text) => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** The build being served, or null while there is none. */
export const buildId = () => {
  const file = join('.next', 'BUILD_ID');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
};

/** Names this configuration. */
const configuration = () => {
  const { apiHost, siteUrl } = env();
  return digest(`${apiHost} ${siteUrl}`);
};

/** What belongs to this configuration only. @param {string} root @param {string} build */
const configurationFolder = (root, build) => join(root, build, configuration());

/** Where the sitemaps of this build and this configuration are kept. */
export const sitemapFolder = () => configurationFolder(SITEMAPS_ROOT, buildId() ?? 'development');

/** The build whose pages are kept: none while the site is being built. */
const keptBuild = () => (process.env.NEXT_PHASE === 'phase-production-build' ? null : buildId());

/** Names this build and this configuration, where instances on several machines keep pages together. */
export const pageSpace = () => {
  const build = keptBuild();
  return build && `${build}:${configuration()}`;
};

/** @type {string | null | undefined} */
let folder;

/**
 * Where rendered pages of this build and this configuration are kept: another provider, another public address or
 * another build never sees them. Null while the site is being built.
 *
 * @returns {string | null}
 */
export function pageFolder() {
  if (folder !== undefined) return folder;
  const build = keptBuild();
  folder = build && configurationFolder(PAGES_ROOT, build);
  return folder;
}

/**
 * The file of an entry.
 *
 * @param {string} kind of the cache entry, such as `APP_PAGE`
 * @param {string} path internal, such as `/en/article/perast`
 */
export const pageFileName = (kind, path) => digest(`${kind} ${path}`);

/** The file of a script that was taken out of a page: named by what it says, so that it never changes. @param {string} script */
export const partName = (script) => `${digest(script)}.js`;

/** Its public address. @param {string} script */
export const partAddress = (script) => `/scripts/${partName(script)}`;

/** @param {string} name */
export const isPartName = (name) => /^[0-9a-f]{32}\.js$/.test(name);
