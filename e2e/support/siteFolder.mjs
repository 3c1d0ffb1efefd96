import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Makes a folder of what another holds, as links, but for some of it.
 *
 * @param {string} from
 * @param {string} to
 * @param {string[]} except
 */
export function linkAll(from, to, except) {
  mkdirSync(to);
  for (const name of readdirSync(from).filter((each) => !except.includes(each))) {
    symlinkSync(resolve(from, name), join(to, name));
  }
}

/**
 * The built site once more, in a folder that keeps pages of its own, as on another machine.
 *
 * @param {string[]} [except] what the caller puts there instead
 */
export function makeSiteFolder(except = []) {
  const parent = mkdtempSync(join(tmpdir(), 'kotor-site-'));
  const root = join(parent, 'site');
  linkAll('.', root, ['.git', '.next', ...except]);
  linkAll('.next', join(root, '.next'), ['cache', 'BUILD_ID']);
  cpSync('.next/BUILD_ID', join(root, '.next/BUILD_ID'));
  return { root, remove: () => rmSync(parent, { recursive: true, force: true }) };
}
