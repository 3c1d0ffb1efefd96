import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Makes a folder with symbolic links to everything in another, except some entries. */
export function linkAll(from: string, to: string, except: string[]): void {
  mkdirSync(to);
  for (const name of readdirSync(from).filter((each) => !except.includes(each))) {
    symlinkSync(resolve(from, name), join(to, name));
  }
}

/**
 * Links the built site into a temporary folder with a cache of its own, as on another machine.
 *
 * @param copied entries that the caller changes, copied instead
 */
export function makeSiteFolder(copied: string[] = []) {
  const parent = mkdtempSync(join(tmpdir(), 'kotor-site-'));
  const root = join(parent, 'site');
  linkAll('.', root, ['.git', '.next', ...copied]);
  for (const name of copied) cpSync(name, join(root, name), { recursive: true });
  linkAll('.next', join(root, '.next'), ['cache', 'BUILD_ID']);
  cpSync('.next/BUILD_ID', join(root, '.next/BUILD_ID'));
  return { root, remove: () => rmSync(parent, { recursive: true, force: true }) };
}
