import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pageFileName, pageFolder } from './pageFolder.mjs';
import { sharedStore } from './sharedStore.mjs';

/**
 * Whether a page was rendered before by this build, here or by another instance, so that it can be served while the
 * provider fails.
 *
 * @param {string} path internal
 */
export async function isRendered(path) {
  const name = pageFileName('APP_PAGE', path);
  const folder = pageFolder();
  if (folder !== null && existsSync(join(folder, name))) return true;
  return (await sharedStore()?.has(name)) ?? false;
}
