import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What tells a browser that all functions of a script will be called, so that it compiles them while the script arrives,
 * beside the page (V8’s explicit compile hints). Browsers that do not know it read a comment.
 */
export const HINT = '//# allFunctionsCalledOnLoad\n';

/** Characters from which it is worth its bytes. */
const LONG = 30_000;

/** @param {string} path */
async function hint(path) {
  const script = await readFile(path, 'utf8');
  if (script.length >= LONG && !script.startsWith(HINT)) await writeFile(path, HINT + script);
}

/**
 * Marks the framework’s long scripts, which every page runs: compiled one function after the other as they are first called,
 * they held the page for 190 ms on a slow phone when it became live, and for 60 ms so.
 *
 * @param {{ distDir: string }} build where it lies
 */
export async function hintEagerCompile({ distDir }) {
  const manifest = JSON.parse(await readFile(join(distDir, 'build-manifest.json'), 'utf8'));
  await Promise.all(manifest.rootMainFiles.map((/** @type {string} */ file) => hint(join(distDir, file))));
}
