import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * A module and all it imports as one script for browsers, the same for the same sources.
 *
 * @param {string} entry the module’s file
 * @param {{ format: 'esm' | 'iife', tsconfig: string }} options what kind of script it becomes, and the file of the compiler’s
 * @returns {Promise<{ text: string, files: string[] }>} the script, and the files it was made of
 */
export async function bundleScript(entry, { format, tsconfig }) {
  const { metafile, outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    metafile: true,
    format,
    target: 'es2022',
    legalComments: 'none',
    absWorkingDir: root,
    tsconfig: join(root, tsconfig),
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  const [script] = outputFiles;
  return { text: script?.text.trim() ?? '', files: Object.keys(metafile.inputs).map((file) => join(root, file)) };
}
