import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a build keeps the loader, bundled (lib/document/loader). */
export const LOADER_FILE = 'loader.js';

/** @type {string | undefined} */
let loader;

/** The script that brings the others of a page, as the build that runs has made it: read once. */
export function builtLoader() {
  loader ??= readFileSync(join('.next', LOADER_FILE), 'utf8');
  return loader;
}
