import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * A loader: makes a service worker one script, and that script the module’s text. Next’s bundler makes only workers that
 * pages start, in files of their own names; this one must be a single file at `/sw.js`.
 *
 * @this {{ async(): (error: unknown, code?: string) => void, resourcePath: string, addDependency(file: string): void }}
 */
export default function bundle() {
  const done = this.async();
  build({
    entryPoints: [this.resourcePath],
    bundle: true,
    write: false,
    minify: true,
    metafile: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    absWorkingDir: root,
    tsconfig: join(root, 'lib/offline/worker/tsconfig.json'),
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  }).then(({ metafile, outputFiles: [script] }) => {
    for (const file of Object.keys(metafile.inputs)) this.addDependency(join(root, file));
    done(null, `export default ${JSON.stringify(script?.text ?? '')};`);
  }, done);
}
