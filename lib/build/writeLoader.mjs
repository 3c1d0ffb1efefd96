import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOADER_FILE } from '../document/builtLoader.mjs';
import { bundleScript } from './bundleScript.mjs';

/**
 * Bundles the script that stands in every page that will be kept.
 *
 * @param {{ distDir: string }} build where it lies
 */
export async function writeLoader({ distDir }) {
  const { text } = await bundleScript('lib/document/loader/main.ts', { format: 'esm', tsconfig: 'tsconfig.json' });
  await writeFile(join(distDir, LOADER_FILE), text);
}
